#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
public import FoldLayout
import UIKit

/// A constraint or a lock of a view controller: it counts while the controller is on the screen, and as long as this is
/// held.
///
/// When it goes, what it registered is cleared. It keeps neither its controller nor a scene alive, and follows the
/// controller from one scene to another. Rule O3.
@MainActor
public final class ControllerConstraint {
  private let name: String?
  private let condition: LayoutCondition?
  private var demand: OrientationConstraint.Demand
  private let holding = Holding()

  /// What is registered with the scene of the moment; apart, so that it can be let go of on the main actor.
  @MainActor
  private final class Holding {
    private var registration: OrientationRegistration?

    /// Takes another registration in place of the one before; whoever is told of either may do anything at once.
    func hold(_ new: OrientationRegistration?) {
      let old = registration
      registration = new
      old?.clear()
    }

    func update(_ mask: Interface.OrientationMask) {
      registration?.update(mask)
    }
  }

  init(_ demand: OrientationConstraint.Demand, name: String?, when condition: LayoutCondition?) {
    self.demand = demand
    self.name = name
    self.condition = condition
  }

  deinit {
    let holding = holding
    MainQueue.run { holding.hold(nil) }
  }

  /// Replaces the mask, and keeps everything else.
  ///
  /// A lock has no mask, and stays as it is. Rule O3.
  ///
  /// - Parameter mask: The orientations that will do; `nil` or an empty mask clears, until there is another.
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public func update(_ mask: Interface.OrientationMask?) {
    let mask = mask ?? []
    switch demand {
    case .only: demand = .only(mask)
    case .onlyOrLock: demand = .onlyOrLock(mask)
    case .lock: return
    }
    holding.update(mask)
  }

  /// Clears what is registered, because the controller is gone.
  func withdraw() {
    holding.hold(nil)
  }

  /// Registers with the coordinator of the scene that the controller has come to, in place of the one before.
  func register(with coordinator: OrientationCoordinator, shownBy controller: ControllerHierarchy.Controller.ID) {
    let registration =
      switch demand {
      case .lock: coordinator.lockOrientation(name: name, shownBy: controller, when: condition)
      case .only(let mask):
        coordinator.constrain(to: mask, name: name, shownBy: controller, when: condition)
      case .onlyOrLock(let mask):
        coordinator.constrain(to: mask, name: name, shownBy: controller, when: condition, orLock: true)
      }
    holding.hold(registration)
  }
}
#endif
#endif
