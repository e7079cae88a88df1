extension Pane {
  /// Where a pane lies across the axis of its split, when it does not fill it.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// At the top, or at the leading edge.
    case start

    /// In the middle.
    case center

    /// At the bottom, or at the trailing edge.
    case end
  }
}
