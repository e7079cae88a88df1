extension Pane {
  /// How a pane lies across the axis of its split.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// It fills what there is as far as its maximum, whatever it prefers, and begins where there is more; Apple's split
    /// does so.
    case fill

    /// It takes what it prefers, at the top or at the leading edge.
    case start

    /// It takes what it prefers, in the middle.
    case center

    /// It takes what it prefers, at the bottom or at the trailing edge.
    case end
  }
}
