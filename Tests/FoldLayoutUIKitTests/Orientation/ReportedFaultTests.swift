import FoldLayout
import Testing
import UIKit
import UIKitTestSupport

@testable import FoldLayoutUIKit

@Suite("Faults that people reported of orientations, played through UIKit (cases 40 to 62)")
@MainActor
struct ReportedFaultTests {
  /// Keeps what a scene tells of the orientation.
  private final class Listener {
    var told: [Interface.Orientation?] = []

    @MainActor
    init(_ stage: OrientationStage) {
      stage.scene.orientations.observe(self, aspects: .orientation) { listener, information in
        listener.told.append(information.orientation)
      }
    }
  }

  @Test(
    "Case 40: a window that is nearly a square is as its scene says, not as its sides are",
    arguments: [
      CGSize(width: 721, height: 700), CGSize(width: 564.7, height: 482.6), CGSize(width: 841.1, height: 701),
    ])
  func nearlySquare(_ size: CGSize) throws {
    let stage = OrientationStage()
    stage.rotation.standInResize(size)
    let root = ResolvedController()
    stage.show(root)
    #expect(root.shownOrientation?.isPortrait == true)
    #expect(stage.scene.orientations.information?.isLandscape == false)
    let width = try #require(stage.orientations.coordinator.situation.environment?.size.width)
    #expect(abs(width - size.width) < 0.01)
  }

  @Test("Case 41: a needless list of orientations turns nothing, and asks for nothing", arguments: [true, false])
  func needlessList(_ isInner: Bool) throws {
    let stage = OrientationStage(plist: .all, display: isInner ? .inner : .outer)
    let root = ResolvedController()
    stage.show(root)
    let shown = stage.shown
    let list = root.constrainOrientations(to: .allButUpsideDown)
    stage.settle()
    #expect(stage.shown == shown)
    #expect(stage.supported == (isInner ? .all : .allButUpsideDown))
    #expect(try stage.resolution.effective == stage.supported, "it is said what UIKit acts on")
    #expect(!stage.rotation.isLocked)
    #expect(!stage.rotation.calls.contains { $0.hasPrefix("request") })
    withExtendedLifetime(list) {}
  }

  @Test("Case 43: a number of an orientation is no mask, and one that fits nothing is skipped and named")
  func rawValues() throws {
    for (raw, allowed) in [(UInt(2), Mask.portrait), (4, .allButUpsideDown)] {
      let stage = OrientationStage()
      stage.show(ForeignController(Mask(rawValue: raw)))
      #expect(try stage.resolution.allowed == allowed)
      #expect(try stage.resolution.account.conflicts.isEmpty == (raw == 2))
      #expect(stage.rotation.raised == [])
    }
  }

  @Test("Case 44: nothing in common between application and screen: no exception, and the screen is named")
  func nothingInCommon() throws {
    let stage = OrientationStage(plist: .landscape)
    let root = ResolvedController()
    stage.show(root)
    root.present(ResolvedController(.portrait), animated: false)
    stage.settle()
    #expect(try stage.resolution.allowed == .landscape)
    #expect(stage.supported == .landscape)
    #expect(stage.rotation.raised == [])
    #expect(stage.scene.orientationExplanation.contains("ResolvedController: portrait, skipped, to blame"))
    let foreign = OrientationStage(plist: .portrait)
    foreign.show(ForeignController(.landscape))
    #expect(foreign.rotation.raised == [])
    #expect(try foreign.resolution.allowed == .portrait)
  }

  @Test("Case 46: back from a modal screen, what held before it holds, and is shown")
  func backFromModal() throws {
    let stage = OrientationStage()
    let root = ResolvedController(.portrait)
    stage.show(root)
    let listener = Listener(stage)
    let modal = ResolvedController(.allButUpsideDown)
    root.present(modal, animated: true)
    stage.settle()
    stage.device.endTransitions()
    stage.device.hold(.landscapeLeft)
    stage.settle()
    #expect(stage.shown == .landscapeRight)
    modal.dismiss(animated: true)
    stage.settle()
    stage.device.endTransitions()
    stage.settle()
    #expect(try stage.resolution.allowed == .portrait)
    #expect(listener.told == [.portrait, .landscapeRight, .portrait])
  }

  @Test("Case 47: a sheet is not asked, a full screen is, and a constraint in a sheet counts")
  func sheets() throws {
    for (style, isConstrained, allowed) in [
      (UIModalPresentationStyle.pageSheet, false, Mask.allButUpsideDown), (.fullScreen, false, .portrait),
      (.pageSheet, true, .portrait),
    ] {
      let stage = OrientationStage()
      let root = ResolvedController()
      stage.show(root)
      let presented = ResolvedController(.portrait)
      presented.modalPresentationStyle = style
      ControllerOrientations.install(on: presented, scheduler: stage.scheduler)
      let constraint = isConstrained ? presented.constrainOrientations(to: .portrait) : nil
      root.present(presented, animated: false)
      stage.settle()
      #expect(stage.supported == allowed)
      withExtendedLifetime(constraint) {}
    }
  }

  @Test("Case 49: a screen that leaves does not undo the constraint of the one that comes; both shown are a conflict")
  func leaving() throws {
    let stage = OrientationStage()
    let parent = UIViewController()
    let (home, player) = (ResolvedController(), ResolvedController())
    for child in [home, player] { parent.addChild(child) }
    parent.view.addSubview(home.view)
    stage.show(parent)
    player.view.isHidden = false
    let held = [home.constrainOrientations(to: .portrait), player.constrainOrientations(to: .landscapeRight)]
    stage.settle()
    var allowed = [try stage.resolution.allowed]
    var conflicts = [try stage.resolution.account.conflicts.count]
    let steps: [() -> Void] = [
      { parent.view.addSubview(player.view) }, { home.view.removeFromSuperview() },
      { parent.view.addSubview(home.view) }, { player.view.removeFromSuperview() },
    ]
    for step in steps {
      step()
      stage.settle()
      allowed.append(try stage.resolution.allowed)
      conflicts.append(try stage.resolution.account.conflicts.count)
    }
    #expect(allowed == [.portrait, .allButUpsideDown, .landscapeRight, .allButUpsideDown, .portrait])
    #expect(conflicts == [0, 1, 0, 1, 0])
    #expect(stage.supported == .portrait)
    #expect(stage.rotation.raised == [])
    withExtendedLifetime(held) {}
  }

  @Test("Case 52: the second scene reads its own window, and is told nothing of what happens to the first")
  func otherScene() throws {
    let stage = OrientationStage()
    let first = stage.scene
    stage.show(ResolvedController())
    let second = stage.device.connectScene(on: .main)
    let rotation = StandInRotation(of: second, size: CGSize(width: 507, height: 768))
    second.traitCollection = UITraitCollection(standInHorizontal: .compact, vertical: .regular)
    let orientations = SceneOrientations.install(
      on: second, scheduler: stage.scheduler, plist: ApplicationPlist(OrientationStage.dictionary(.all)))
    let root = ResolvedController()
    let window = UIWindow(windowScene: second)
    window.rootViewController = root
    window.makeKeyAndVisible()
    second.standInMove(to: .foregroundActive)
    stage.settle()
    let environment = try #require(orientations.coordinator.situation.environment)
    #expect(environment.size == LayoutSize(width: 507, height: 768))
    #expect(environment.sizeClasses?.horizontal == .compact)
    let revision = orientations.coordinator.information?.revision
    stage.rotation.standInResize(CGSize(width: 694, height: 768))
    stage.rotation.show(.landscapeLeft)
    // The screen is one, and turned by the first scene; the second is as large as it was.
    UIScreen.main.bounds.size = CGSize(width: 507, height: 768)
    stage.settle()
    #expect(first.shownOrientation == .landscapeLeft)
    #expect(root.shownOrientation == .portrait)
    #expect(orientations.coordinator.information?.revision == revision)
    withExtendedLifetime(rotation) {}
  }

  @Test(
    "Case 53: on an iPad the lock is refused in multitasking, and works where the list is shorter or the key counts")
  func pads() throws {
    let cases: [(plist: Mask, keys: [String: Any], system: SystemVersion, isHonoured: Bool)] = [
      (.all, [:], .all[3], false), (.allButUpsideDown, [:], .all[2], true),
      (.all, ["UIRequiresFullScreen": true, "DTPlatformVersion": "26.0"], .all[3], true),
    ]
    for (plist, keys, system, isHonoured) in cases {
      try StandInSystem.$idiom.withValue(.pad) {
        try system.run { () throws in
          let stage = OrientationStage(plist: plist, hooks: .application, capabilities: system.capabilities, keys: keys)
          stage.rotation.isFullScreenKeyHonoured = keys["UIRequiresFullScreen"] != nil
          let root = ResolvedController()
          stage.show(root)
          var outcome: RotationRequest.Outcome?
          root.requestOrientation(.landscapeRight) { outcome = $0 }
          stage.settle()
          #expect(outcome == (isHonoured ? .granted(.landscapeRight) : .refused(RotationRequest.Refusal(code: 101))))
          #expect(try stage.resolution.allowed == (isHonoured ? .landscapeRight : .all))
          #expect(try stage.resolution.honouring.verdict == (isHonoured ? .yes : .no))
        }
      }
    }
  }

  @Test("Case 55: a request for what is shown turns nothing, and a scene that bounces is told as it bounces")
  func bounce() throws {
    let stage = OrientationStage()
    let root = ResolvedController()
    stage.show(root)
    let listener = Listener(stage)
    root.requestOrientation(.portrait)
    stage.settle()
    #expect(listener.told == [.portrait])
    root.withdrawOrientationRequest()
    root.requestOrientation(.landscapeRight)
    stage.settle()
    root.withdrawOrientationRequest()
    stage.rotation.show(.portrait)
    stage.settle()
    #expect(listener.told == [.portrait, .landscapeRight, .portrait])
  }

  @Test("Case 56: landscape without a side is one request and one turn")
  func withoutSide() throws {
    let stage = OrientationStage()
    let root = ResolvedController()
    stage.show(root)
    let listener = Listener(stage)
    root.requestOrientation(.landscape)
    stage.settle()
    #expect(stage.rotation.calls.count { $0.hasPrefix("request") } == 1)
    #expect(listener.told == [.portrait, .landscapeRight])
  }

  @Test("Case 58: nothing is told when the device turns, and the interface's turn is told when it comes, once")
  func deviceBeforeInterface() throws {
    let stage = OrientationStage()
    let root = ResolvedController()
    stage.show(root)
    let listener = Listener(stage)
    stage.rotation.isLockedByUser = true
    stage.device.hold(.landscapeLeft)
    stage.settle()
    #expect(root.shownOrientation == .portrait)
    #expect(listener.told == [.portrait], "the interface has not followed yet")
    stage.rotation.show(.landscapeRight)
    #expect(root.shownOrientation == .landscapeRight, "it is live")
    stage.settle()
    #expect(listener.told == [.portrait, .landscapeRight])
  }

  @Test(
    "Case 59: the landscapes are mirrored, what is flat maps to nothing, and a lock on what is shown turns nothing",
    arguments: [
      (UIDeviceOrientation.landscapeLeft, Interface.Orientation.landscapeRight), (.landscapeRight, .landscapeLeft),
      (.portrait, .portrait), (.portraitUpsideDown, .portraitUpsideDown), (.faceUp, .landscapeRight),
      (.faceDown, .landscapeRight), (.unknown, .landscapeRight),
    ])
  func mapping(_ held: UIDeviceOrientation, _ shown: Interface.Orientation) {
    StandInSystem.$idiom.withValue(.pad) {
      let stage = OrientationStage(plist: .all, keys: ["UIRequiresFullScreen": true, "DTPlatformVersion": "26.0"])
      stage.rotation.isFullScreenKeyHonoured = true
      let root = ResolvedController()
      stage.show(root)
      stage.device.hold(.landscapeLeft)
      stage.settle()
      stage.device.hold(held)
      stage.settle()
      #expect(stage.shown == shown)
      let listener = Listener(stage)
      let lock = root.constrainOrientations(to: Mask(shown))
      stage.settle()
      #expect(listener.told == [shown])
      #expect(!stage.rotation.calls.contains { $0.hasPrefix("request") })
      withExtendedLifetime(lock) {}
    }
  }

  @Test("Case 61: laid flat on the table and lifted, nothing turns and nothing is told")
  func flat() {
    let stage = OrientationStage()
    let root = ResolvedController(.landscape)
    stage.show(root)
    let listener = Listener(stage)
    for held in [UIDeviceOrientation.faceUp, .portrait, .faceUp] {
      stage.device.hold(held)
      stage.settle()
      #expect(root.shownOrientation == .landscapeRight)
    }
    #expect(listener.told == [.landscapeRight])
  }

  @Test("Case 62: what is posted on another thread is taken in on the main one", .timeLimit(.minutes(1)))
  func threads() async throws {
    let stage = OrientationStage()
    stage.show(ResolvedController())
    #expect(!stage.scheduler.isTurnPlanned)
    await Task.detached {
      NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: nil)
    }.value
    while !stage.scheduler.isTurnPlanned { await Task.yield() }
    stage.settle()
    #expect(try stage.resolution.orientation == .portrait)
  }
}
