/// Test-only: UIKit's rules for the supported orientations of one scene, written from Apple's documentation, from what
/// was measured of the iPhone Duo, and from the exceptions and errors that people report.
///
/// It asks when UIKit asks and knows no more than it was answered then: an answer that changes later is stale until
/// somebody has it asked anew.
@MainActor
public final class StandInRotation {
  /// The exceptions that would have ended the application.
  public internal(set) var raised: [String] = []

  /// What was asked of UIKit, in order.
  public internal(set) var calls: [String] = []

  /// What UIKit acts on.
  public internal(set) var supported: UIInterfaceOrientationMask = []

  /// What hooks answered last.
  public internal(set) var hookAnswer: UIInterfaceOrientationMask = []

  /// The display that shows the scene.
  public internal(set) var display = Display.single

  /// Whether a request on the inner display is refused; it does nothing else, silently, where it is not.
  public var innerDisplayRefuses = false

  /// Whether somebody has locked rotation in the control centre.
  public var isLockedByUser = false

  /// Whether the scene is as large as its screen.
  public var fillsScreen = true {
    didSet {
      setNeedsEvaluation()
      show(orientation)
    }
  }

  /// Whether a full-screen key of the Info.plist counts on this system.
  public var isFullScreenKeyHonoured = false

  /// Whether the application takes part in iPad multitasking: nobody is asked then.
  public var isMultitasking: Bool {
    StandInSystem.idiom == .pad && scene?.standInDevice?.infoPlistMask == .all && !isFullScreenKeyHonoured
  }

  /// Whether UIKit can do nothing with a request.
  public var isUnsupported = false

  /// Whether UIKit lets pass what it is asked for, as it may in the middle of a transition.
  public var dropsUpdates = false

  /// Whether UIKit asks nobody for now, as in the middle of a transition, and goes by what it knows.
  public var isFrozen = false

  /// The size of the window, upright.
  var size: CGSize

  weak var scene: UIWindowScene?
  var needsEvaluation = true
  var needsLockEvaluation = true
  private var attempts: (any NSObjectProtocol)?

  static let attempt = NSNotification.Name("StandInAttemptRotation")

  public enum Display: Sendable {
    case single
    case outer
    case inner
  }

  /// Has UIKit's rules applied to a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - display: The display that shows it.
  ///   - size: The size of its window, upright, in points.
  ///   - orientation: What is shown at first.
  public init(
    of scene: UIWindowScene, on display: Display = .single, size: CGSize,
    showing orientation: UIInterfaceOrientation = .portrait
  ) {
    self.display = display
    self.scene = scene
    self.size = size
    scene.standInRotation = self
    show(orientation)
    attempts = NotificationCenter.default.addObserver(forName: Self.attempt, object: nil, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.calls.append("attempt")
        self?.setNeedsEvaluation()
      }
    }
  }

  isolated deinit {
    if let attempts { NotificationCenter.default.removeObserver(attempts) }
  }

  /// The rules that apply where a controller is shown, or is to be shown.
  static func showing(_ controller: UIViewController) -> StandInRotation? {
    let windows = sequence(first: controller, next: { $0.parent ?? $0.presentedBy }).map { $0.viewIfLoaded?.window }
    return windows.compactMap(\.self).first?.windowScene?.standInRotation
  }

  /// Whether masks are acted on.
  public var honoursMasks: Bool { display != .inner && fillsScreen && !isMultitasking }

  /// What the display can show.
  public var limit: UIInterfaceOrientationMask {
    display == .outer || (display == .single && StandInSystem.idiom == .phone) ? .allButUpsideDown : .all
  }

  public var orientation: UIInterfaceOrientation { scene?.standInGeometry.orientation ?? .unknown }

  public var isLocked: Bool { scene?.standInGeometry.standInIsLocked ?? false }

  /// Whether something is to be done in the next turn.
  public var hasWork: Bool { needsEvaluation || needsLockEvaluation }

  // MARK: When UIKit asks

  public func setNeedsEvaluation() {
    needsEvaluation = true
    needsLockEvaluation = true
  }

  /// What was asked of a controller that UIKit does not ask has no effect.
  func needsUpdateWasAsked(of controller: UIViewController) {
    calls.append("update")
    if !dropsUpdates, isAsked(controller) { needsEvaluation = true }
  }

  func lockUpdateWasAsked(of controller: UIViewController) {
    calls.append("lock update")
    if !dropsUpdates, isAsked(controller) { needsLockEvaluation = true }
  }

  private func isAsked(_ controller: UIViewController) -> Bool {
    guard let top = scene?.keyWindow?.standInTop else { return false }
    return sequence(first: controller, next: \.parent).contains { $0 === top }
  }

  /// Once a turn of the run loop.
  public func update() {
    guard !isFrozen else { return }
    if needsLockEvaluation { evaluateLock() }
    if needsEvaluation { evaluate() }
    if !supported.contains(orientation) { show(pick(among: supported)) }
  }

  func deviceDidTurn() {
    if !isFrozen { evaluate() }
    guard !isLocked, !isLockedByUser else { return }
    if let held = mapped(UIDevice.current.orientation), supported.contains(held), held != orientation { show(held) }
  }

  /// Gives the window another size, upright.
  public func standInResize(_ size: CGSize) {
    self.size = size
    show(orientation)
  }

  /// Moves the scene to another display, where an orientation is picked and then held if it was.
  public func move(to display: Display, size: CGSize) {
    let wasLocked = isLocked
    self.display = display
    self.size = size
    setLocked(false)
    evaluate()
    show(pick(among: supported))
    setLocked(wasLocked)
    needsLockEvaluation = true
  }
}
