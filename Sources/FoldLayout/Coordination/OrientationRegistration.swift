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
  /// A request that is pending ends as superseded, unless the mask is the one that it has. A lock has no mask, and stays
  /// as it is.
  ///
  /// - Parameter mask: The orientations that will do; `nil` or an empty mask clears, until there is another.
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
  public func clear() {
    delivery?.clear(id)
  }
}

@available(*, unavailable)
extension OrientationRegistration: Sendable {}
