#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayout
public import UIKit

extension UIEdgeInsets {
  /// Creates insets from an answer of the layout functions.
  ///
  /// - Parameter insets: The insets, in points, of physical edges.
  public init(_ insets: LayoutEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
#endif
