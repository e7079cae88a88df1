#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayout
public import UIKit

extension CGRect {
  /// Creates a rectangle from an answer of the layout functions.
  ///
  /// - Parameter rect: The rectangle, in points, in whichever coordinates it is meant.
  public init(_ rect: LayoutRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
#endif
