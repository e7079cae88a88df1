#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
import FoldLayout
import UIKit

extension SceneOrientations {
  /// Whether the application's own code is being asked what it declares, so that nothing is to be resolved.
  var isReading: Bool { readingDepth > 0 }

  /// Notes what somebody says of itself whose answer comes from here, and answers with it.
  func state(
    _ answer: UInt, mask: Interface.OrientationMask? = nil, preferred: Interface.Orientation? = nil,
    by controller: UIViewController? = nil, child: UIViewController? = nil
  ) {
    let statement = OrientationStatement(answer: answer)
    statement.controller = controller
    statement.mask = mask
    statement.preferred = preferred
    statement.child = child
    self.statement = statement
  }

  /// Everything as it is while UIKit asks, which it does when something is presented: that may be all that is heard of it.
  private func situationAsked() -> OrientationSituation {
    let situation = situationNow()
    let known = coordinator.situation
    if situation.scene != known.scene || situation.controllers != known.controllers { setNeedsLook() }
    return situation
  }

  // MARK: Hooks

  /// What a delegate answers that declares a mask.
  func delegateAnswer(
    of hook: OrientationHooks.Hook, for window: UIWindow?, declaring mask: Interface.OrientationMask?
  ) -> UIInterfaceOrientationMask {
    guard !isReading else {
      // Others may hear of it as well, and UIKit takes no empty mask.
      let answer = UIInterfaceOrientationMask(mask.flatMap { $0.isConstraint ? $0 : nil } ?? plist.mask)
      state(answer.rawValue, mask: mask)
      return answer
    }
    spoken[hook] = .some(mask)
    let answer = hookAnswer(for: window)
    didAnswer(answer, for: window)
    return answer
  }

  /// What hooks answer: never an empty mask, and never one that has nothing in common with what a controller answers.
  ///
  /// - Parameter asked: The window that UIKit asks for, where it says; one beside the key window has controllers of its own.
  /// - Returns: The mask.
  func hookAnswer(for asked: UIWindow?) -> UIInterfaceOrientationMask {
    let situation = situationAsked()
    let resolution = situation.resolution
    var answer = resolution.published(beside: Self.mask(in: resolution), preferring: preferred)
    guard let scene else { return UIInterfaceOrientationMask(answer) }
    let key = window(of: scene)
    // A window that UIKit asks for may be about to be shown.
    for window in asked.map({ [$0] }) ?? scene.windows.filter({ !$0.isHidden }) where window !== key {
      guard let read = readControllers(of: window) else { continue }
      var beside = situation
      beside.controllers = read.hierarchy
      let mask = Self.mask(in: beside.resolution)
      answer.formUnion(resolution.published(beside: mask, preferring: read.preferred))
    }
    return UIInterfaceOrientationMask(answer)
  }

  /// What the controller answers that UIKit asks.
  private static func mask(in resolution: OrientationResolution) -> Interface.OrientationMask {
    resolution.account.contributors.first { $0.layer == .chain }?.mask ?? []
  }

  // MARK: Controllers

  /// What a controller answers that declares a mask, or leaves the answer to a child.
  func controllerAnswer(
    of controller: UIViewController, declaring mask: Interface.OrientationMask?, child: UIViewController?
  ) -> UIInterfaceOrientationMask {
    let declared = UIViewController.declaredOrientations(mask, child)
    guard !isReading else {
      state(declared.rawValue, mask: mask, by: controller, child: child)
      return declared
    }
    let resolution = situationAsked().resolution
    let id = numbers.id(of: controller)
    var mask = resolution.answer(of: id, declaring: Interface.OrientationMask(declared))
    // What hooks answer for the sake of other windows is not for this one.
    let narrowed = mask.intersection(resolution.published)
    if narrowed.isConstraint, Interface.OrientationMask(hookAnswer(for: nil)) != resolution.published {
      mask = narrowed
    }
    let answer = UIInterfaceOrientationMask(mask)
    didAnswer(answer, of: id)
    return answer
  }

  /// What a controller answers that prefers an orientation for its presentation, or leaves it to a child.
  func preferredAnswer(
    of controller: UIViewController, declaring preferred: Interface.Orientation?, child: UIViewController?
  ) -> UIInterfaceOrientation {
    let declared = preferred ?? child.flatMap { Interface.Orientation($0.preferredInterfaceOrientationForPresentation) }
    guard !isReading else {
      let answer = UIInterfaceOrientation(declared ?? .unknown)
      state(UInt(answer.rawValue), preferred: declared, by: controller, child: child)
      return answer
    }
    // Where UIKit asks the scene's delegate it is answered for all windows, which is no less.
    let hook = hookAnswer(for: controller.shownWindow ?? scene.flatMap { window(of: $0) })
    let supported = hook.intersection(controller.supportedInterfaceOrientations)
    let mask = Interface.OrientationMask(supported)
    return UIInterfaceOrientation(situationNow().preferredForPresentation(declared, among: mask))
  }

  /// Whether a controller prefers the orientation to be locked.
  func lockAnswer(of controller: UIViewController, declaring isPreferred: Bool) -> Bool {
    guard !isReading else { return isPreferred }
    let situation = situationNow()
    let isAsked = situation.controllers.map { asksForLock(numbers.id(of: controller), in: $0) } ?? false
    let answer = isAsked ? situation.resolution.lock.isWanted : isPreferred
    if isAsked { didAnswer(prefersLock: answer) }
    return answer
  }

  /// Whether UIKit comes by a controller on its way to the one that it asks about the lock.
  private func asksForLock(
    _ id: ControllerHierarchy.Controller.ID, in hierarchy: ControllerHierarchy
  ) -> Bool {
    var next: ControllerHierarchy.Controller.ID? = top(of: hierarchy)
    var steps = 0
    while let current = next, steps < hierarchy.controllers.count {
      if current == id { return true }
      let controller = hierarchy.controllers.first { $0.id == current }
      next = controller?.forwardsLockTo ?? controller?.forwardsTo
      steps += 1
    }
    return false
  }
}

extension UIViewController {
  /// What a controller declares: what its child answers, else a mask, else what UIKit answers for one that does not.
  static func declaredOrientations(
    _ mask: Interface.OrientationMask?, _ child: UIViewController?
  ) -> UIInterfaceOrientationMask {
    let own = child.map { Interface.OrientationMask($0.supportedInterfaceOrientations) } ?? mask
    guard let own, own.isConstraint else { return defaultSupportedInterfaceOrientations }
    return UIInterfaceOrientationMask(own)
  }
}
#endif
#endif
