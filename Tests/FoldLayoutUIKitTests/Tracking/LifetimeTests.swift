import FoldLayout
import FoldLayoutUIKit
import Testing
import UIKit
import UIKitTestSupport

@Suite("Nobody is kept: everything goes when the application lets it go")
@MainActor
struct UIKitLifetimeTests {
  /// A controller that is written as the documentation says.
  private final class PlayerController: UIViewController {
    lazy var layout = LayoutCoordinator(attachedTo: self)
    var told = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      layout.observe(self) { player, _ in player.told += 1 }
      layout.observeHinges(self) { player, _ in player.told += 0 }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      layout.willTransition(to: size, with: coordinator)
    }
  }

  @Test("Controller, view, window, scene, coordinator and probe go when they are let go")
  func everything() throws {
    let device = StandInDevice()
    var scene: UIWindowScene? = device.connectScene(on: .main)
    scene?.standInMove(to: .foregroundActive)
    var window: UIWindow? = scene.map { UIWindow(windowScene: $0) }
    window?.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    var player: PlayerController? = PlayerController()
    window?.rootViewController = player
    device.settle()
    #expect(player?.told == 2, "the first, and the hinge")
    weak let weakPlayer = player
    weak let weakView = player?.view
    weak let weakProbe = player?.view.subviews.first
    weak let weakWindow = window
    weak let weakScene = scene
    weak let weakLayout = player?.layout
    let transition = StandInTransition()
    player?.viewWillTransition(to: CGSize(width: 844, height: 390), with: transition)
    #expect(weakProbe != nil)
    player = nil
    window = nil
    #expect(weakWindow == nil)
    #expect(weakPlayer == nil, "a transition that is under way keeps nobody")
    #expect(weakView == nil)
    #expect(weakProbe == nil)
    #expect(weakLayout == nil)
    if let scene { device.disconnect(scene) }
    scene = nil
    #expect(weakScene == nil)
    transition.runAnimations()
    transition.complete()
  }

  @Test("When the coordinator goes, the probe leaves the view, and nothing listens any more")
  func coordinatorGoes() throws {
    let stage = try Stage.showing(.flat)
    weak let probe = stage.container.subviews.first
    #expect(probe != nil)
    #expect(stage.scene.standInObservationCount == 1)
    stage.dropLayout()
    #expect(stage.container.subviews.isEmpty)
    #expect(probe == nil)
    #expect(stage.scene.standInObservationCount == 0)
    #expect(stage.scheduler.plannedTimes.isEmpty)
    stage.moveHinge(.closed)
    stage.device.settle()
  }

  @Test("It does so while a transition is under way, which keeps nothing of it")
  func goesInTransition() throws {
    let stage = try Stage.showing(.flat)
    let transition = StandInTransition()
    stage.layout?.willTransition(with: transition, animation: { _ in }, completion: { _ in })
    stage.dropLayout()
    #expect(stage.container.subviews.isEmpty)
    transition.runAnimations()
    transition.complete()
    stage.wait(5)
    #expect(stage.scheduler.plannedTimes.isEmpty)
  }

  @Test("When the view goes first, the coordinator is left without a source to read")
  func viewGoes() {
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    weak let weakView = view
    let layout = view.map { LayoutCoordinator(attachedTo: $0) }
    view = nil
    #expect(weakView == nil)
    layout?.send(.capture)
    let late = Recorder()
    if let layout { late.listen(to: layout) }
    #expect(late.told.isEmpty, "it is not too early but too late, and nothing traps")
  }

  @Test("An observer that drops the coordinator within the probe's layout pass is the last to be called")
  func droppedInside() throws {
    let stage = try Stage.showing(.flat)
    let owner = Recorder()
    var calls = 0
    stage.layout?.observe(owner) { _, information in
      calls += 1
      if information.cause != .initial { stage.dropLayout() }
    }
    try stage.pose(.book)
    #expect(calls == 2)
    try stage.pose(.flat)
    #expect(calls == 2)
    #expect(stage.container.subviews.isEmpty)
  }

  @Test("A stream of hinges keeps nobody, begins with what is known, and ends with the coordinator (D12)")
  func hingeStream() async throws {
    let stage = try Stage.showing(.book)
    let updates = try #require(stage.layout?.hingeUpdates())
    stage.moveHinge(.partiallyOpen, angle: 2)
    stage.moveHinge(.fullyOpen, angle: 3)
    stage.dropLayout()
    var heard: [Double?] = []
    for await update in updates { heard.append(update.angle) }
    #expect(heard == [0, 2, 3])
  }

  @Test("What was planned for one that is gone does nothing")
  func plannedReread() throws {
    let stage = try Stage.showing(.flat)
    stage.moveHinge(.partiallyOpen)
    stage.device.settle()
    #expect(!stage.scheduler.plannedTimes.isEmpty)
    stage.dropLayout()
    stage.advance(to: 5)
    #expect(stage.container.subviews.isEmpty)
  }
}
