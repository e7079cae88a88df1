/// One step on the way to an arrangement of panes; panes, and the parts that divisions leave of the area, are told by
/// their index.
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

  /// The split does not allow the axis along which the panes would follow one another.
  case axisNotAllowed(LayoutAxis, AxisChoice)

  /// Divisions run along both axes, and the split allows none.
  case noAxisAllowed

  /// Divisions run along both axes, and the split allows one: the panes lie in the best row or column.
  case bestLine(LayoutAxis)

  /// A pane is the only one that is shown, because its priority is the highest.
  case onlyPane(Int)

  /// An active occlusion covers some of a part, and the split avoids those.
  case leavesOut(part: Int)

  /// The minimum of a pane, in points, no longer fits; an extent that is not the cause is zero.
  case hidden(Int, minimum: LayoutSize)

  /// A pane is hidden because another, of the highest priority, does not even fit alone.
  case hiddenBeside(Int, first: Int)

  /// Several panes share a part.
  case share([Int], part: Int)

  /// A pane is alone, and nothing divides: it takes the whole area.
  case takesWhole(Int)

  /// A pane is alone and takes a part.
  case takesPart(Int, part: Int, PartChoice)

  /// A pane is so long along an axis, in points.
  case length(Int, LayoutAxis, Double, LengthSource)

  /// A pane alone is smaller along an axis than its minimum, in points.
  case compressed(Int, LayoutAxis, Double, minimum: Double)

  /// A pane alone is larger along an axis than its maximum, in points.
  case stretched(Int, LayoutAxis, Double, maximum: Double)

  /// So much along an axis, in points, stays empty after a pane, because all that share it have their maximum.
  case leavesEmpty(Double, LayoutAxis, after: Int)
}
