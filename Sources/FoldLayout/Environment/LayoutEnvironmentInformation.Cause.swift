extension LayoutEnvironmentInformation {
  /// Why an observer is told something.
  ///
  /// Rules D1, D3 and D7.
  public enum Cause: Hashable, Sendable {
    /// The observer is new, or the environment is the first one; there is no previous one.
    case initial

    /// A capture differed from the environment told before.
    case change

    /// A transition has come to a phase, whether or not anything differs.
    case transition(LayoutTransition)
  }
}
