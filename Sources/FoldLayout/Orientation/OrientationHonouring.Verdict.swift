extension OrientationHonouring {
  /// Whether the platform acts on the orientations that are allowed.
  public enum Verdict: Hashable, Sendable, CaseIterable {
    /// It does.
    case yes

    /// It does not.
    case no

    /// It takes them as a preference, and mostly does not.
    case preference

    /// It cannot be told from what is known.
    case unknown
  }
}
