import FoldLayout
import Testing
import UIKit

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

  @Test("Case 40: a window that is nearly a square is as its scene says, not as its sides are")
  func nearlySquare() throws {
    let stage = OrientationStage()
    stage.rotation.standInResize(CGSize(width: 721, height: 700))
    let root = ResolvedController()
    stage.show(root)
    #expect(root.shownOrientation?.isPortrait == true)
    #expect(stage.scene.orientations.information?.isLandscape == false)
  }

  @Test("Case 41: a needless list of orientations turns nothing, on whichever display", arguments: [true, false])
  func needlessList(_ isInner: Bool) throws {
    let stage = OrientationStage(plist: .all, display: isInner ? .inner : .outer)
    let root = ResolvedController()
    stage.show(root)
    let shown = stage.shown
    let list = root.constrainOrientations(to: .allButUpsideDown)
    stage.settle()
    #expect(stage.shown == shown)
    #expect(try stage.resolution.allowed == .allButUpsideDown)
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
      let constraint = isConstrained ? presented.constrainOrientations(to: .portrait) : nil
      root.present(presented, animated: false)
      stage.settle()
      #expect(stage.supported == allowed)
      withExtendedLifetime(constraint) {}
    }
  }

  @Test("Case 49: a screen that leaves does not undo the constraint of the one that comes, whichever is first")
  func leaving() throws {
    let stage = OrientationStage()
    let (home, player) = (ResolvedController(), ResolvedController())
    let held = [home.constrainOrientations(to: .portrait), player.constrainOrientations(to: .landscapeRight)]
    let navigation = OrientationNavigationController(rootViewController: home)
    stage.show(navigation)
    #expect(stage.shown == .portrait)
    navigation.pushViewController(player, animated: false)
    stage.settle()
    #expect(stage.shown == .landscapeRight)
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(stage.shown == .portrait)
    #expect(stage.rotation.raised == [])
    withExtendedLifetime(held) {}
  }

  @Test("Case 52: what happens to another scene is not told, and the first scene is not taken for this one")
  func otherScene() throws {
    let stage = OrientationStage()
    let other = stage.device.connectScene(on: .main)
    let rotation = StandInRotation(of: other, size: OrientationStage.size(of: .single))
    let root = ResolvedController()
    stage.show(root)
    let listener = Listener(stage)
    rotation.show(.landscapeLeft)
    stage.settle()
    #expect(root.shownOrientation == .portrait)
    #expect(listener.told == [.portrait])
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

  @Test("Cases 58, 59 and 61: how the device is held tells nobody anything; what the scene shows does")
  func device() throws {
    let stage = OrientationStage()
    let root = ResolvedController()
    stage.show(root)
    stage.rotation.isLockedByUser = true
    let listener = Listener(stage)
    for held in [UIDeviceOrientation.landscapeLeft, .faceUp, .portrait, .faceDown, .landscapeRight] {
      stage.device.hold(held)
      stage.settle()
      #expect(root.shownOrientation == .portrait)
    }
    #expect(listener.told == [.portrait])
    stage.rotation.isLockedByUser = false
    stage.device.hold(.landscapeLeft)
    #expect(root.shownOrientation == .landscapeRight, "it is live")
    stage.settle()
    #expect(listener.told == [.portrait, .landscapeRight])
    let lock = root.constrainOrientations(to: .landscapeRight)
    stage.settle()
    #expect(listener.told.count == 2, "a lock on what is shown turns nothing")
    withExtendedLifetime(lock) {}
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
