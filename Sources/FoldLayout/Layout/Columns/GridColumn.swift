/// One column of a grid.
///
/// Its index is its identity: the same column in another container is the one with the same index, so that a change
/// animates.
///
/// Rule L5.
public struct GridColumn: Hashable, Sendable {
  /// The index, from the leading edge.
  public let index: Int

  /// The index, from the leading edge, of the part in which it lies, of those that divisions leave of the area's width.
  public let part: Int

  /// Its frames from top to bottom, in the container's coordinates, in points: one, or one for each part that divisions
  /// leave of the area's height.
  public let frames: [LayoutRect]
}
