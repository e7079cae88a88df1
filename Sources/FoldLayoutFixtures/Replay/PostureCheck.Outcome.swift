extension PostureCheck {
  /// What can come of a check.
  public enum Outcome: Hashable, Sendable {
    /// What the fixture expects is what was told.
    case holds

    /// It was played, and something was told otherwise than it expects.
    case differs([PostureReplay.Difference])

    /// It could not be read, and so it was not played.
    case refused(FixtureError)
  }
}
