extension OrientationAccount {
  /// A layer that was skipped because it would have left nothing.
  ///
  /// Rule O2.
  public struct Conflict: Hashable, Sendable {
    /// The layer that was skipped.
    public internal(set) var skipped: Layer

    /// The layer outside of it with which it shares nothing; `nil` where it came to nothing by itself.
    public internal(set) var outer: Layer?
  }
}
