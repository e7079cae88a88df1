import FoldLayout
import Testing
import UIKit
import UIKitTestSupport

@testable import FoldLayoutUIKit

@Suite("What people get wrong about orientations on the iPhone Duo (traps 10, 13, 19 to 23 of the reference)")
@MainActor
struct OrientationTrapTests {
  @Test("Trap 10: nothing is looked for through a window of the application's delegate; there is none here")
  func noApplicationWindow() throws {
    let stage = OrientationStage(hooks: .none)
    let root = ResolvedController()
    stage.show(root)
    let landscape = root.constrainOrientations(to: .landscape)
    stage.settle()
    #expect(stage.shown == .landscapeRight)
    withExtendedLifetime(landscape) {}
  }

  @Test("Trap 13: the display is told by the hinge and the screen, so masks are honoured on one and not on the other")
  func display() throws {
    let stage = OrientationStage(plist: .all, display: .outer)
    let root = ResolvedController()
    stage.show(root)
    let landscape = root.constrainOrientations(to: .landscape, orLock: true)
    stage.settle()
    #expect(try stage.resolution.honouring == .fillsScreen)
    #expect(stage.shown == .landscapeRight)
    stage.device.moveHinge(to: .fullyOpen, angle: 3.14)
    stage.rotation.move(to: .inner, size: OrientationStage.size(of: .inner))
    stage.settle()
    #expect(try stage.resolution.honouring == .innerDisplay)
    #expect(stage.shown == .landscapeLeft, "what is allowed is shown, so it is kept")
    #expect(stage.rotation.isLocked)
    withExtendedLifetime(landscape) {}
  }

  @Test("Trap 19: from iOS 27 on the scene's delegate is asked in place of the application's, and both answer alike")
  func bothHooks() throws {
    for version in [SystemVersion.all[3], SystemVersion.all[6]] {
      version.run {
        for hooks in [OrientationStage.Hooks.application, .both] {
          let stage = OrientationStage(hooks: hooks, capabilities: version.capabilities)
          let foreign = ForeignController(.allButUpsideDown)
          stage.show(foreign)
          let landscape = foreign.constrainOrientations(to: .landscape)
          stage.settle()
          #expect(stage.supported == .landscape, "\(version.name), \(hooks)")
          withExtendedLifetime(landscape) {}
        }
      }
    }
  }

  private final class MisspeltDelegate: NSObject, UIWindowSceneDelegate {
    func scene(
      _ scene: UIScene, supportedInterfaceOrientationsForWindowScene: UIWindowScene
    ) -> UIInterfaceOrientationMask {
      .landscape
    }
  }

  @Test("Trap 20: a delegate's method that is spelt otherwise is never called, and the account says who answers")
  func misspelt() throws {
    let stage = OrientationStage(hooks: .none)
    stage.scene.delegate = MisspeltDelegate()
    stage.show(ForeignController(.allButUpsideDown))
    let lines = stage.scene.orientationExplanation.split(separator: "\n")
    #expect(
      lines.suffix(4) == [
        "hooks      scene's delegate: does not answer", "           application's delegate: does not answer",
        "           ForeignController: answers by itself",
        "           UIKit hears nothing of constraints: let one of them answer from the resolution",
      ])
    stage.scene.delegate = SceneDelegate()
    stage.device.application.delegate = nil
    #expect(
      stage.scene.orientationExplanation.hasSuffix(
        """
        hooks      scene's delegate: answers from the resolution
                   application's delegate: does not answer
                   ForeignController: answers by itself
        """))
  }

  @Test("Trap 21: a mask is widened before the request is made, so it is not refused")
  func widenFirst() throws {
    let stage = OrientationStage()
    let root = ResolvedController()
    stage.show(root)
    let portrait = root.constrainOrientations(to: .portrait)
    stage.settle()
    var outcome: RotationRequest.Outcome?
    portrait.update(.landscape)
    root.requestOrientation(.landscapeLeft) { outcome = $0 }
    stage.settle()
    #expect(outcome == .granted(.landscapeLeft))
    #expect(stage.rotation.calls.suffix(2) == ["update", "request landscapeLeft"])
    #expect(stage.rotation.calls.count { $0.hasPrefix("request") } == 1, "it was not refused first")
  }

  @Test("Trap 22: a lock is no fixed size; opening gives another one, which is told with the lock in force")
  func lockIsNoSize() throws {
    let stage = OrientationStage(plist: .all, display: .outer)
    let root = ResolvedController()
    stage.show(root)
    let lock = root.lockOrientation()
    stage.settle()
    stage.device.moveHinge(to: .fullyOpen, angle: 3.14)
    stage.rotation.move(to: .inner, size: OrientationStage.size(of: .inner))
    stage.settle()
    let environment = try #require(stage.orientations.coordinator.situation.environment)
    #expect(environment.size == LayoutSize(width: 951, height: 669))
    #expect(environment.isOrientationLocked == true)
    withExtendedLifetime(lock) {}
  }

  @Test(
    "Trap 23: a landscape of the device is the other landscape of the interface",
    arguments: [
      (UIDeviceOrientation.landscapeLeft, Interface.Orientation.landscapeRight), (.landscapeRight, .landscapeLeft),
      (.portrait, .portrait),
    ])
  func mirrored(_ held: UIDeviceOrientation, _ shown: Interface.Orientation) throws {
    let stage = OrientationStage()
    stage.show(ResolvedController())
    stage.device.hold(held)
    stage.settle()
    #expect(stage.shown == shown)
    #expect(stage.orientations.coordinator.situation.deviceOrientation?.rawValue == held.rawValue)
    #expect(stage.scene.orientations.forecast() == shown)
  }
}
