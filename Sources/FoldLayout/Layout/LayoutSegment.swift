/// A part of a container that separating divisions leave whole.
public struct LayoutSegment: Hashable, Sendable {
  /// Where it is, in the container's coordinates, in points.
  public let frame: LayoutRect

  /// The row it is in, from the top, counted from 0.
  public let row: Int

  /// The column it is in, from the leading edge, counted from 0.
  public let column: Int
}
