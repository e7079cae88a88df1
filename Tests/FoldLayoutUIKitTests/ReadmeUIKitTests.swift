import FoldLayout
import FoldLayoutUIKit
import Testing
import UIKit
import UIKitTestSupport

@testable import ReadmeUIKitClient

@Suite("The README's samples of UIKit")
@MainActor
struct ReadmeUIKitTests {
  @Test("Two lines install it: the controller arranges itself when the device folds, and goes when it is let go")
  func player() throws {
    let stage = try Stage.showing(.flat)
    var player: PlayerViewController? = PlayerViewController()
    player?.view.frame = stage.window.bounds
    if let view = player?.view { stage.window.addSubview(view) }
    stage.device.settle()
    try stage.pose(.book)
    let transition = StandInTransition()
    player?.viewWillTransition(to: CGSize(width: 10, height: 10), with: transition)
    #expect(transition.waitingCount == 2)
    let arrangements = try #require(player?.arrangements)
    #expect(arrangements.map(\.isSplit) == [true, true, true])
    #expect(arrangements.map(\.division?.minX) == [nil, nil, 455.5])
    player?.view.removeFromSuperview()
    weak let gone = player
    player = nil
    #expect(gone == nil)
  }

  @Test("A view that asks in its own pass lays its panes off the fold")
  func reader() throws {
    let stage = try Stage.showing(.flat)
    let reader = ReaderView(frame: stage.container.bounds)
    reader.standInSafeAreaInsets = stage.container.safeAreaInsets
    stage.container.addSubview(reader)
    stage.device.settle()
    #expect(reader.page.frame.minX == reader.list.frame.maxX)
    stage.moveHinge(.partiallyOpen)
    stage.list(try Pose.book.environment.regions)
    #expect(reader.list.frame == CGRect(x: 0, y: 0, width: 455.5, height: 635))
    #expect(reader.page.frame == CGRect(x: 495.5, y: 0, width: 371.5, height: 635))
  }

  @Test("A split is handed over, and a task that follows the hinge keeps nobody")
  func handover() async throws {
    let stage = try Stage.showing(.book)
    let arrangement = UIArrangementViewController()
    var reader: ReaderViewController? = ReaderViewController()
    try reader?.hand(PaneSplit(panes: [Pane(), Pane()]), to: arrangement)
    #expect(arrangement.standInArrangement is UISplitArrangement)
    if let view = reader?.view { stage.window.addSubview(view) }
    stage.device.settle()
    let reading = reader?.followHinge()
    stage.moveHinge(.partiallyOpen, angle: 1.5)
    while reader?.angles.last != 1.5 { await Task.yield() }
    reader?.view.removeFromSuperview()
    weak let gone = reader
    reader = nil
    await reading?.value
    #expect(gone == nil)
  }

  @Test("A screen is locked by its constraint and its lines, with the delegates and without, and turned by a request")
  func video() throws {
    for hasDelegates in [true, false] {
      let stage = OrientationStage(hooks: .none)
      let delegate = SampleApplicationDelegate()
      if hasDelegates {
        stage.scene.delegate = SampleSceneDelegate()
        stage.device.application.delegate = delegate
      }
      let navigation = OrientationNavigationController(rootViewController: UIViewController())
      stage.show(navigation)
      let video = VideoViewController()
      video.modalPresentationStyle = .fullScreen
      navigation.present(video, animated: true)
      #expect(stage.shown == .landscapeRight, "it is presented in what it allows")
      stage.device.endTransitions()
      stage.settle()
      video.turn()
      stage.settle()
      #expect(stage.supported == .landscapeRight)
      #expect(stage.rotation.raised == [])
      stage.rotation.move(to: .inner, size: OrientationStage.size(of: .inner))
      stage.device.moveHinge(to: .fullyOpen, angle: 3.14)
      stage.settle()
      #expect(stage.shown == .landscapeLeft, "masks are ignored, and the device is held upright")
      #expect(stage.rotation.isLocked, "it is one of those that are allowed, and is kept")
      let application = stage.device.application
      #expect(!delegate.application(application, supportedInterfaceOrientationsFor: stage.window).isEmpty)
    }
  }

  @Test("What the table of calls names answers what it is named for")
  func movingOver() throws {
    let stage = OrientationStage(display: .inner)
    stage.scene.traitCollection = UITraitCollection(standInHorizontal: .regular, vertical: .regular)
    let screen = MovingOver()
    stage.show(screen)
    #expect(screen.layout.environment == nil, "it is read with the next layout pass")
    stage.window.standInRegions = StandInRegion.list(try Pose.book.environment.regions, from: .zero)
    stage.settle()
    stage.device.moveHinge(to: .partiallyOpen, angle: 2.2)
    stage.wait(2)
    screen.readController()
    let division = try #require(screen.layout.environment?.activeDivisionRegion)
    #expect(screen.log.prefix(3) == ["landscapeLeft", "regular", "\([division])"])
    #expect(screen.log[4] == "\(division)")
    #expect(screen.log[5].hasPrefix("DimensionRange"))

    screen.clearLog()
    screen.observe()
    let transition = StandInTransition()
    screen.viewWillTransition(to: CGSize(width: 10, height: 10), with: transition)
    transition.runAnimations()
    let classes = "\(Interface.SizeClasses(horizontal: .regular, vertical: .regular))"
    let read = [
      "landscapeLeft", "false", "[false, true]", "[true, false]", "[true, false]", "[false, false]", "regular",
    ]
    #expect(screen.log == ["nil", classes] + read + [classes, classes] + read, "at first, and in the transition")

    screen.clearLog()
    screen.followOrientation(of: stage.scene)
    #expect(screen.log == ["false", "false"])
    screen.clearLog()
    screen.constrain()
    stage.settle()
    #expect(try stage.resolution.allowed == .portrait)
    screen.declare(on: stage.scene)
    #expect(screen.log == ["\(UIInterfaceOrientationMask.portrait)"], "what is declared in code is published")
  }
}
