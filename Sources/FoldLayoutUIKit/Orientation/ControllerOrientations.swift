#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
import FoldLayout
import UIKit

/// What one controller wants of the orientation, on whichever scene it is shown.
///
/// It belongs to its controller. What is registered before the scene is known waits here for it, and what moves to
/// another scene is taken along. Rule O3.
@MainActor
final class ControllerOrientations {
  static let associated = AssociatedObject<ControllerOrientations>()

  /// When a controller is looked at again whose view is not loaded, in seconds: nothing tells that it has been.
  private static let retryDelays: [Double] = [0.1, 0.35, 1]

  /// The one of a controller, which is made when it is first asked for.
  static func of(_ controller: UIViewController) -> ControllerOrientations {
    associated.of(controller) ?? install(on: controller, scheduler: MainQueueScheduler())
  }

  /// Gives a controller its own.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - scheduler: What waiting goes through.
  /// - Returns: What the controller has been given.
  @discardableResult
  static func install(on controller: UIViewController, scheduler: any LayoutScheduler) -> ControllerOrientations {
    let orientations = ControllerOrientations(controller, scheduler)
    associated.give(orientations, to: controller)
    return orientations
  }

  private weak var controller: UIViewController?
  private let scheduler: any LayoutScheduler
  private weak var probe: ControllerProbeView?
  private weak var home: SceneOrientations?
  private var constraints: [Entry] = []
  private var request: Request?
  private var retries = retryDelays[...]

  private struct Entry {
    weak var constraint: ControllerConstraint?
  }

  private init(_ controller: UIViewController, _ scheduler: any LayoutScheduler) {
    self.controller = controller
    self.scheduler = scheduler
  }

  deinit {
    // Whoever holds a constraint may live longer than the controller.
    let constraints = constraints.map(\.constraint)
    let request = request
    MainQueue.run {
      for constraint in constraints { constraint?.withdraw() }
      request?.end()
    }
  }

  // MARK: Constraints

  /// Takes a constraint in, and registers it where the scene is known.
  func add(_ constraint: ControllerConstraint) {
    constraints.removeAll { $0.constraint == nil }
    constraints.append(Entry(constraint: constraint))
    if let home { register(constraint, with: home) }
    look()
    retries = Self.retryDelays[...]
    if controller?.isViewLoaded == false { scheduler.atEndOfTurn { [weak self] in self?.lookForView() } }
  }

  /// Looks again whether the view of a controller has been loaded that was constrained before.
  private func lookForView() {
    guard controller?.isViewLoaded == false else { return look() }
    guard let delay = retries.popFirst() else { return }
    _ = scheduler.after(delay) { [weak self] in self?.lookForView() }
  }

  /// Finds the scene, where the controller is on one.
  func look() {
    guard let controller else { return }
    placeProbe(in: controller)
    guard let orientations = controller.sceneOrientations else { return }
    come(to: orientations)
    orientations.setNeedsLook()
  }

  /// The controller is on a scene, perhaps another one than before.
  func come(to orientations: SceneOrientations) {
    if let controller { placeProbe(in: controller) }
    guard home !== orientations else { return }
    home = orientations
    withdrawRequest()
    for entry in constraints {
      if let constraint = entry.constraint { register(constraint, with: orientations) }
    }
  }

  private func register(_ constraint: ControllerConstraint, with orientations: SceneOrientations) {
    guard let controller else { return }
    constraint.register(with: orientations.coordinator, shownBy: orientations.numbers.id(of: controller))
  }

  // MARK: Presence

  private func placeProbe(in controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return }
    if let probe, probe.superview === view {
      // Whoever looks at the first view of a screen, as UIKit does for one that scrolls, is to find the screen's own.
      if view.subviews.first === probe, view.subviews.count > 1 { view.bringSubviewToFront(probe) }
      return
    }
    probe?.action = nil
    probe?.removeFromSuperview()
    let probe = ControllerProbeView()
    self.probe = probe
    probe.isHidden = true
    probe.isUserInteractionEnabled = false
    probe.action = { [weak self] in self?.probeDidMove() }
    view.addSubview(probe)
  }

  private func probeDidMove() {
    home?.setNeedsLook()
    if probe?.window != nil { look() }
  }

  // MARK: Requests

  /// Asks for a rotation; what is asked for stays in force until another is, or until it is withdrawn.
  func request(
    _ mask: Interface.OrientationMask, name: String?, within bound: Double,
    _ completion: @escaping (RotationRequest.Outcome) -> Void
  ) {
    withdrawRequest()
    look()
    guard let controller, let orientations = controller.sceneOrientations else { return completion(.noScene) }
    orientations.look()
    orientations.captureOrientation()
    let request = Request()
    self.request = request
    let registration = orientations.coordinator.requestRotation(
      to: mask, name: name, shownBy: orientations.numbers.id(of: controller), within: bound, completion: completion)
    // What is shown already is answered at once, and whoever is answered may have asked for something else by now.
    if self.request === request { request.registration = registration } else { registration.clear() }
  }

  /// Withdraws what was asked for last, whether or not it was granted.
  func withdrawRequest() {
    let withdrawn = request
    request = nil
    withdrawn?.end()
  }
}

/// What holds a request; apart, so that it can be let go of on the main actor.
@MainActor
private final class Request {
  var registration: OrientationRegistration?

  /// Whoever is told of the end may ask for something else at once.
  func end() {
    let ended = registration
    registration = nil
    ended?.clear()
  }
}

extension UIViewController {
  /// The orientations of the scene that shows this controller, or is about to.
  var sceneOrientations: SceneOrientations? { shownWindow?.windowScene.map { .of($0) } }

  /// The window that shows this controller, or is about to.
  var shownWindow: UIWindow? {
    let above = sequence(first: self, next: { $0.parent ?? $0.presentingViewController })
    // What is covered is in no window, and what covers it is.
    let over = sequence(first: self, next: { $0.presentedViewController }).prefix(100)
    return above.lazy.compactMap { $0.viewIfLoaded?.window }.first
      ?? over.lazy.compactMap { $0.viewIfLoaded?.window }.first
  }
}
#endif
#endif
