extension LayoutTransition {
  /// How far a transition has come.
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// It is about to begin; the environment is still that from before.
    case willBegin

    /// Its animation block runs, and what is laid out now is animated along.
    case alongside

    /// It has ended, and the target was reached.
    case completed

    /// It has ended, and the target was not reached; the environment is the one that is there now.
    case cancelled
  }
}
