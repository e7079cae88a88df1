/// What a resolution can be different in, and what an observer can ask to hear of.
///
/// Every stored fact of ``OrientationResolution`` belongs to exactly one aspect. Rule D9.
public struct OrientationAspects: OptionSet, Hashable, Sendable {
  /// The bits, one an aspect.
  public let rawValue: Int

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits, one an aspect.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The orientation that is shown.
  public static let orientation = OrientationAspects(rawValue: 1 << 0)

  /// The base and what is allowed.
  public static let allowed = OrientationAspects(rawValue: 1 << 1)

  /// What the platform acts on, and whether and why it does.
  public static let honouring = OrientationAspects(rawValue: 1 << 2)

  /// The preferred orientation, and whether a presentation is under way.
  public static let presentation = OrientationAspects(rawValue: 1 << 3)

  /// What becomes of the wish to keep the orientation.
  public static let lock = OrientationAspects(rawValue: 1 << 4)

  /// Why all of it is so.
  public static let account = OrientationAspects(rawValue: 1 << 5)

  /// The ends of rotation requests, which an observer can ask for.
  ///
  /// It is never among ``OrientationInformation/changes``.
  public static let requests = OrientationAspects(rawValue: 1 << 6)

  /// Everything.
  public static let all: OrientationAspects = [
    .orientation, .allowed, .honouring, .presentation, .lock, .account, .requests,
  ]
}

extension OrientationResolution {
  /// What is different from another resolution.
  func changes(from other: OrientationResolution) -> OrientationAspects {
    var changes: OrientationAspects = []
    if orientation != other.orientation { changes.insert(.orientation) }
    if base != other.base || allowed != other.allowed { changes.insert(.allowed) }
    if effective != other.effective || honouring != other.honouring { changes.insert(.honouring) }
    if preferred != other.preferred || isPresentation != other.isPresentation { changes.insert(.presentation) }
    if lock != other.lock { changes.insert(.lock) }
    if account != other.account { changes.insert(.account) }
    return changes
  }
}
