/// Where a fixed control goes so that nothing lies in its way.
///
/// Rule L7.
public struct DisplacedFrame: Hashable, Sendable {
  /// Where the control was to lie, in the container's coordinates, in points.
  public let original: LayoutRect

  /// Where it goes, in the same coordinates, or `nil` where it fits nowhere.
  public let frame: LayoutRect?
}

extension DisplacedFrame {
  /// How far it goes to the right and downwards, in points, or `nil` where it fits nowhere.
  public var offset: LayoutPoint? {
    frame.map { LayoutPoint(x: $0.minX - original.minX, y: $0.minY - original.minY) }
  }
}
