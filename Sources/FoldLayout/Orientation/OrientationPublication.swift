/// What a scene's adapter is to tell the platform.
///
/// Rules O9 and O11.
public struct OrientationPublication: Hashable, Sendable {
  /// What hooks are to answer from now on, before anything else is done.
  public var mask: Interface.OrientationMask

  /// Whether controllers are to prefer a locked orientation.
  public var prefersLock: Bool

  /// What the platform is to be asked for after it has been asked to read mask and lock anew; `nil` for nothing.
  public var request: GeometryRequest?
}
