import FoldLayout
import Testing
import UIKit
import UIKitTestSupport

@testable import FoldLayoutUIKit

@Suite("A rotation request is answered by hooks, then has UIKit ask, then is sent, and ends once (O9)")
@MainActor
struct RequestTests {
  /// Keeps what came of requests.
  final class Outcomes {
    var all: [RotationRequest.Outcome] = []
  }

  @Test(
    "The mask is widened before UIKit is asked, and UIKit is asked before the request is sent, in one turn",
    arguments: OrientationStage.Hooks.allCases)
  func order(_ hooks: OrientationStage.Hooks) throws {
    let stage = OrientationStage(hooks: hooks)
    let root = ResolvedController(.allButUpsideDown)
    stage.show(root)
    let portrait = root.constrainOrientations(to: .portrait)
    stage.settle()
    portrait.update(nil)
    let before = stage.rotation.calls.count
    let outcomes = Outcomes()
    root.requestOrientation(.landscapeLeft) { outcomes.all.append($0) }
    #expect(stage.rotation.calls.count == before, "nothing is asked before the end of the turn")
    stage.turn()
    #expect(stage.rotation.calls[before...] == ["update", "request landscapeLeft"])
    stage.settle()
    #expect(stage.shown == .landscapeLeft)
    #expect(outcomes.all == [.granted(.landscapeLeft)])
    #expect(stage.supported == .landscapeLeft, "granted, it stays in force")
    stage.device.hold(.landscapeLeft)
    stage.settle()
    #expect(stage.shown == .landscapeLeft)
    root.withdrawOrientationRequest()
    stage.settle()
    #expect(stage.supported == .allButUpsideDown)
    #expect(stage.rotation.raised == [])
  }

  @Test("What is shown already is granted at once, and the masks are published all the same")
  func grantedAtOnce() throws {
    let stage = OrientationStage()
    let root = ResolvedController()
    stage.show(root)
    let outcomes = Outcomes()
    let before = stage.rotation.calls.count
    root.requestOrientation(.portrait) { outcomes.all.append($0) }
    #expect(outcomes.all == [.granted(.portrait)])
    stage.settle()
    #expect(stage.rotation.calls[before...] == ["update"])
    #expect(stage.supported == .portrait)
  }

  @Test("What UIKit refuses is refused with its code and its lists, and nothing stays of it")
  func refused() throws {
    let stage = OrientationStage(plist: .portrait)
    let root = ResolvedController()
    stage.show(root)
    let outcomes = Outcomes()
    root.requestOrientation(.landscape) { outcomes.all.append($0) }
    stage.settle()
    let refusal = RotationRequest.Refusal(code: 101, asked: .landscape, supported: .portrait)
    #expect(outcomes.all == [.refused(refusal)])
    #expect(stage.orientations.coordinator.situation.constraints == [])
    #expect(try stage.resolution.allowed == .portrait)
    #expect(stage.scene.orientationExplanation.contains("refused with code 101"))
  }

  @Test(
    "In iPad multitasking, and in a window, UIKit refuses without lists, and nobody waits", arguments: [true, false])
  func windowed(_ isMultitasking: Bool) {
    StandInSystem.$idiom.withValue(.pad) {
      let stage = OrientationStage(plist: isMultitasking ? .all : .allButUpsideDown)
      stage.rotation.fillsScreen = isMultitasking
      let root = ResolvedController()
      stage.show(root)
      let outcomes = Outcomes()
      root.requestOrientation(.landscape) { outcomes.all.append($0) }
      stage.settle()
      #expect(outcomes.all == [.refused(RotationRequest.Refusal(code: 101))])
    }
  }

  @Test("On the inner display nothing comes of it: silently, so that it expires, or refused as the simulator does")
  func innerDisplay() throws {
    for refuses in [false, true] {
      let stage = OrientationStage(plist: .all, display: .inner)
      stage.rotation.innerDisplayRefuses = refuses
      let root = ResolvedController()
      stage.show(root)
      let outcomes = Outcomes()
      root.requestOrientation(.portrait) { outcomes.all.append($0) }
      stage.settle()
      #expect(outcomes.all.count == (refuses ? 1 : 0))
      stage.wait(1.9)
      #expect(outcomes.all.count == (refuses ? 1 : 0))
      stage.wait(0.2)
      if refuses {
        guard case .refused(let refusal) = outcomes.all.first else { return #expect(Bool(false), "it is refused") }
        #expect(refusal.code == 101)
      } else {
        #expect(outcomes.all == [.expired])
      }
      #expect(outcomes.all.count == 1)
      #expect(stage.orientations.coordinator.situation.constraints == [])
      #expect(try stage.resolution.honouring == .innerDisplay)
    }
  }

  @Test("Case 50: a refusal by what UIKit no longer should support is tried once more, in a later turn")
  func stale() throws {
    let stage = OrientationStage()
    let root = ResolvedController()
    stage.show(root)
    let portrait = root.constrainOrientations(to: .portrait)
    stage.settle()
    let outcomes = Outcomes()
    portrait.update(nil)
    root.requestOrientation(.landscape) { outcomes.all.append($0) }
    // UIKit rotates at the end of a transition, and has not asked anew by then.
    stage.rotation.isFrozen = true
    stage.scheduler.endTurn()
    #expect(stage.rotation.calls.suffix(2) == ["update", "request landscapeLeft, landscapeRight"])
    stage.device.settle()
    stage.rotation.isFrozen = false
    #expect(outcomes.all == [])
    #expect(stage.shown == .portrait)
    stage.settle()
    #expect(stage.scene.orientationExplanation.contains("at first refused with code 101"))
    #expect(stage.rotation.calls.suffix(2) == ["update", "request landscapeLeft, landscapeRight"])
    #expect(stage.rotation.calls.count { $0.hasPrefix("request") } == 2)
    #expect(outcomes.all == [.granted(.landscapeRight)])
  }

  @Test("Another request supersedes, of the same controller and of another, and only the last is sent")
  func superseded() throws {
    let stage = OrientationStage()
    let child = ResolvedController()
    let navigation = OrientationNavigationController(rootViewController: child)
    stage.show(navigation)
    let outcomes = Outcomes()
    child.requestOrientation(.landscapeLeft) { outcomes.all.append($0) }
    child.requestOrientation(.landscapeRight) { outcomes.all.append($0) }
    navigation.requestOrientation(.landscape) { outcomes.all.append($0) }
    stage.settle()
    #expect(outcomes.all == [.superseded, .superseded, .granted(.landscapeRight)])
    #expect(stage.rotation.calls.count { $0.hasPrefix("request") } == 1)
  }

  @Test("What a completion asks for or withdraws is what holds afterwards")
  func insideCompletion() throws {
    let stage = OrientationStage()
    let root = ResolvedController()
    stage.show(root)
    let outcomes = Outcomes()
    root.requestOrientation(.portrait) { outcome in
      outcomes.all.append(outcome)
      root.withdrawOrientationRequest()
    }
    stage.settle()
    #expect(stage.supported == .allButUpsideDown)
    root.requestOrientation(.portrait) { outcome in
      outcomes.all.append(outcome)
      root.requestOrientation(.landscape) { outcomes.all.append($0) }
    }
    stage.settle()
    #expect(outcomes.all == [.granted(.portrait), .granted(.portrait), .granted(.landscapeRight)])
    #expect(stage.supported == .landscape)
    root.requestOrientation(.landscapeLeft) { _ in root.requestOrientation(.portrait) }
    root.withdrawOrientationRequest()
    stage.settle()
    #expect(stage.supported == .portrait, "what was asked for while it was withdrawn stays")
  }

  @Test("It is measured by what the scene shows now, and asks for what the screen that is shown now allows")
  func now() {
    let stage = OrientationStage()
    let root = ResolvedController([.portrait, .landscapeLeft])
    let navigation = OrientationNavigationController(rootViewController: root)
    stage.show(navigation)
    let outcomes = Outcomes()
    stage.rotation.show(.landscapeLeft)
    root.requestOrientation(.portrait) { outcomes.all.append($0) }
    #expect(outcomes.all == [], "the scene has turned, and nothing has been laid out yet")
    stage.settle()
    #expect(outcomes.all == [.granted(.portrait)])
    root.withdrawOrientationRequest()
    let child = ResolvedController()
    navigation.pushViewController(child, animated: false)
    child.requestOrientation(.landscape) { outcomes.all.append($0) }
    stage.settle()
    #expect(stage.rotation.calls.last == "request landscapeLeft, landscapeRight")
  }

  @Test("What UIKit can do nothing with is refused with code 100, once")
  func unsupported() {
    let stage = OrientationStage()
    let root = ResolvedController()
    stage.show(root)
    stage.rotation.isUnsupported = true
    let outcomes = Outcomes()
    root.requestOrientation(.landscape) { outcomes.all.append($0) }
    stage.settle()
    #expect(outcomes.all == [.refused(RotationRequest.Refusal(code: 100))])
    #expect(stage.rotation.calls.count { $0.hasPrefix("request") } == 1)
  }

  @Test("A request that is withdrawn in its turn is never sent")
  func withdrawn() {
    let stage = OrientationStage()
    let root = ResolvedController()
    stage.show(root)
    let outcomes = Outcomes()
    root.requestOrientation(.landscape) { outcomes.all.append($0) }
    root.withdrawOrientationRequest()
    stage.settle()
    #expect(outcomes.all == [.superseded])
    #expect(!stage.rotation.calls.contains { $0.hasPrefix("request") })
  }

  @Test("Where no scene shows the controller, and where the scene goes, that is what came of it")
  func noScene() {
    let outcomes = Outcomes()
    ResolvedController().requestOrientation(.landscape) { outcomes.all.append($0) }
    #expect(outcomes.all == [.noScene])
    let stage = OrientationStage(display: .inner)
    let root = ResolvedController()
    stage.show(root)
    root.requestOrientation(.portrait) { outcomes.all.append($0) }
    stage.device.disconnect(stage.scene)
    #expect(outcomes.all == [.noScene, .noScene])
    root.requestOrientation(.portrait) { outcomes.all.append($0) }
    #expect(outcomes.all == [.noScene, .noScene, .noScene], "there is no scene any more")
  }

  @Test("A controller that goes takes its request along")
  func controllerGoes() throws {
    let stage = OrientationStage()
    let navigation = OrientationNavigationController(rootViewController: ResolvedController())
    stage.show(navigation)
    let outcomes = Outcomes()
    weak var gone: UIViewController?
    do {
      let video = ResolvedController()
      gone = video
      navigation.pushViewController(video, animated: false)
      video.requestOrientation(.landscape) { outcomes.all.append($0) }
      stage.settle()
      #expect(stage.supported == .landscape)
      navigation.popViewController(animated: false)
    }
    stage.settle()
    #expect(gone == nil)
    #expect(outcomes.all == [.granted(.landscapeRight)])
    #expect(stage.supported == .allButUpsideDown)
    #expect(stage.orientations.coordinator.situation.constraints == [])
  }

  @Test("Before iOS 16 there is nothing to request with: UIKit is asked in the older way, and the rest is the user's")
  func older() {
    let version = SystemVersion.all[0]
    version.run {
      let stage = OrientationStage(hooks: .application, capabilities: version.capabilities)
      let root = ResolvedController()
      stage.show(root)
      let before = stage.rotation.calls.count
      let outcomes = Outcomes()
      root.requestOrientation(.landscape) { outcomes.all.append($0) }
      stage.settle()
      #expect(stage.rotation.calls[before...] == ["attempt"])
      #expect(stage.shown == .landscapeRight, "what is shown is not supported any more")
      stage.wait(0.2)
      #expect(outcomes.all == [.granted(.landscapeRight)])
    }
  }

  @Test(
    "UIKit's error is read in every language, as the names of orientations stay",
    arguments: [
      (
        "None of the requested orientations are supported by the view controller. Requested: portrait; Supported: "
          + "landscapeLeft, landscapeRight", Mask.portrait, Mask.landscape
      ),
      ("已请求：landscapeRight；受支持：portrait", .landscapeRight, .portrait),
      ("The current windowing mode does not allow for programmatic changes to interface orientation.", nil, nil),
      ("Requested: portraitUpsideDown; Supported: portrait", .portraitUpsideDown, .portrait),
      ("portrait; ; landscapeLeft; landscapeRight", nil, nil), ("", nil, nil),
    ] as [(String, Mask?, Mask?)])
  func texts(_ text: String, _ asked: Mask?, _ supported: Mask?) {
    let error = NSError(
      domain: UISceneError.errorDomain, code: 101, userInfo: [NSLocalizedDescriptionKey: text])
    let refusal = RotationRequest.Refusal(error)
    #expect(refusal == RotationRequest.Refusal(code: 101, asked: asked, supported: supported))
  }
}
