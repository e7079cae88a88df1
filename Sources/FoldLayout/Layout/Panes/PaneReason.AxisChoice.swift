extension PaneReason {
  /// What decides the axis along which panes follow one another.
  public enum AxisChoice: Hashable, Sendable {
    /// A division divides the area.
    case division

    /// Nothing divides, and the split prefers it.
    case preference

    /// The area is longer along it.
    case longerSide

    /// The area is as wide as it is high.
    case equalSides
  }
}
