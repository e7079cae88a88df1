/// One step on the way to an answer.
///
/// Rule L10.
public enum LayoutReason: Hashable, Sendable {
  /// A separating division divides the container, and the band is left empty.
  case divides(RegionID, axis: LayoutAxis, band: LayoutRect, DivisionStanding)

  /// A separating division overlaps an edge of the container: it takes the band there, and divides nothing.
  case trims(RegionID, LayoutEdge, band: LayoutRect, DivisionStanding)

  /// A separating division does not run from edge to edge, so that it divides nothing; a physical gap is an obstacle.
  case doesNotSpan(RegionID, frame: LayoutRect, isObstacle: Bool)

  /// A separating division lies outside the container.
  case isOutside(RegionID)

  /// A division does not separate.
  case doesNotSeparate(RegionID, DivisionStanding)

  /// The safe area takes that much of a segment, the segment being told by its index.
  case safeAreaTakes(LayoutEdgeInsets, ofSegment: Int)

  /// An active occlusion covers part of what is asked about.
  case occlusionCovers(RegionID, Place)

  /// An obstacle lies in what is safe of a segment.
  case obstacleLies(RegionID, inSegment: Int)

  /// Of the rectangles that are free in a segment this is the largest, out of so many.
  case largestFree(LayoutRect, ofSegment: Int, outOf: Int)

  /// Nothing of what is asked about is free.
  case nothingFree(Place)

  /// These insets leave the largest rectangle of a frame that no occlusion covers, out of so many.
  case insetsLeave(LayoutRect, outOf: Int)

  /// The safe area has no strip at a side, so that there is no room for a bar.
  case noStrip(LayoutSide)

  /// A bar lies in the strip that the safe area keeps clear at a side.
  case strip(LayoutRect, LayoutSide)

  /// Of the strip this is the longest part that no occlusion covers.
  case longestFree(LayoutRect)

  /// A step on the way to an arrangement of panes.
  case panes(PaneReason)

  /// A step on the way to an overlay.
  case overlay(OverlayReason)

  /// A step on the way to a grid of columns.
  case columns(ColumnReason)

  /// A step on the way to the place of an alert, a sheet, a menu or a control.
  case item(ItemReason)

  /// A step on the way to a control that is clear.
  case displacement(DisplacementReason)
}
