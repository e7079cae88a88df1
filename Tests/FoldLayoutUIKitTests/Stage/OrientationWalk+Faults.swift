import FoldLayout
import TestSupport
import UIKit
import UIKitTestSupport

@testable import FoldLayoutUIKit

extension OrientationWalk {
  /// What is wrong once everything has come to rest.
  func faults() throws -> [String] {
    stage.settle()
    // A window that has returned waits a tenth of a second for regions and hinge before it tells its display.
    if stage.rotation.display != .single { stage.wait(0.15) }
    requests.removeAll { ($0.controller == nil || !$0.isInForce) && $0.isAnswered }
    let expected = Expectation(of: self)
    var faults = doubts
    doubts = []
    // Without a hook, foreign controllers raise what they would raise without this library.
    if hasHooks { faults += stage.rotation.raised.map { "\($0)\n\(stage.scene.orientationExplanation)" } }
    // Where nobody answers from here, or nobody is asked, UIKit tells nobody here what it presents.
    // Nor does it ask anybody when a sheet begins to go; what that wants counts until it is gone.
    let isUnheard = stage.rotation.isMultitasking || (!hasHooks && !expected.isTopFromHere)
    if isUnheard || controllers.contains(where: { $0.isBeingDismissed && !$0.standInFillsWindow }) {
      stage.orientations.look()
    }
    let allowed = try stage.resolution.allowed
    if allowed != expected.allowed, popping == nil {
      faults.append("allowed \(allowed), expected \(expected.allowed)\n\(stage.scene.orientationExplanation)")
    }
    // While a finger holds a pop, what was in force stays so.
    if popping == nil, !controllers.contains(where: { $0.isBeingPresented || $0.isBeingDismissed }) {
      faults += try faultsOfPublishing(expected, stage.resolution)
    }
    for entry in gone where entry.object != nil { faults.append("\(entry.name) is retained") }
    gone = []
    let known = stage.orientations.coordinator.situation.constraints
    let wanted = constraints.count { $0.controller != nil && ($0.isLock || !$0.mask.isEmpty) }
    if known.count > wanted + requests.count { faults.append("\(known.count) constraints are kept, not \(wanted)") }
    return faults
  }

  private func faultsOfPublishing(_ expected: Expectation, _ resolution: OrientationResolution) -> [String] {
    guard !stage.rotation.isMultitasking else { return [] }
    var faults: [String] = []
    func check(_ name: String, _ isRight: Bool, _ fault: @autoclosure () -> String) {
      counts[name, default: 0] += 1
      if !isRight { faults.append("\(fault())\n\(stage.scene.orientationExplanation)") }
    }
    if stage.rotation.display == .inner { counts["inner", default: 0] += 1 }
    let (hook, published) = (Mask(stage.rotation.hookAnswer), expected.published)
    check("published", resolution.published == published, "published is \(resolution.published), not \(published)")
    if hasHooks {
      // Another window's controller may add to it.
      let isRight = overlay == nil ? hook == published : hook.isSuperset(of: published)
      check("hooks", isRight, "UIKit was answered \(hook), not \(published)")
    }
    if expected.isTopFromHere, StandInSystem.version >= 26 {
      let isLocked = expected.wantsLock && stage.rotation.fillsScreen
      check("lock", stage.rotation.isLocked == isLocked, "locked \(stage.rotation.isLocked)")
    }
    guard stage.rotation.honoursMasks, expected.isAnswered(hasHooks: hasHooks, isAlone: overlay == nil) else {
      return faults
    }
    let possible = expected.allowed.intersection(Mask(stage.rotation.limit))
    let acted = possible.isEmpty ? expected.allowed : possible
    check("acted on", stage.supported == acted, "UIKit acts on \(stage.supported), and it should on \(acted)")
    let isShown = acted.contains(stage.shown) || stage.rotation.isLocked
    check("shown", isShown, "\(stage.shown) is shown, and allowed are \(acted)")
    return faults
  }

  /// Whether a delegate answers UIKit that knows of the resolution.
  var hasHooks: Bool {
    switch hooks {
    case .none: false
    case .application, .both: true
    case .scene: StandInSystem.version >= 27
    }
  }

  /// Ends it, and answers what finds out what is still there.
  func end() -> () -> [String] {
    let all = controllers.map { Gone(object: $0, name: "\(type(of: $0))") }
    weak let orientations = stage.orientations
    weak let scene = stage.scene
    weak let coordinator = stage.orientations.coordinator
    constraints = []
    overlay = nil
    popping = nil
    stage.window.rootViewController = nil
    stage.window.windowScene = nil
    stage.device.disconnect(stage.scene)
    stage = OrientationStage(capabilities: capabilities)
    return { [requests] in
      var faults = all.filter { $0.object != nil }.map { "\($0.name) is retained" }
      if orientations != nil || scene != nil || coordinator != nil { faults.append("what is the scene's is retained") }
      if !requests.allSatisfy(\.isAnswered) { faults.append("a request was never answered") }
      return faults
    }
  }
}

extension OrientationWalk {
  /// What the walk should have come to, worked out without the library.
  @MainActor
  struct Expectation {
    var allowed = Mask.all

    /// Whether anybody who is shown wants the orientation to be kept.
    private(set) var wantsLock = false

    private var isChainSkipped = false
    private(set) var isTopFromHere = false
    private var shown: [UIViewController] = []

    init(of walk: OrientationWalk) {
      let root = walk.stage.scene.keyWindow?.rootViewController
      // A delegate that cannot be read is heard when UIKit asks it, and in multitasking UIKit asks nobody.
      let isRead = walk.hooks != .scene || walk.capabilities.contains(.sceneSupportedOrientations)
      let isHeard = walk.hasHooks && (isRead || !walk.stage.rotation.isMultitasking)
      let base = isHeard ? walk.declared ?? walk.plist : walk.plist
      allowed = base
      published = base
      if walk.stage.rotation.display == .outer { apply(.allButUpsideDown) }
      guard let root else { return }
      var top = root
      var over: [UIViewController] = []
      var next = top.standInPresents
      while let presented = next, !presented.isBeingDismissed {
        if presented.standInFillsWindow {
          top = presented
          over = []
        } else {
          over.append(presented)
        }
        next = presented.standInPresents
      }
      for controller in [top] + over { show(controller) }
      isTopFromHere = !(top is ForeignController) && type(of: top) != UIViewController.self
      let chain = Self.mask(of: Self.answering(for: top))
      isChainSkipped = !apply(chain)
      let masks =
        walk.constraints.filter { !$0.isLock && isShown($0.controller) }.map(\.mask)
        + walk.requests.filter { $0.isInForce && isShown($0.controller) }.map(\.mask)
      let views = masks.filter { !$0.isEmpty }.reduce(Mask.all) { $0.intersection($1) }
      let isRestricted = !masks.allSatisfy(\.isEmpty) && !views.isEmpty && apply(views)
      let isIgnored = walk.stage.rotation.display == .inner || !walk.stage.rotation.fillsScreen
      if isRestricted, !isIgnored { published = allowed }
      if isChainSkipped { published.formUnion(chain) }
      wantsLock = walk.constraints.contains { $0.isLock && isShown($0.controller) }
    }

    /// What hooks are to answer.
    private(set) var published = Mask.all

    /// Whether UIKit hears of the resolution, so that it acts on it.
    func isAnswered(hasHooks: Bool, isAlone: Bool) -> Bool { isTopFromHere || (hasHooks && !isChainSkipped && isAlone) }

    @discardableResult
    private mutating func apply(_ mask: Mask) -> Bool {
      guard !allowed.isDisjoint(with: mask) else { return false }
      allowed.formIntersection(mask)
      return true
    }

    private mutating func show(_ controller: UIViewController) {
      shown.append(controller)
      if let child = Self.child(of: controller) { show(child) }
    }

    private func isShown(_ controller: UIViewController?) -> Bool { shown.contains { $0 === controller } }

    private static func child(of controller: UIViewController) -> UIViewController? {
      (controller as? UINavigationController)?.topViewController
        ?? (controller as? UITabBarController)?.selectedViewController
    }

    private static func answering(for controller: UIViewController) -> UIViewController {
      child(of: controller).map { answering(for: $0) } ?? controller
    }

    private static func mask(of controller: UIViewController) -> Mask {
      let none: Mask = StandInSystem.idiom == .pad ? .all : .allButUpsideDown
      switch controller {
      case let controller as ResolvedController: return controller.declared ?? none
      case let controller as ForeignController: return Mask(controller.mask)
      default: return none
      }
    }
  }
}
