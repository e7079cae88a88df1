import FoldLayout
import Testing
import UIKit
import UIKitTestSupport

@testable import FoldLayoutUIKit

@Suite("What is shown is what the scene says, at launch and at every moment (O6, O7, O10)")
@MainActor
struct ShownOrientationTests {
  @Test("It is right at launch, before anything is laid out, on every system", arguments: SystemVersion.all)
  func launch(_ version: SystemVersion) throws {
    version.run {
      let stage = OrientationStage(plist: .landscape, capabilities: version.capabilities)
      stage.rotation.show(.landscapeLeft)
      let root = ResolvedController()
      #expect(root.shownOrientation == nil, "no scene shows it yet")
      stage.window.rootViewController = root
      #expect(root.shownOrientation == .landscapeLeft)
      #expect(stage.scene.shownOrientation == .landscapeLeft)
      stage.window.frame = CGRect(origin: .zero, size: stage.scene.coordinateSpace.bounds.size)
      stage.window.makeKeyAndVisible()
      stage.scheduler.endTurn()
      #expect(stage.scene.orientations.information?.orientation == .landscapeLeft, "nothing has been laid out")
    }
  }

  @Test("A scene that nobody has asked about is read all the same, and what is asked makes its orientations once")
  func untouched() {
    let device = StandInDevice()
    let scene = device.connectScene(on: .main)
    let rotation = StandInRotation(of: scene, size: OrientationStage.size(of: .single), showing: .landscapeRight)
    #expect(scene.shownOrientation == .landscapeRight)
    #expect(SceneOrientations.associated.of(scene) == nil)
    let orientations = scene.orientations
    #expect(scene.orientations === orientations)
    withExtendedLifetime(rotation) {}
  }

  @Test("Observers are told of a turn once, and of one by half as well")
  func turns() throws {
    final class Listener {
      var told: [Bool] = []
    }
    let stage = OrientationStage(plist: .all)
    stage.show(ResolvedController(.all))
    let listener = Listener()
    stage.scene.orientations.observe(listener, aspects: .orientation) { $0.told.append($1.isPortrait) }
    for orientation in [UIInterfaceOrientation.landscapeLeft, .landscapeRight, .portrait] {
      stage.rotation.show(orientation)
      stage.settle()
    }
    #expect(listener.told == [true, false, false, true])
  }

  @Test("A covered controller, a child and one in a sheet say what their scene shows")
  func everywhere() {
    let stage = OrientationStage()
    let child = ResolvedController()
    let root = OrientationNavigationController(rootViewController: child)
    stage.show(root)
    let cover = ResolvedController(.landscapeLeft)
    root.present(cover, animated: false)
    stage.settle()
    #expect(root.viewIfLoaded?.window == nil)
    #expect([root, child, cover].map(\.shownOrientation) == [.landscapeLeft, .landscapeLeft, .landscapeLeft])
  }

  @Test("The account has what the Info.plist says wrong, and the SDK that Xcode noted")
  func account() {
    let stage = OrientationStage(keys: [
      "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait", "Sideways", 7],
      "DTPlatformVersion": "26.2",
      "UIRequiresFullScreen": ["yes"],
    ])
    stage.show(ResolvedController())
    let lines = stage.scene.orientationExplanation.split(separator: "\n").map { "\($0)" }
    #expect(lines.contains { $0.hasPrefix("base       Info.plist: portrait") })
    #expect(lines.contains { $0.hasSuffix("SDK 26.2") })
    let issues = lines.suffix(3).map { $0.split(separator: ":").dropFirst(1).joined().prefix(20) }
    #expect(issues == [" \"Sideways\" is no or", " a value of another ", " an array of one is "])
    #expect(lines[lines.count - 3].hasPrefix("Info.plist UISupportedInterfaceOrientations: "))
    #expect(lines.last?.hasPrefix("           UIRequiresFullScreen: ") == true)
  }

  @Test("An inset for the home indicator says that a phone has no button, and so does not turn upside down")
  func homeIndicator() throws {
    let stage = OrientationStage(plist: .all)
    stage.show(ResolvedController(.all))
    #expect(try stage.resolution.allowed == .all)
    stage.window.standInSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    stage.orientations.setNeedsLook()
    stage.settle()
    #expect(try stage.resolution.allowed == .allButUpsideDown)
    stage.window.standInSafeAreaInsets = UIEdgeInsets.zero
    stage.orientations.setNeedsLook()
    stage.settle()
    #expect(try stage.resolution.allowed == .allButUpsideDown, "a keyboard or a bar does not give it a button")
  }
}
