extension PaneReason {
  /// What makes a pane as long as it is.
  public enum LengthSource: Hashable, Sendable {
    /// It is what the pane prefers.
    case preference

    /// It is the pane's minimum.
    case minimum

    /// It is the pane's maximum.
    case maximum

    /// The minimums of the others, and what those of higher priority take, leave no more.
    case others

    /// It is an equal share of what the others leave.
    case share

    /// It is all that the others leave.
    case remainder

    /// The pane has the highest priority of those that can grow, and takes what is left.
    case growth

    /// The divider lies on a division, beside this coordinate, in points.
    case division(RegionID, at: Double)

    /// The pane fills its part.
    case part(Int)
  }
}
