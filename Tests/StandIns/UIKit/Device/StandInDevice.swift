/// Test-only: a device in small, with a manual clock, whose run loop turns when it is told to.
@MainActor
public final class StandInDevice {
  public let innerScreen = UIScreen()
  public private(set) var scenes: [UIWindowScene] = []
  public private(set) var hinge: UIHinge?

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

  /// One turn of the run loop: what was put off, then traits, then layout, in UIKit's order.
  public func turn() {
    let actions = waiting
    waiting = []
    for action in actions { action() }
    for window in scenes.flatMap(\.windows) {
      window.updateTraits()
      window.layOutTree()
    }
  }

  /// Turns until nothing is put off any more.
  public func settle() {
    repeat { turn() } while !waiting.isEmpty
  }

  func enqueue(_ action: @escaping () -> Void) {
    waiting.append(action)
  }

  func register(_ interaction: UIHingeInteraction) {
    guard !interactions.contains(where: { $0.interaction === interaction }) else { return }
    interactions.append(Entry(interaction: interaction))
  }
}
