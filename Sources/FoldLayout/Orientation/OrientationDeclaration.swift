/// What an Info.plist says about orientations, for one product.
///
/// ``InfoPlist`` reads it. Rules O5 and O8.
public struct OrientationDeclaration: Hashable, Sendable {
  /// The orientations that are listed, or `nil` where the list is missing, empty, or has no known name in it.
  public var listed: Interface.OrientationMask?

  /// The value of `UIRequiresFullScreen`; a missing key is `false`.
  public var requiresFullScreen: Bool

  /// The system from which on `UIRequiresFullScreen` is ignored, or `nil` where that is not declared.
  ///
  /// It is the value of `UIRequiresFullScreenIgnoredStartingWithVersion`, which is read only where the other is set.
  public var fullScreenIgnoredFrom: OrientationScene.Version?

  /// Creates a declaration.
  ///
  /// - Parameters:
  ///   - listed: The orientations that are listed.
  ///   - requiresFullScreen: The value of `UIRequiresFullScreen`.
  ///   - fullScreenIgnoredFrom: The system from which on that key is ignored.
  public init(
    listed: Interface.OrientationMask? = nil, requiresFullScreen: Bool = false,
    fullScreenIgnoredFrom: OrientationScene.Version? = nil
  ) {
    self.listed = listed
    self.requiresFullScreen = requiresFullScreen
    self.fullScreenIgnoredFrom = fullScreenIgnoredFrom
  }

  /// The orientations that the application declares: those listed, and all four where none are.
  public var mask: Interface.OrientationMask {
    guard let listed, listed.isConstraint else { return .all }
    return listed.orientationsOnly
  }
}
