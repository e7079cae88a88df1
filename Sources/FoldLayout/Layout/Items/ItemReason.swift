/// One step on the way to an item's place; segments are told by their index.
///
/// Rule L10.
public enum ItemReason: Hashable, Sendable {
  /// The item ignores divisions.
  case ignoresDivisions

  /// Nothing divides, so that there is one segment only.
  case onlySegment

  /// The item's role, or what was asked for, takes it to some edges.
  case goesTo(DirectionalEdges, ItemRole?)

  /// The item goes to the segment with the largest usable area.
  case goesToBest

  /// The item goes to the segment nearest to a point.
  case goesNear(LayoutPoint)

  /// The item, of this size in points, does not fit in a segment, or in the container where it ignores divisions.
  case doesNotFit(LayoutSize, segment: Int?)

  /// The item lies in a free rectangle of a segment, centred, or as near to its point, or to the bottom, as it can.
  case lies(in: LayoutRect, ItemFit)

  /// The item fits nowhere, and is shrunk to this size, in points.
  case shrunk(LayoutSize)

  /// Nothing is free.
  case nothingFree
}
