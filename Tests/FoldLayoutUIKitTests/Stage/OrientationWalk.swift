import FoldLayout
import TestSupport
import UIKit
import UIKitTestSupport

@testable import FoldLayoutUIKit

/// An application that does one thing after another, and what it should come to.
@MainActor
final class OrientationWalk {
  enum Step: String, CaseIterable {
    case push, pop, popToRoot, replaceAll, beginPop, endPop, selectTab, tapTab, present, presentSheet, dismiss,
      endTransitions
    case constrain, update, drop, lock, request, withdraw, rotate, fold, background, overlay, overlayKey, turn, wait
    case window, lockByUser, declare, replaceRoot

    /// Each as often as it is listed: what begins something is followed by its end before long.
    static let weighted =
      allCases + [.endTransitions, .endTransitions, .endTransitions, .endPop, .dismiss, .fold, .overlay]
  }

  var stage: OrientationStage
  let capabilities: PlatformCapabilities
  let plist: Mask
  let hooks: OrientationStage.Hooks

  /// What is declared in code.
  private(set) var declared: Mask?
  private var taken: [String] = []
  var constraints: [Constrained] = []
  var gone: [Gone] = []
  var overlay: UIWindow?
  var popping: UINavigationController?

  /// Outcomes of requests that cannot be.
  var doubts: [String] = []

  /// How often each thing was looked at.
  var counts: [String: Int] = [:]
  var requests: [Request] = []

  /// A constraint, and what is known of it here.
  struct Constrained {
    weak var controller: UIViewController?
    let constraint: ControllerConstraint
    var mask: Mask
    var isLock = false
  }

  /// A request that is pending or in force.
  @MainActor
  final class Request {
    weak var controller: UIViewController?
    let mask: Mask
    let time: Double
    var isInForce = true
    var isAnswered = false

    init(_ controller: UIViewController, _ mask: Mask, at time: Double) {
      self.controller = controller
      self.mask = mask
      self.time = time
    }
  }

  /// Something that nobody should keep any more.
  struct Gone {
    weak var object: UIViewController?
    let name: String
  }

  var path: String { taken.joined(separator: " ") }

  init(_ capabilities: PlatformCapabilities, folds: Bool, using generator: inout SeededGenerator) {
    self.capabilities = capabilities
    plist = Self.plist(&generator)
    hooks = OrientationStage.Hooks.allCases.randomElement(using: &generator) ?? .both
    stage = OrientationStage(
      plist: plist,
      hooks: hooks,
      display: folds ? .outer : .single, capabilities: capabilities)
    stage.show(Self.root())
  }

  private static func plist(_ generator: inout SeededGenerator) -> Mask {
    Mask(rawValue: UInt.random(in: 1...15, using: &generator) << 1)
  }

  private var tabs: UITabBarController? { stage.window.rootViewController as? UITabBarController }

  private var navigation: UINavigationController? { tabs?.selectedViewController as? UINavigationController }

  /// The controllers that exist, in the order in which they lie over each other.
  var controllers: [UIViewController] {
    var found: [UIViewController] = []
    func visit(_ controller: UIViewController) {
      found.append(controller)
      for child in controller.children { visit(child) }
      if let presented = controller.standInPresents { visit(presented) }
    }
    for root in [stage.window.rootViewController, overlay?.rootViewController] {
      if let root { visit(root) }
    }
    return found
  }

  private var last: UIViewController? {
    var last: UIViewController? = stage.window.rootViewController
    while let next = last?.standInPresents { last = next }
    return last
  }

  // MARK: Steps

  func step(using generator: inout SeededGenerator) {
    let step = Step.weighted.randomElement(using: &generator) ?? .turn
    taken.append(step.rawValue)
    if taken.count > 40 { taken.removeFirst() }
    switch step {
    case .push, .pop, .popToRoot, .replaceAll, .beginPop, .endPop, .selectTab, .tapTab: navigate(step, &generator)
    case .present, .presentSheet, .dismiss: present(step, &generator)
    case .endTransitions:
      let before = controllers.map { Gone(object: $0, name: "\(type(of: $0))") }
      stage.device.endTransitions()
      note(before)
    case .constrain, .update, .drop, .lock, .request, .withdraw: constrain(step, &generator)
    case .rotate:
      stage.device.hold(UIDeviceOrientation(rawValue: Int.random(in: 1...6, using: &generator)) ?? .portrait)
    case .fold: fold()
    case .background:
      stage.scene.standInMove(to: .background)
      if Bool.random(using: &generator) { stage.turn() }
      stage.scene.standInMove(to: .foregroundActive)
    case .overlay, .overlayKey: changeOverlay(isKey: step == .overlayKey, &generator)
    case .window: stage.rotation.fillsScreen = stage.rotation.display != .single || !stage.rotation.fillsScreen
    case .lockByUser: stage.rotation.isLockedByUser.toggle()
    case .declare:
      declared = Bool.random(using: &generator) ? nil : mask(&generator)
      stage.scene.declaredInterfaceOrientations = declared
    case .replaceRoot: replaceRoot(using: &generator)
    case .turn: stage.turn()
    case .wait: stage.wait(.random(in: 0...3, using: &generator))
    }
  }

  private func mask(_ generator: inout SeededGenerator) -> Mask {
    Mask(rawValue: UInt.random(in: 1...15, using: &generator) << 1)
  }

  private func controller(_ generator: inout SeededGenerator) -> UIViewController {
    switch Int.random(in: 0...3, using: &generator) {
    case 0: ResolvedController()
    case 1:
      ResolvedController(
        mask(&generator), preferring: Interface.Orientation.allCases.randomElement(using: &generator))
    case 2: foreignController(&generator)
    default: UIViewController()
    }
  }

  /// One that prefers nothing that it does not support itself, for which nobody could help it.
  private func foreignController(_ generator: inout SeededGenerator) -> ForeignController {
    let mask = mask(&generator)
    let preferred = Interface.Orientation.allCases.filter { mask.contains($0) }.randomElement(using: &generator)
    return ForeignController(mask, preferring: Bool.random(using: &generator) ? preferred : nil)
  }

  private static func root() -> UITabBarController {
    let tabs = OrientationTabBarController()
    tabs.viewControllers = [
      OrientationNavigationController(rootViewController: ResolvedController()),
      OrientationNavigationController(rootViewController: ResolvedController(.portrait)),
      ResolvedController(.landscape),
    ]
    return tabs
  }

  private func replaceRoot(using generator: inout SeededGenerator) {
    // UIKit keeps what is presented over a root that is replaced, and so it is not done.
    guard controllers.allSatisfy({ $0.standInPresents == nil }) else { return }
    endPop(cancelling: false)
    let before = controllers.map { Gone(object: $0, name: "\(type(of: $0))") }
    stage.window.rootViewController = Self.root()
    note(before)
  }

  private func navigate(_ step: Step, _ generator: inout SeededGenerator) {
    let before = controllers.map { Gone(object: $0, name: "\(type(of: $0))") }
    if step != .beginPop, step != .endPop { endPop(cancelling: Bool.random(using: &generator)) }
    switch step {
    case .push: navigation?.pushViewController(controller(&generator), animated: false)
    case .pop: navigation?.popViewController(animated: false)
    case .popToRoot: navigation?.popToRootViewController(animated: false)
    case .replaceAll: navigation?.viewControllers = [controller(&generator), controller(&generator)]
    case .beginPop where popping == nil:
      popping = navigation
      navigation?.standInBeginPop(with: StandInTransition(isInteractive: true))
    case .beginPop, .endPop: endPop(cancelling: Bool.random(using: &generator))
    case .selectTab: tabs?.selectedIndex = Int.random(in: 0...2, using: &generator)
    default: tabs?.standInTap(Int.random(in: 0...2, using: &generator))
    }
    if popping == nil { note(before) }
  }

  /// UIKit has one transition at a time, so a pop ends before anything else of its kind begins.
  private func endPop(cancelling isCancelled: Bool) {
    popping?.standInEndPop(cancelling: isCancelled)
    popping = nil
  }

  private func present(_ step: Step, _ generator: inout SeededGenerator) {
    let before = controllers.map { Gone(object: $0, name: "\(type(of: $0))") }
    let isAnimated = Bool.random(using: &generator)
    if step == .dismiss {
      last?.dismiss(animated: isAnimated)
    } else if controllers.count < 20, last?.isBeingPresented == false, last?.isBeingDismissed == false {
      let new = controller(&generator)
      let styles: [UIModalPresentationStyle] =
        step == .presentSheet ? [.pageSheet, .formSheet, .popover] : [.fullScreen, .overFullScreen, .custom]
      new.modalPresentationStyle = styles.randomElement(using: &generator) ?? .fullScreen
      last?.present(new, animated: isAnimated)
    }
    note(before)
  }

  /// Remembers who is not there any more.
  private func note(_ before: [Gone]) {
    let now = controllers
    gone += before.filter { entry in !now.contains { $0 === entry.object } }
  }

  private func constrain(_ step: Step, _ generator: inout SeededGenerator) {
    guard let controller = controllers.randomElement(using: &generator) else { return }
    let mask = mask(&generator)
    switch step {
    case .constrain:
      constraints.append(
        Constrained(controller: controller, constraint: controller.constrainOrientations(to: mask), mask: mask))
    case .lock:
      let lock = controller.lockOrientation()
      constraints.append(Constrained(controller: controller, constraint: lock, mask: [], isLock: true))
    case .update:
      guard let index = constraints.indices.randomElement(using: &generator), !constraints[index].isLock else { return }
      constraints[index].mask = Bool.random(using: &generator) ? mask : []
      constraints[index].constraint.update(constraints[index].mask)
    case .drop:
      guard let index = constraints.indices.randomElement(using: &generator) else { return }
      constraints.remove(at: index)
    case .request:
      for request in requests where request.controller === controller { request.isInForce = false }
      let request = Request(controller, mask, at: stage.scheduler.now)
      requests.append(request)
      controller.requestOrientation(mask) { [weak self] outcome in self?.take(outcome, of: request) }
    default:
      for request in requests where request.controller === controller { request.isInForce = false }
      controller.withdrawOrientationRequest()
    }
  }

  /// Believes what came of a request only where it can be.
  private func take(_ outcome: RotationRequest.Outcome, of request: Request) {
    if request.isAnswered { doubts.append("a request was answered twice") }
    request.isAnswered = true
    let isPossible =
      switch outcome {
      case .granted(let orientation): request.mask.contains(orientation) && orientation == stage.shown
      case .refused: capabilities.contains(.sceneGeometry)
      case .expired: stage.scheduler.now - request.time > 1.99
      case .superseded: requests.last !== request || !request.isInForce || request.controller == nil
      case .noScene: request.controller?.viewIfLoaded?.window == nil
      }
    if !isPossible { doubts.append("\(request.mask): \(outcome), shown is \(stage.shown)") }
    if case .granted = outcome {} else { request.isInForce = false }
  }

  private func fold() {
    guard stage.rotation.display != .single else { return }
    let isOpening = stage.rotation.display == .outer
    stage.device.moveHinge(to: isOpening ? .fullyOpen : .closed, angle: isOpening ? 3.14 : 0)
    stage.rotation.move(
      to: isOpening ? .inner : .outer, size: OrientationStage.size(of: isOpening ? .inner : .outer))
  }

  private func changeOverlay(isKey: Bool, _ generator: inout SeededGenerator) {
    let before = controllers.map { Gone(object: $0, name: "\(type(of: $0))") }
    if let overlay {
      overlay.isHidden = true
      overlay.windowScene = nil
      self.overlay = nil
      note(before)
    } else {
      let new = UIWindow(windowScene: stage.scene)
      new.rootViewController = controller(&generator)
      overlay = new
      if isKey { new.makeKeyAndVisible() } else { new.isHidden = false }
    }
  }
}
