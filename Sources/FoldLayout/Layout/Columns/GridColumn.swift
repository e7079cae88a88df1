/// One column of a grid.
///
/// Its index is its identity: the same column in another container is the one with the same index, so that a change
/// animates.
///
/// Rule L5.
public struct GridColumn: Hashable, Sendable {
  /// The index, from the leading edge.
  public let index: Int

  /// The column of segments in which it lies, from the leading edge, counted from 0.
  public let segmentColumn: Int

  /// Its frames from top to bottom, in the container's coordinates, in points: one, or one for each row of segments.
  public let frames: [LayoutRect]
}
