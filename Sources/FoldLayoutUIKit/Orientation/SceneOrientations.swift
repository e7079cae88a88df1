#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
import FoldLayout
import UIKit

/// The orientations of one scene: reads what decides about them, answers for them, and tells UIKit when to ask.
///
/// It belongs to its scene. Whatever happens only asks for a look at the end of the turn, when appearing and disappearing
/// have met; then everything is read, the coordinator is told, and UIKit is asked to ask anew, once. Rule A4.
@MainActor
final class SceneOrientations {
  /// The scene, which keeps this.
  private(set) weak var scene: UIWindowScene?

  /// What resolves.
  let coordinator: OrientationCoordinator

  /// What may be called.
  let capabilities: PlatformCapabilities

  /// What waiting goes through.
  let scheduler: any LayoutScheduler

  /// What the Info.plist says.
  let plist: ApplicationPlist

  /// Numbers of the scene's controllers.
  var numbers = ControllerNumbers()

  /// What the application declares in code, where its delegate declares nothing.
  var declaredInCode: Interface.OrientationMask? {
    didSet { setNeedsLook() }
  }

  /// What each delegate has declared that was asked by UIKit, and may be out of reach from here.
  var spoken: [OrientationHooks.Hook: Interface.OrientationMask?] = [:]

  /// Who answers UIKit's questions, as it was found last.
  var hooks = OrientationHooks()

  /// What the controller that UIKit asks prefers, where it answers that by itself and UIKit is about to ask.
  var preferred: Interface.Orientation?

  /// Whether a window of this scene has been seen with an inset for a home indicator.
  var hasHomeIndicator = false

  /// More than none while the application's own code is asked what it declares.
  var readingDepth = 0

  /// What the last one that was asked said of itself.
  var statement: OrientationStatement?

  private let publisher = ScenePublisher()
  private var observations: [NotificationObservation] = []
  private var layout: LayoutCoordinator?
  private weak var window: UIWindow?
  private var isConnected = false
  private var isGone = false
  private var isLookPlanned = false
  private var isComparing = false
  private var line: UIInterfaceOrientationMask?
  private var request: OrientationPublication.GeometryRequest?
  private var knowledge = PlatformKnowledge()
  private weak var watchedTransition: AnyObject?

  static let associated = AssociatedObject<SceneOrientations>()

  /// The one of a scene, which is made when it is first asked for.
  static func of(_ scene: UIWindowScene) -> SceneOrientations {
    associated.of(scene) ?? install(on: scene)
  }

  /// Gives a scene its orientations.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - capabilities: What may be called.
  ///   - scheduler: What waiting goes through.
  ///   - plist: What the Info.plist says.
  /// - Returns: What the scene has been given.
  @discardableResult
  static func install(
    on scene: UIWindowScene, capabilities: PlatformCapabilities = .current,
    scheduler: any LayoutScheduler = MainQueueScheduler(), plist: ApplicationPlist = .ofMainBundle
  ) -> SceneOrientations {
    let orientations = SceneOrientations(scene, capabilities, scheduler, plist)
    associated.give(orientations, to: scene)
    orientations.begin()
    return orientations
  }

  private init(
    _ scene: UIWindowScene, _ capabilities: PlatformCapabilities, _ scheduler: any LayoutScheduler,
    _ plist: ApplicationPlist
  ) {
    self.scene = scene
    self.capabilities = capabilities
    self.scheduler = scheduler
    self.plist = plist
    coordinator = OrientationCoordinator(publisher: publisher)
  }

  /// What is read asks controllers, which look for this: so it begins when it can be found.
  private func begin() {
    publisher.orientations = self
    hear(UIWindow.didBecomeVisibleNotification, from: nil) { $0.setNeedsLook() }
    hear(UIWindow.didBecomeHiddenNotification, from: nil) { $0.setNeedsLook() }
    hear(UIWindow.didBecomeKeyNotification, from: nil) { $0.setNeedsLook() }
    hear(UIWindow.didResignKeyNotification, from: nil) { $0.setNeedsLook() }
    hear(UIScene.didActivateNotification, from: scene) { $0.connect() }
    hear(UIScene.didDisconnectNotification, from: scene) { $0.disconnect() }
    hear(UIDevice.orientationDidChangeNotification, from: nil) { $0.deviceDidTurn() }
    look()
    setNeedsLook()
  }

  private func hear(
    _ name: NSNotification.Name, from object: AnyObject?,
    _ action: @escaping @MainActor @Sendable (SceneOrientations) -> Void
  ) {
    observations.append(
      NotificationObservation(name, from: object) { [weak self] in if let self { action(self) } })
  }

  private func deviceDidTurn() {
    let orientation = deviceOrientation
    if coordinator.situation.deviceOrientation != orientation { coordinator.send(.device(orientation)) }
  }

  private func connect() {
    isGone = false
    setNeedsLook()
  }

  private func disconnect() {
    isGone = true
    isConnected = false
    layout = nil
    window = nil
    knowledge = PlatformKnowledge()
    request = nil
    coordinator.send(.disconnect)
  }

  // MARK: Looking

  /// Has everything read at the end of this turn.
  func setNeedsLook() {
    // Whoever is asked, and says each time that something has changed, would be asked for ever.
    guard !isLookPlanned, readingDepth == 0, !isComparing else { return }
    isLookPlanned = true
    scheduler.atEndOfTurn { [weak self] in self?.endTurn() }
  }

  private func endTurn() {
    isLookPlanned = false
    // A finger decides what will be shown: until it is lifted, what was in force stays so.
    if let transition, transition.isInteractive { return watch(transition) }
    isLookPlanned = true
    look()
    isLookPlanned = false
    askPlatform()
  }

  /// The transition between controllers that is under way.
  private var transition: (any UIViewControllerTransitionCoordinator)? {
    scene.flatMap { window(of: $0)?.rootViewController }.flatMap { HierarchyReader.transition(beneath: $0) }
  }

  /// Reads everything, and tells the coordinator what is different.
  func look() {
    guard readingDepth == 0, !isGone, let scene else { return }
    follow(window(of: scene))
    let situation = situationNow()
    if !isConnected || situation.scene != coordinator.situation.scene {
      isConnected = true
      coordinator.send(.scene(situation.scene))
    }
    if situation.controllers != coordinator.situation.controllers {
      coordinator.send(.controllers(situation.controllers))
    }
    deviceDidTurn()
    if coordinator.situation.environment == nil, let environment = situation.environment {
      coordinator.update(environment)
    }
    if let transition { watch(transition) }
  }

  /// Has what is shown read anew where the scene says something else than was read: what is wanted may be there already.
  ///
  /// A window that has only just returned is not told yet; the way up that its scene is shown is.
  func captureOrientation() {
    guard let scene, let shown = capabilities.orientation(of: scene) else { return }
    func isKnown() -> Bool { coordinator.situation.environment.map { $0.orientation == shown } ?? true }
    if !isKnown() { layout?.send(.capture) }
    if !isKnown(), var environment = coordinator.situation.environment {
      environment.orientation = shown
      coordinator.update(environment)
    }
  }

  /// Follows the facts of the window whose controllers count.
  private func follow(_ found: UIWindow?) {
    guard found !== window else { return }
    window = found
    layout = found.map { window in
      LayoutCoordinator(capabilities: capabilities, scheduler: scheduler) { [weak window] in window }
    }
    layout?.observe(self) { orientations, information in
      orientations.coordinator.update(information.current)
      // Whether the scene fills its screen, and which way up the device is held, may be otherwise too.
      orientations.setNeedsLook()
    }
  }

  /// Looks again when a transition has ended, and when a finger is lifted: what is presented counts otherwise then, and
  /// a pop may not have happened.
  private func watch(_ transition: any UIViewControllerTransitionCoordinator) {
    guard transition !== watchedTransition else { return }
    watchedTransition = transition
    transition.notifyWhenInteractionChanges { [weak self] _ in self?.setNeedsLook() }
    transition.animate(alongsideTransition: nil) { [weak self] _ in
      self?.watchedTransition = nil
      // UIKit may have let pass what it was asked in the middle of it.
      self?.knowledge.doubt()
      self?.setNeedsLook()
    }
  }

  /// The controller that UIKit asks.
  private var top: UIViewController? { topID.flatMap { numbers.controller($0) } }

  private var topID: ControllerHierarchy.Controller.ID? { coordinator.situation.controllers.map { top(of: $0) } }

  // MARK: Telling UIKit

  /// Takes in what is to be told; it is told at the end of this turn.
  fileprivate func publish(_ publication: OrientationPublication) {
    if let request = publication.request { self.request = request }
    setNeedsLook()
  }

  /// Has UIKit ask anew where it would be answered otherwise, and sends the request that waits for that.
  private func askPlatform() {
    guard isConnected, let scene else { return }
    if let top {
      let (masks, lock) = knowledge.whatToAsk(now: answers(of: top))
      if masks || request != nil { capabilities.setNeedsUpdateOfSupportedOrientations(of: top) }
      if lock { capabilities.setNeedsUpdateOfLock(of: top) }
    }
    if let request { send(request, to: scene) }
    request = nil
  }

  /// What UIKit would be answered now.
  private func answers(of top: UIViewController) -> PlatformKnowledge.Answers {
    isComparing = true
    defer { isComparing = false }
    line = nil
    let mask = top.supportedInterfaceOrientations
    return PlatformKnowledge.Answers(
      sceneMask: hookAnswer(for: nil), windowMask: hookAnswer(for: window), top: topID, mask: mask, line: line,
      prefersLock: coordinator.resolution?.lock.isWanted ?? false)
  }

  /// UIKit was answered by a delegate; for a window, or for the scene.
  func didAnswer(_ mask: UIInterfaceOrientationMask, for window: UIWindow?) {
    guard window == nil || window === self.window else { return }
    note { if window == nil { $0.sceneMask = mask } else { $0.windowMask = mask } }
  }

  /// UIKit was answered by a controller.
  func didAnswer(_ mask: UIInterfaceOrientationMask, of controller: ControllerHierarchy.Controller.ID) {
    if isComparing { line = mask }
    note { if $0.top == controller { $0.line = mask } }
  }

  /// UIKit was answered whether a lock is preferred.
  func didAnswer(prefersLock: Bool) {
    note { $0.prefersLock = prefersLock }
  }

  private func note(_ change: (inout PlatformKnowledge.Answers) -> Void) {
    if !isComparing, knowledge.note(change) { setNeedsLook() }
  }

  private func send(_ request: OrientationPublication.GeometryRequest, to scene: UIWindowScene) {
    // Whoever has requested may have thought better of it since.
    guard coordinator.situation.constraints.contains(where: { $0.id == request.id }) else { return }
    if request.attempt == 1 {
      _ = scheduler.after(request.bound) { [weak coordinator] in coordinator?.send(.requestExpired(request.id)) }
    }
    capabilities.request(UIInterfaceOrientationMask(request.mask), of: scene) { [weak coordinator] refusal in
      coordinator?.send(.requestRefused(request.id, refusal))
    }
  }
}

/// Passes on what is published: the coordinator keeps it, and it keeps nobody.
private final class ScenePublisher {
  @MainActor weak var orientations: SceneOrientations?
}

extension ScenePublisher: @MainActor OrientationPublisher {
  @MainActor
  func publish(_ publication: OrientationPublication) {
    orientations?.publish(publication)
  }
}
#endif
#endif
