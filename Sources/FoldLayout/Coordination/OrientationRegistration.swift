/// A constraint, a lock or a request that somebody holds: it counts as long as this is held.
///
/// When it goes, what it registered is cleared, so a view that keeps it in a property registers and clears by itself.
/// It keeps neither its coordinator nor anything else alive. Rule O3.
public final class OrientationRegistration {
  /// The identity under which it is registered.
  public let id: OrientationConstraint.ID

  private weak var delivery: OrientationDelivery?
  private var constraint: OrientationConstraint

  init(_ constraint: OrientationConstraint, with delivery: OrientationDelivery) {
    id = constraint.id
    self.constraint = constraint
    self.delivery = delivery
  }

  deinit {
    clear()
  }

  /// Replaces the mask, and keeps everything else.
  ///
  /// Where there was a mask the place among the others is kept, which decides who is to blame; after it was cleared, a new
  /// one comes last. A request that is pending ends as superseded, unless the mask is the one that it has: then nothing
  /// happens, and its constraint is withdrawn with it where it fails. A lock has no mask, and stays as it is. Rules O3 and
  /// O9.
  ///
  /// - Parameter mask: The orientations that will do; `nil` or an empty mask clears, until there is another.
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public func update(_ mask: Interface.OrientationMask?) {
    let mask = mask ?? []
    switch constraint.demand {
    case .onlyOrLock: constraint.demand = .onlyOrLock(mask)
    case .only: constraint.demand = .only(mask)
    case .lock: return
    }
    if mask.isConstraint { delivery?.register(constraint) } else { clear() }
  }

  /// Clears what was registered; clearing it twice is clearing it once.
  ///
  /// Rule O3.
  ///
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public func clear() {
    delivery?.clear(id)
  }
}

@available(*, unavailable)
extension OrientationRegistration: Sendable {}
