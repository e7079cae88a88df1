#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
public import FoldLayout
public import UIKit

extension UIViewController {
  /// Allows only some orientations while this controller is on the screen, and as long as what is returned is held.
  ///
  /// ```swift
  /// private lazy var landscapeOnly = constrainOrientations(to: .landscape)
  /// ```
  ///
  /// Registered before the controller is shown, it waits for its scene. The view is never loaded by this; one that is
  /// not loaded then is looked for at the end of the turn, and a few times within the next second and a half. A view
  /// that is not seen is put into the controller's, since nothing else tells that a screen comes or goes: so the
  /// controller's own view is no visual effect view, and SwiftUI notes in its log that it was not asked.
  /// Rules O1, O3, O11 and O12.
  ///
  /// - Parameters:
  ///   - mask: The orientations that will do; an empty mask is no constraint.
  ///   - name: What the account calls it; the controller's type where this is `nil`.
  ///   - condition: What must be the case for it to count.
  ///   - becomesLock: Whether, where masks are not honoured, the orientation is to be kept once one of them is shown.
  /// - Returns: The constraint, which is cleared when it goes.
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public func constrainOrientations(
    to mask: Interface.OrientationMask, name: String? = nil, when condition: LayoutCondition? = nil,
    orLock becomesLock: Bool = false
  ) -> ControllerConstraint {
    register(becomesLock ? .onlyOrLock(mask) : .only(mask), name, condition)
  }

  /// Wishes that the orientation be kept which is shown, while this controller is on the screen.
  ///
  /// It is the one thing that works on the inner display of a folding phone, from iOS 26 on. Rule O11.
  ///
  /// - Parameters:
  ///   - name: What the account calls it; the controller's type where this is `nil`.
  ///   - condition: What must be the case for it to count.
  /// - Returns: The wish, which is cleared when it goes.
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public func lockOrientation(name: String? = nil, when condition: LayoutCondition? = nil) -> ControllerConstraint {
    register(.lock, name, condition)
  }

  private func register(
    _ demand: OrientationConstraint.Demand, _ name: String?, _ condition: LayoutCondition?
  ) -> ControllerConstraint {
    let constraint = ControllerConstraint(demand, name: name ?? "\(type(of: self))", when: condition)
    ControllerOrientations.of(self).add(constraint)
    return constraint
  }

  /// Asks for a rotation, and allows only its orientations while this controller is on the screen.
  ///
  /// ```swift
  /// requestOrientation(.landscapeRight) { outcome in print(outcome) }
  /// ```
  ///
  /// It is granted when the scene shows what was asked for, and at once where it does already. Granted, it stays in force
  /// until the controller asks for another, withdraws it, is shown by another scene, or goes. Otherwise everything is as it was
  /// before. UIKit is asked at the end of this turn of the run loop, once it has been asked to read hooks and controllers anew.
  /// Before iOS 16 there is nothing to request with: what is allowed changes, and the scene turns as the device is held.
  /// Rule O9.
  ///
  /// - Parameters:
  ///   - mask: The orientations that will do.
  ///   - name: What the account calls it; the controller's type where this is `nil`.
  ///   - bound: How long to wait before it expires, in seconds.
  ///   - completion: Called once, with what came of it; with `.noScene` at once where no scene shows the controller.
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public func requestOrientation(
    _ mask: Interface.OrientationMask, name: String? = nil, within bound: Double = 2,
    completion: @escaping (RotationRequest.Outcome) -> Void = { _ in }
  ) {
    ControllerOrientations.of(self).request(mask, name: name ?? "\(type(of: self))", within: bound, completion)
  }

  /// Withdraws what this controller requested last, so that it restricts nothing any more.
  ///
  /// A request that is pending ends as superseded. Nothing happens where there is none. Rule O9.
  public func withdrawOrientationRequest() {
    ControllerOrientations.of(self).withdrawRequest()
  }
}
#endif
#endif
