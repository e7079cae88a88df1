#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayout
public import UIKit

extension UIAxis {
  /// Creates UIKit's axes, by their raw value.
  ///
  /// - Parameter axes: The axes.
  public init(_ axes: LayoutAxes) {
    self.init(rawValue: axes.rawValue)
  }
}
#endif
