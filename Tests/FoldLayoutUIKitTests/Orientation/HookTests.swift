import FoldLayout
import TestSupport
import Testing
import UIKit

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
}
