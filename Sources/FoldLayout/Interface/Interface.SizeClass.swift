extension Interface {
  /// How much room an interface has along one axis, with UIKit's names and raw values.
  public enum SizeClass: Int, Hashable, Sendable, CaseIterable {
    /// The platform does not say.
    case unspecified = 0

    /// Little room.
    case compact = 1

    /// Ample room.
    case regular = 2
  }
}
