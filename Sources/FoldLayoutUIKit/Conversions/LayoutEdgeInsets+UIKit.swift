#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayout
public import UIKit

extension LayoutEdgeInsets {
  /// Creates insets from UIKit's.
  ///
  /// - Parameter insets: The insets, in points, of physical edges.
  public init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
  }
}
#endif
