extension LayoutTransition {
  /// How far a transition has come.
  ///
  /// Whether its target was reached is the platform's word, except where delivery is suspended meanwhile: then the size
  /// decides, and a transition without a target is cancelled. Rules D7 and D8.
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
