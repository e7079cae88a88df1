extension Hinge {
  /// The pose of a hinge, with UIKit's names and raw values.
  ///
  /// The platform decides it from more than the angle, and with hysteresis, so it is taken as it is told.
  public enum Status: Int, Hashable, Sendable, CaseIterable {
    /// The hinge has not reported.
    case unknown = 0

    /// Shut.
    case closed = 1

    /// Between shut and flat.
    case partiallyOpen = 2

    /// Flat.
    case fullyOpen = 3
  }
}
