import FoldLayout
import FoldLayoutUIKit
import Testing
import UIKit
import UIKitTestSupport

@Suite("Nothing is told in the background or in no window, and one emission on return (A6, D8)")
@MainActor
struct PresenceTests {
  @Test("In the background nothing is told; back in front, what differs, once (cases 19 and 71)")
  func background() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    stage.scene.standInMove(to: .background)
    try stage.pose(.closedTurned)
    try stage.pose(.closed)
    #expect(recorder.emissions.count == 1)
    stage.scene.standInMove(to: .foregroundInactive)
    stage.device.settle()
    #expect(recorder.emissions.count == 2)
    #expect(recorder.emissions.last?.previousSizeClasses?.horizontal == .regular)
    #expect(recorder.emissions.last?.isCompactWidth == true)
    stage.scene.standInMove(to: .foregroundActive)
    stage.device.settle()
    #expect(recorder.emissions.count == 2)
  }

  @Test("A change and its reversal in the background is nothing")
  func reversal() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    stage.scene.standInMove(to: .background)
    try stage.pose(.closed)
    try stage.pose(.flat)
    stage.scene.standInMove(to: .foregroundActive)
    stage.device.settle()
    #expect(recorder.emissions.count == 1)
  }

  @Test("Inactive is not background: a change is told while another application is in front (case 19)")
  func inactive() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    stage.scene.standInMove(to: .foregroundInactive)
    try stage.pose(.closed)
    #expect(recorder.emissions.count == 2)
  }

  @Test("A scene that starts in the background is told when it comes to the front")
  func startsInBackground() throws {
    let stage = Stage()
    stage.scene.standInMove(to: .background)
    let recorder = stage.listening()
    try stage.pose(.flat)
    stage.show()
    stage.device.settle()
    #expect(recorder.emissions.isEmpty)
    stage.scene.standInMove(to: .foregroundActive)
    stage.device.settle()
    #expect(recorder.emissions.first?.cause == .initial)
  }

  @MainActor
  private final class Holder {
    var layout: LayoutCoordinator?
  }

  @Test("Attached while its scene is about to come to the foreground, it need not wait for anything more (A6)")
  func attachedOnTheWay() throws {
    let stage = try Stage.showing(.flat)
    stage.scene.standInMove(to: .background)
    let holder = Holder()
    let token = NotificationCenter.default.addObserver(
      forName: UIScene.willEnterForegroundNotification, object: stage.scene, queue: nil
    ) { _ in
      MainActor.assumeIsolated { holder.layout = LayoutCoordinator(attachedTo: stage.container) }
    }
    stage.scene.standInMove(to: .foregroundInactive)
    NotificationCenter.default.removeObserver(token)
    stage.device.settle()
    stage.container.frame.size.width -= 1
    stage.device.settle()
    #expect(holder.layout?.environment?.size.width == 950)
  }

  @Test("Another scene's background is not this one's")
  func anotherScene() throws {
    let stage = try Stage.showing(.flat)
    let other = stage.device.connectScene(on: .main)
    other.standInMove(to: .foregroundActive)
    let recorder = stage.listening()
    other.standInMove(to: .background)
    try stage.pose(.book)
    #expect(recorder.emissions.count == 2)
    stage.scene.standInMove(to: .background)
    other.standInMove(to: .foregroundActive)
    try stage.pose(.flat)
    #expect(recorder.emissions.count == 2)
  }

  @Test("A controller that is covered is silent, and hears once when it is uncovered")
  func covered() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    let root = try #require(stage.window.rootViewController)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    #expect(stage.container.window == nil)
    try stage.pose(.tabletop)
    try stage.pose(.book)
    #expect(recorder.emissions.count == 1)
    root.dismiss(animated: false)
    stage.device.settle()
    #expect(recorder.emissions.count == 2)
    #expect(recorder.emissions.last?.posture == .book)
    #expect(recorder.emissions.last?.previous?.posture == .flat)
  }

  @Test("What a hinge reports while nothing is told is told on return, once")
  func hingeMeanwhile() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    stage.scene.standInMove(to: .background)
    for step in 0..<10 { stage.moveHinge(.partiallyOpen, angle: 3 - Double(step) / 10) }
    #expect(recorder.hinges.count == 1)
    stage.scene.standInMove(to: .foregroundActive)
    stage.device.settle()
    #expect(recorder.hinges.map(\.angle) == [0, 2.1])
  }

  @Test("That a window is left is no report of the hinge (D12)")
  func leavingIsNoReport() throws {
    let stage = try Stage.showing(.book)
    let recorder = stage.listening()
    let parent = try #require(stage.container.superview)
    stage.container.removeFromSuperview()
    stage.device.settle()
    parent.addSubview(stage.container)
    stage.device.settle()
    #expect(recorder.hinges.map(\.status) == [.partiallyOpen])
  }

  @Test("Moved at once from one window to another it is read there, on each system", arguments: SystemVersion.all)
  func movedAtOnce(_ version: SystemVersion) throws {
    let stage = try Stage.showing(.flat, capabilities: version.capabilities)
    let other = stage.device.connectScene(on: .main)
    other.standInMove(to: .foregroundActive)
    other.traitCollection = stage.scene.traitCollection
    other.standInUpdate(UIWindowScene.Geometry(try Pose.closed.environment))
    let window = UIWindow(windowScene: other)
    window.frame = CGRect(x: 0, y: 0, width: 500, height: 400)
    stage.device.settle()
    window.addSubview(stage.container)
    stage.device.settle()
    stage.wait(1)
    #expect(stage.environment?.windowSize == LayoutSize(width: 500, height: 400))
    #expect(stage.environment?.orientation == .portrait)
    withExtendedLifetime(window) {}
  }

  @Test("A hinge that is left with the window is still the device's when the container returns")
  func hingeOnReturn() throws {
    let stage = try Stage.showing(.book)
    let recorder = stage.listening()
    let parent = try #require(stage.container.superview)
    stage.container.removeFromSuperview()
    stage.device.settle()
    parent.addSubview(stage.container)
    stage.device.settle()
    #expect(recorder.emissions.count == 1, "nothing differs")
    #expect(stage.environment?.hingeStatus == .partiallyOpen)
  }

  @Test("On return the first passes find no regions, and one emission waits for them", arguments: [0, 3])
  func absentOnReturn(passes: Int) throws {
    let stage = try Stage.showing(.book)
    let recorder = stage.listening()
    let parent = try #require(stage.container.superview)
    stage.window.standInAbsentPasses = passes
    stage.container.removeFromSuperview()
    var changed = try Pose.book.environment
    changed.safeAreaInsets = .zero
    stage.apply(changed)
    parent.addSubview(stage.container)
    stage.device.settle()
    #expect(recorder.emissions.map(\.changes).dropFirst() == [.safeArea])
    #expect(recorder.emissions.allSatisfy { $0.posture == .book })
  }

  @Test("Where they do not come, the emission waits for a tenth of a second and no longer")
  func neverOnReturn() throws {
    let stage = try Stage.showing(.book)
    let recorder = stage.listening()
    let parent = try #require(stage.container.superview)
    stage.container.removeFromSuperview()
    stage.window.standInRegions = []
    parent.addSubview(stage.container)
    stage.device.settle()
    #expect(recorder.emissions.count == 1)
    stage.wait(0.1)
    #expect(recorder.emissions.map(\.current.regions).dropFirst() == [nil])
    stage.wait(1)
    #expect(stage.environment?.regions == LayoutRegions.none)
  }

  @Test("However often something changes meanwhile, the emission on return does not wait longer (A1)")
  func changingOnReturn() throws {
    let stage = try Stage.showing(.book)
    let recorder = stage.listening()
    let parent = try #require(stage.container.superview)
    stage.container.removeFromSuperview()
    stage.window.standInRegions = []
    parent.addSubview(stage.container)
    for step in 1...4 {
      stage.container.frame.size.width -= CGFloat(step)
      stage.device.settle()
      stage.wait(0.05)
    }
    #expect(recorder.emissions.count > 1)
    for _ in 1...40 {
      stage.container.frame.size.width -= 1
      stage.device.settle()
      stage.wait(0.12)
    }
    #expect(stage.environment?.regions == LayoutRegions.none, "nor are regions waited for without end")
  }

  @Test("A window that goes to a scene in the background without a word is silent from the next thing that is heard")
  func silentlyInBackground() throws {
    let stage = try Stage.showing(.book)
    let other = stage.device.connectScene(on: .main)
    other.standInMove(to: .background)
    let recorder = stage.listening()
    stage.window.windowScene = other
    stage.moveHinge(.fullyOpen, angle: 3)
    stage.layout?.willTransition(to: CGSize(width: 1, height: 1), with: StandInTransition())
    try stage.pose(.tabletop)
    #expect(recorder.told.count == 2, "the first of each")
  }

  @Test("In another window the first empty lists are no answer again (trap 7)")
  func anotherWindow() throws {
    let stage = try Stage.showing(.book)
    let recorder = stage.listening()
    let window = UIWindow(windowScene: stage.scene)
    window.frame = stage.window.bounds
    window.standInAbsentPasses = 3
    window.standInRegions = stage.window.standInRegions
    window.addSubview(stage.container)
    stage.device.settle()
    #expect(recorder.emissions.count == 1, "nothing differs in the end")
    #expect(stage.environment?.posture == .book)
    withExtendedLifetime(window) {}
  }

  @Test("A hinge that reports no more is not one that was never there (F2)")
  func hingeStops() throws {
    let stage = try Stage.showing(.book)
    let recorder = stage.listening()
    stage.moveHinge(nil)
    stage.device.settle()
    #expect(stage.environment?.hinges == nil)
    #expect(stage.environment?.display == nil)
    #expect(recorder.hinges.map(\.status) == [.partiallyOpen, .unknown])
    stage.moveHinge(nil)
    stage.device.settle()
    #expect(stage.environment?.hinges == nil, "however often it is said")
    stage.moveHinge(.closed)
    stage.device.settle()
    #expect(stage.environment?.hingeStatus == .closed)
  }

  @Test("A transition that is open ends when the scene goes to the background, with what is there then (D8)")
  func transitionInBackground() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    let transition = StandInTransition()
    stage.layout?.willTransition(to: CGSize(width: 669, height: 951), with: transition)
    stage.apply(try Pose.flatUpright.environment)
    stage.scene.standInMove(to: .background)
    #expect(recorder.emissions.last?.transition?.phase == .completed)
    #expect(recorder.emissions.last?.current.size.width == 669)
    transition.complete()
    #expect(recorder.emissions.count == 3)
  }

  @Test("One that is open ends when the window is left, with what was there in it")
  func transitionOutOfWindow() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    stage.layout?.willTransition(to: CGSize(width: 669, height: 951), with: StandInTransition())
    stage.container.removeFromSuperview()
    let told = try #require(recorder.emissions.last)
    #expect(told.transition?.phase == .cancelled)
    #expect(told.current.windowSize == LayoutSize(width: 951, height: 669))
    #expect(told.changes == [])
  }

  @Test("Nothing is planned in the background, whatever is heard there", arguments: SystemVersion.all)
  func plansNothing(_ version: SystemVersion) throws {
    let stage = try Stage.showing(.flat, capabilities: version.capabilities)
    stage.scene.standInMove(to: .background)
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: nil)
    stage.moveHinge(.partiallyOpen)
    stage.layout?.send(.capture)
    stage.device.settle()
    #expect(stage.scheduler.plannedTimes.isEmpty)
  }

  @Test("What is told first, whether the hinge reports before the first layout or after it", arguments: [true, false])
  func launch(isEarly: Bool) throws {
    for pose in [Pose.closed, .book] {
      let stage = Stage()
      stage.device.standInHingeIsEarly = isEarly
      stage.apply(try pose.environment)
      stage.show()
      let recorder = stage.listening()
      stage.device.settle()
      let first = try #require(recorder.emissions.first)
      #expect(first.current.hinges?.isEmpty != true, "never that there is none")
      #expect(recorder.emissions.count == (isEarly ? 1 : 2))
      #expect(stage.environment?.hingeStatus == (pose == .closed ? .closed : .partiallyOpen))
      #expect(stage.environment?.display == (pose == .closed ? .outer : .inner))
    }
  }

  @Test("Attached before there is a window, it is told with the first layout pass in one (case 64)")
  func attachedEarly() throws {
    let stage = Stage()
    let recorder = stage.listening()
    stage.device.settle()
    #expect(recorder.emissions.isEmpty)
    try stage.pose(.flat)
    stage.show()
    #expect(recorder.emissions.isEmpty, "it has not been laid out")
    stage.device.settle()
    #expect(recorder.emissions.map(\.cause) == [.initial, .change])
    #expect(recorder.emissions.map(\.previous?.size.width) == [nil, 951])
    #expect(recorder.emissions.last?.changes == [.hinges, .placement], "the hinge has reported")
  }
}
