extension OrientationAccount {
  /// An answer that could be the base, and why it is or is not.
  ///
  /// Rule O1.
  public struct Candidate: Hashable, Sendable {
    /// Who gives it.
    public internal(set) var source: Source

    /// The answer, without bits that are no orientation; `nil` where there is none.
    public internal(set) var mask: Interface.OrientationMask?

    /// What came of it.
    public internal(set) var standing: Standing
  }
}
