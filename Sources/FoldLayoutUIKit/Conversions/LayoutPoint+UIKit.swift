#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayout
public import UIKit

extension LayoutPoint {
  /// Creates a point from UIKit's.
  ///
  /// - Parameter point: The point, in points.
  public init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}
#endif
