/// What observers of a scene's orientations are told: the resolution as it is and as it was, and what has ended.
///
/// Rules D1 to D4 and O9.
public struct OrientationInformation: Hashable, Sendable {
  /// The resolution that was told before, or `nil` with the first.
  public var previous: OrientationResolution?

  /// The resolution as it is.
  public var current: OrientationResolution

  /// The request that has ended with this, if one has.
  public var ended: RotationRequest.Ending?

  /// The request that another took the place of, which has ended too.
  public var superseded: RotationRequest.Ending?

  /// The number of the emission, from 1.
  public var revision: Int

  /// Creates an information.
  ///
  /// - Parameters:
  ///   - current: The resolution as it is.
  ///   - previous: The resolution that was told before.
  ///   - ended: The request that has ended with this.
  ///   - superseded: The request that another took the place of.
  ///   - revision: The number of the emission, from 1.
  public init(
    current: OrientationResolution, previous: OrientationResolution? = nil, ended: RotationRequest.Ending? = nil,
    superseded: RotationRequest.Ending? = nil, revision: Int = 1
  ) {
    self.current = current
    self.previous = previous
    self.ended = ended
    self.superseded = superseded
    self.revision = revision
  }

  /// What is different from the resolution before; nothing where there was none.
  ///
  /// - Complexity: O(*n*) in the length of the account.
  public var changes: OrientationAspects { previous.map { current.changes(from: $0) } ?? [] }

  /// The orientation that is shown, as the platform says; `nil` until it has said.
  public var orientation: Interface.Orientation? { current.orientation }

  /// The orientation that was shown with the resolution before.
  public var previousOrientation: Interface.Orientation? { previous?.orientation }

  /// Whether one of the upright orientations is shown; `false` also where that is not known.
  public var isPortrait: Bool { orientation?.isPortrait ?? false }

  /// Whether one of the sideways orientations is shown; `false` also where that is not known.
  public var isLandscape: Bool { orientation?.isLandscape ?? false }
}
