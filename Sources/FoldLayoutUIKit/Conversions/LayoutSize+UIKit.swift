#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayout
public import UIKit

extension LayoutSize {
  /// Creates a size from UIKit's, as it is: a negative one stays negative, and is refused where it matters.
  ///
  /// - Parameter size: The size, in points.
  public init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}
#endif
