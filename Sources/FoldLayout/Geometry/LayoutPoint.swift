/// A position in points, y down, in a container's own coordinates unless something else is said.
public struct LayoutPoint: Hashable, Sendable {
  /// The distance from the container's left edge, in points.
  public var x: Double

  /// The distance from the container's top edge, in points.
  public var y: Double

  /// The container's top left corner.
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - x: The distance from the left edge, in points.
  ///   - y: The distance from the top edge, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
