extension OrientationConstraint {
  /// What a constraint wants of the orientation.
  public enum Demand: Hashable, Sendable {
    /// Only the orientations of a mask; an empty one, or one without an orientation, wants nothing.
    case only(Interface.OrientationMask)

    /// Only the orientations of a mask, and where masks are not honoured, that the one shown is kept if it is in it.
    ///
    /// Rule O11.
    case onlyOrLock(Interface.OrientationMask)

    /// That the orientation which is shown is kept, as far as the platform considers it.
    ///
    /// Rule O11.
    case lock

    /// The mask, without bits that are no orientation; empty where it wants nothing of the mask.
    var mask: Interface.OrientationMask {
      switch self {
      case .only(let mask), .onlyOrLock(let mask): mask.orientationsOnly
      case .lock: []
      }
    }

    /// Whether it wants anything at all.
    var isAny: Bool { self == .lock || mask.isConstraint }
  }
}
