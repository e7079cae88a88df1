/// What becomes of the wish to keep the orientation that is shown.
///
/// Rule O11.
public enum OrientationLockState: Hashable, Sendable, CaseIterable {
  /// Nobody wishes it.
  case notWanted

  /// It is wished, and the platform says that it holds the orientation.
  case held

  /// It is wished, and the platform will consider it.
  case considered

  /// It is wished, and whether the platform will consider it cannot be told from what is known.
  case unknown

  /// It is wished by a constraint that waits for one of its orientations to be shown, since another would be kept.
  case waiting

  /// It is wished, and systems before 26 have no such thing.
  case notBeforeVersion26

  /// It is wished, and is not considered for a scene that does not fill its screen.
  case smallerThanScreen

  /// It is wished, and is not considered while somebody resizes the scene.
  case resizing

  /// Whether the wish is to be passed on to the platform, whether or not that considers it.
  public var isWanted: Bool { self != .notWanted && self != .waiting }
}

extension OrientationLockState: CustomStringConvertible {
  /// The state as a clause.
  public var description: String {
    switch self {
    case .notWanted: "not wanted"
    case .held: "held by the platform"
    case .considered: "wanted, and the platform considers it"
    case .unknown: "wanted; whether the platform considers it is not known"
    case .waiting: "waits until an orientation is shown that is to be kept"
    case .notBeforeVersion26: "wanted, and not considered: systems before 26 have none"
    case .smallerThanScreen: "wanted, and not considered: the scene does not fill its screen"
    case .resizing: "wanted, and not considered while the scene is being resized"
    }
  }
}
