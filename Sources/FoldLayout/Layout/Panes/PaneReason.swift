/// One step on the way to an arrangement of panes; panes and segments are told by their index.
///
/// Rule L10.
public enum PaneReason: Hashable, Sendable {
  /// There are no panes, or nothing is left of the area.
  case nothingToShare

  /// The panes follow one another along an axis.
  case axis(LayoutAxis, AxisChoice)

  /// Divisions run along both axes.
  case dividedBothWays

  /// The container is compact in both directions, so that the first pane is alone.
  case compactInBoth

  /// The split does not allow the axis that it would need.
  case axisNotAllowed(LayoutAxis)

  /// A pane is the only one that is shown, because its priority is the highest.
  case onlyPane(Int)

  /// An active occlusion covers part of a segment, and the split avoids those.
  case leavesOut(segment: Int)

  /// The minimum of a pane, in points, no longer fits.
  case hidden(Int, minimum: LayoutSize)

  /// Several panes share a segment.
  case share([Int], segment: Int)

  /// A pane is alone, and nothing divides: it takes the whole area.
  case takesWhole(Int)

  /// A pane is alone and takes the best segment.
  case takesBest(Int, segment: Int)

  /// A pane is so long along an axis, in points.
  case length(Int, LayoutAxis, Double, LengthSource)

  /// A pane alone is smaller along an axis than its minimum, in points.
  case compressed(Int, LayoutAxis, Double, minimum: Double)

  /// A pane alone is larger along an axis than its maximum, in points.
  case stretched(Int, LayoutAxis, Double, maximum: Double)

  /// So much along an axis, in points, stays empty after a pane, because all that share it have their maximum.
  case leavesEmpty(Double, LayoutAxis, after: Int)
}
