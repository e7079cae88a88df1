/// What a scene's adapter is to tell the platform.
///
/// Rules O9 and O11.
public struct OrientationPublication: Hashable, Sendable {
  /// What hooks are to answer from now on, before anything else is done.
  public internal(set) var mask: Interface.OrientationMask

  /// Whether controllers are to prefer a locked orientation.
  public internal(set) var prefersLock: Bool

  /// What the platform is to be asked for after it has been asked to read mask and lock anew; `nil` for nothing.
  public internal(set) var request: GeometryRequest?
}
