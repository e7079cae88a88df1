import FoldLayout
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@testable import FoldLayoutUIKit

typealias Mask = Interface.OrientationMask

@Suite("What hooks and controllers answer UIKit (O1, O2, A4)")
@MainActor
struct HookTests {
  @Test("A constraint of a controller reaches UIKit by whichever hook there is, and is gone with what holds it")
  func constraint() throws {
    for hooks in OrientationStage.Hooks.allCases {
      let stage = OrientationStage(hooks: hooks)
      let root = ResolvedController()
      stage.show(root)
      #expect(stage.supported == .allButUpsideDown)
      var landscape: ControllerConstraint? = root.constrainOrientations(to: .landscape)
      stage.settle()
      #expect(stage.supported == .landscape, "\(hooks)")
      #expect(stage.shown == .landscapeRight)
      landscape?.update(.portrait)
      stage.settle()
      #expect(stage.shown == .portrait)
      #expect(try stage.resolution.allowed == .portrait)
      landscape = nil
      stage.settle()
      #expect(stage.supported == .allButUpsideDown)
      #expect(stage.rotation.raised == [])
    }
  }

  /// Something that changes what is allowed from nothing in particular to landscape.
  enum Change: CaseIterable {
    case constrain, update, drop, push, present, select, declare
  }

  @Test(
    "Whatever changes, UIKit is asked at the end of that very turn, once, and acts on it in the same",
    arguments: OrientationStage.Hooks.allCases, Change.allCases)
  func punctual(_ hooks: OrientationStage.Hooks, _ change: Change) {
    let stage = OrientationStage(hooks: hooks)
    let root = ResolvedController()
    let navigation = OrientationNavigationController(rootViewController: root)
    let tabs = OrientationTabBarController()
    tabs.viewControllers = [navigation, ResolvedController(.landscape)]
    stage.show(tabs)
    var held: [ControllerConstraint] = []
    if change == .update { held = [root.constrainOrientations(to: .all)] }
    if change == .drop {
      held = [root.constrainOrientations(to: .portrait), root.constrainOrientations(to: .landscape)]
    }
    stage.settle()
    let before = stage.rotation.calls.count
    switch change {
    case .constrain: held = [root.constrainOrientations(to: .landscape)]
    case .update: held[0].update(.landscape)
    case .drop: held.removeFirst()
    case .push: navigation.pushViewController(ResolvedController(.landscape), animated: false)
    case .present: tabs.present(ResolvedController(.landscape), animated: false)
    case .select: tabs.standInTap(1)
    case .declare: stage.scene.declaredInterfaceOrientations = .landscape
    }
    stage.turn()
    // Only a delegate can tell UIKit what is declared in code.
    let isHeard = change != .declare || hooks != .none
    #expect(stage.rotation.calls[before...] == (isHeard ? ["update"] : []))
    #expect(stage.supported == (isHeard ? .landscape : .allButUpsideDown))
    #expect(stage.shown == (isHeard ? .landscapeRight : .portrait))
    withExtendedLifetime(held) {}
  }
}
