extension OrientationAccount.Candidate {
  /// What came of an answer that could be the base.
  public enum Standing: Hashable, Sendable, CaseIterable {
    /// It is the base.
    case isBase

    /// One that comes before it replaced it.
    case isReplaced

    /// It was not given.
    case isNotGiven

    /// It is empty, which is no constraint.
    case isEmpty

    /// The platform asks for it from iOS 27 on, and the system is older.
    case isNotAsked
  }
}
