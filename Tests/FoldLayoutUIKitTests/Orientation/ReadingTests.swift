import FoldLayout
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@testable import FoldLayoutUIKit

@Suite("Any hierarchy of controllers is read as UIKit walks through it (O1, O4)")
@MainActor
struct ReadingTests {
  private func hierarchy(of stage: OrientationStage) throws -> ControllerHierarchy {
    // UIKit asks nobody when a sheet comes or goes.
    stage.orientations.setNeedsLook()
    stage.settle()
    return try #require(stage.orientations.coordinator.situation.controllers)
  }

  @Test(
    "Styles are read as they are adapted, and whether one fills the window as its presentation says",
    arguments: [
      (UIModalPresentationStyle.fullScreen, ControllerHierarchy.PresentationStyle.fullScreen, true),
      (.overFullScreen, .overFullScreen, true), (.pageSheet, .pageSheet, false), (.formSheet, .formSheet, false),
      (.popover, .popover, false), (.automatic, .pageSheet, false), (.custom, .custom, true),
      (.currentContext, .currentContext, false), (.overCurrentContext, .overCurrentContext, false),
    ])
  func styles(
    _ style: UIModalPresentationStyle, _ read: ControllerHierarchy.PresentationStyle, _ fillsWindow: Bool
  ) throws {
    let stage = OrientationStage()
    let root = ResolvedController()
    stage.show(root)
    let presented = ForeignController(.landscape)
    presented.modalPresentationStyle = style
    root.present(presented, animated: false)
    let hierarchy = try hierarchy(of: stage)
    #expect(hierarchy.controllers.map(\.style) == [.automatic, read])
    #expect(hierarchy.controllers[1].fillsWindow == (style == .custom ? true : nil))
    #expect(stage.supported == (fillsWindow ? .landscape : .allButUpsideDown))
    #expect(try stage.resolution.allowed == stage.supported)
  }

  private final class SidePresentation: UIPresentationController {
    override var shouldPresentInFullscreen: Bool { false }
  }

  @Test("A sheet that adapts to the full screen is asked, and a custom presentation that does not fill it is not")
  func adapted() throws {
    let stage = OrientationStage()
    let root = ResolvedController()
    stage.show(root)
    let sheet = ForeignController(.landscape)
    sheet.modalPresentationStyle = .pageSheet
    let presentation = UIPresentationController(presentedViewController: sheet, presenting: root)
    presentation.standInAdaptedStyle = .fullScreen
    sheet.standInPresentation = presentation
    root.present(sheet, animated: false)
    #expect(try hierarchy(of: stage).controllers[1].style == .fullScreen)
    #expect(stage.supported == .landscape)
    sheet.dismiss(animated: false)
    let side = ForeignController(.landscape)
    side.modalPresentationStyle = .custom
    side.standInPresentation = SidePresentation(presentedViewController: side, presenting: root)
    root.present(side, animated: false)
    #expect(try hierarchy(of: stage).controllers[1].fillsWindow == false)
    #expect(stage.supported == .allButUpsideDown)
  }

  @Test("A popover adapts to the traits of whoever presents it, and not to its own, which are compact")
  func popover() throws {
    let stage = OrientationStage()
    stage.scene.traitCollection = UITraitCollection(standInHorizontal: .regular, vertical: .regular)
    let root = ResolvedController()
    stage.show(root)
    let popover = ForeignController(.landscape)
    popover.modalPresentationStyle = .popover
    popover.view.standInTraits = UITraitCollection(standInHorizontal: .compact, vertical: .regular)
    let presentation = UIPresentationController(presentedViewController: popover, presenting: root)
    presentation.standInAdaptedStyle = .fullScreen
    popover.standInPresentation = presentation
    let portrait = root.constrainOrientations(to: .portrait)
    root.present(popover, animated: false)
    #expect(try hierarchy(of: stage).controllers[1].style == .popover)
    #expect(try stage.resolution.allowed == .portrait, "what is beneath it counts")
    withExtendedLifetime(portrait) {}
  }

  @Test("Whoever presents, and whoever UIKit says presents, is found once, and what is being dismissed is not asked")
  func presentedByChild() throws {
    let stage = OrientationStage()
    let child = ResolvedController()
    let navigation = OrientationNavigationController(rootViewController: child)
    stage.show(navigation)
    let presented = ForeignController(.landscape)
    child.present(presented, animated: true)
    var hierarchy = try hierarchy(of: stage)
    #expect(child.presentedViewController === presented, "UIKit has the child name it, and the root")
    #expect(hierarchy.controllers.count == 3)
    #expect(hierarchy.controllers.map(\.isBeingPresented) == [false, false, true])
    #expect(stage.supported == .landscape)
    stage.device.endTransitions()
    hierarchy = try self.hierarchy(of: stage)
    #expect(hierarchy.controllers.map(\.isBeingPresented) == [false, false, false])
    child.dismiss(animated: true)
    hierarchy = try self.hierarchy(of: stage)
    #expect(hierarchy.controllers.map(\.isBeingDismissed) == [false, false, true])
    #expect(stage.supported == .allButUpsideDown)
    stage.device.endTransitions()
    #expect(try self.hierarchy(of: stage).controllers.count == 2)
  }

  @Test("A controller that answers what UIKit would does not say, and one that is changed by a subclass says so")
  func defaults() throws {
    final class Narrower: UINavigationController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        resolvedInterfaceOrientations(forwardingTo: topViewController).intersection(.portrait)
      }
    }
    let stage = OrientationStage()
    stage.show(UIViewController())
    #expect(try hierarchy(of: stage).controllers[0].mask == nil)
    stage.show(ForeignController(.allButUpsideDown))
    #expect(try hierarchy(of: stage).controllers[0].mask == nil)
    stage.show(ResolvedController(.allButUpsideDown))
    #expect(try hierarchy(of: stage).controllers[0].mask == .allButUpsideDown, "it has said so")
    let narrower = Narrower()
    narrower.viewControllers = [ResolvedController()]
    stage.show(narrower)
    let read = try hierarchy(of: stage).controllers[0]
    #expect(read.mask == .portrait)
    #expect(read.forwardsTo == nil)
    #expect(stage.supported == .portrait)
  }

  @Test("Children in a container are on the screen, also before there is a window, and those taken out are not")
  func children() throws {
    let stage = OrientationStage()
    let root = UIViewController()
    let (shown, hidden) = (ResolvedController(), ResolvedController())
    for child in [shown, hidden] { root.addChild(child) }
    root.view.addSubview(shown.view)
    stage.show(root)
    let hierarchy = try hierarchy(of: stage)
    #expect(hierarchy.controllers.count == 2)
    #expect(hierarchy.controllers[0].kind == .wrapper)
    let held = [shown.constrainOrientations(to: .landscape), hidden.constrainOrientations(to: .portrait)]
    stage.settle()
    #expect(try stage.resolution.allowed == .landscape)
    withExtendedLifetime(held) {}
  }

  @Test("Only who is asked by UIKit is asked here, and nobody while nothing happens")
  func counts() {
    let stage = OrientationStage()
    let child = ForeignController(.landscape)
    let parent = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    stage.show(parent)
    #expect(child.askedCount == 0, "its container answers")
    let root = ForeignController(.portrait)
    stage.show(root)
    let asked = root.askedCount
    stage.settle()
    #expect(root.askedCount == asked)
  }

  @Test("A controller keeps its number as long as it lives, and its successor in memory has another")
  func numbers() {
    var numbers = ControllerNumbers()
    var ids: Set<ControllerHierarchy.Controller.ID> = []
    for _ in 0..<100 {
      let controller = UIViewController()
      let id = numbers.id(of: controller)
      #expect(numbers.id(of: controller) == id)
      #expect(numbers.controller(id) === controller)
      ids.insert(id)
    }
    #expect(ids.count == 100)
    numbers.forgetGone()
    #expect(numbers.count == 0)
  }
}
