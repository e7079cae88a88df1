extension OrientationAccount {
  /// Somebody who wants the orientation to be kept that is shown.
  ///
  /// Rule O11.
  public struct LockWish: Hashable, Sendable {
    /// Who wants it.
    public internal(set) var source: Source

    /// What that one is called.
    public internal(set) var name: String

    /// The orientations of which one must be shown before it is kept; `nil` where any is kept.
    public internal(set) var mask: Interface.OrientationMask?

    /// Whether it waits because another orientation is shown, or none is known.
    public internal(set) var isWaiting: Bool
  }
}
