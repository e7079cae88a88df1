/// Test-only: a device in small, with a manual clock, whose run loop turns when it is told to.
@MainActor
public final class StandInDevice {
  public let innerScreen = UIScreen()
  public private(set) var scenes: [UIWindowScene] = []
  public private(set) var hinge: UIHinge?
  public let application = UIApplication()

  /// The list in the Info.plist, by which UIKit goes where nobody answers.
  public var infoPlistMask = UIInterfaceOrientationMask.allButUpsideDown

  /// Whether the first call of a hinge interaction comes before the first layout: it comes when it comes.
  public var standInHingeIsEarly = false

  /// Whether no hinge interaction ever hears anything, as where its first call is late.
  public var standInSilencesHinge = false

  private var waiting: [() -> Void] = []
  private var interactions: [Entry] = []

  private struct Entry {
    weak var interaction: UIHingeInteraction?
  }

  public init() {}

  /// A scene with no window, which the application has not brought to the foreground yet.
  public func connectScene(on screen: UIScreen, role: UISceneSession.Role = .windowApplication) -> UIWindowScene {
    let scene = UIWindowScene(session: UISceneSession(role: role), screen: screen, device: self)
    scenes.append(scene)
    return scene
  }

  public func disconnect(_ scene: UIWindowScene) {
    scene.standInMove(to: .unattached)
    scenes.removeAll { $0 === scene }
  }

  /// Moves the hinge, or takes it away, and tells who listens at once: regions follow when the test says so.
  public func moveHinge(to status: UIHinge.Status?, angle: CGFloat = 0) {
    hinge = status.map { UIHinge(angle: angle, status: $0) }
    interactions.removeAll { $0.interaction == nil }
    for entry in interactions where entry.interaction?.isOn(self) == true { entry.interaction?.tell(hinge) }
  }

  /// One turn of the run loop: traits and layout, in UIKit's order, and what was put off until after it.
  public func turn() {
    if standInHingeIsEarly { runWaiting() }
    layOut()
    for scene in scenes { scene.standInRotation?.update() }
    runWaiting()
  }

  private var animations: [() -> Void] = []

  /// Ends the presentations and dismissals that are under way.
  public func endTransitions() {
    let ends = animations
    animations = []
    for end in ends { end() }
  }

  func animate(_ end: @escaping () -> Void) {
    animations.append(end)
  }

  /// Holds the device in another way, and tells of it, as UIKit does in an application.
  public func hold(_ orientation: UIDeviceOrientation) {
    UIDevice.current.orientation = orientation
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    for scene in scenes { scene.standInRotation?.deviceDidTurn() }
  }

  private func runWaiting() {
    let actions = waiting
    waiting = []
    for action in actions { action() }
  }

  private func layOut() {
    for window in scenes.flatMap(\.windows) {
      window.updateTraits()
      window.layOutTree()
    }
  }

  /// Turns until nothing is put off any more.
  public func settle() {
    turn()
    layOut()
    while !waiting.isEmpty {
      runWaiting()
      layOut()
    }
  }

  /// Has a window resized with a transition, by UIKit's steps up to the animation: the traits to come, the size to come,
  /// the change itself, the animation blocks, layout.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - size: The size to come.
  ///   - traits: The traits to come, where they change.
  ///   - transition: The transition, which is to be completed afterwards.
  ///   - change: Makes the window and the scene what they are to be.
  public func resize(
    _ window: UIWindow, to size: CGSize, traits: UITraitCollection? = nil, with transition: StandInTransition,
    change: () -> Void
  ) {
    let root = window.rootViewController
    root?.standInTransition = transition
    if let traits { root?.willTransition(to: traits, with: transition) }
    root?.viewWillTransition(to: size, with: transition)
    change()
    window.updateTraits()
    transition.runAnimations()
    settle()
  }

  func enqueue(_ action: @escaping () -> Void) {
    waiting.append(action)
  }

  func register(_ interaction: UIHingeInteraction) {
    guard !interactions.contains(where: { $0.interaction === interaction }) else { return }
    interactions.append(Entry(interaction: interaction))
  }
}
