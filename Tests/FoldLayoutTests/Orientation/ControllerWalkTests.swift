import TestSupport
import Testing

@testable import FoldLayout

@Suite("The walk through the controllers (O3, O4)")
struct ControllerWalkTests {
  private typealias Controller = ControllerHierarchy.Controller

  private func findings(_ walk: ControllerWalk) -> [String] {
    walk.visits.map { visit in
      switch visit.finding {
      case .fillsWindow: "\(visit.controller.rawValue) fills"
      case .liesOver: "\(visit.controller.rawValue) lies over"
      case .isBeingDismissed: "\(visit.controller.rawValue) leaves"
      case .forwards(let target): "\(visit.controller.rawValue) forwards to \(target ?? "nobody")"
      case .answers: "\(visit.controller.rawValue) answers"
      case .answersNothing: "\(visit.controller.rawValue) answers nothing"
      case .seenBefore: "\(visit.controller.rawValue) seen before"
      case .isMissing: "\(visit.controller.rawValue) missing"
      }
    }
  }

  @Test(
    "By its adapted style a controller replaces what is beneath, or lies over it",
    arguments: ControllerHierarchy.PresentationStyle.allCases)
  func styles(style: ControllerHierarchy.PresentationStyle) {
    let fills: [ControllerHierarchy.PresentationStyle] = [.fullScreen, .overFullScreen, .custom]
    var hierarchy = ControllerHierarchy.presenting(.portrait, style)
    let walk = ControllerWalk(hierarchy)
    #expect(walk.answering?.id == (fills.contains(style) ? 2 : 1))
    #expect(walk.shown == (fills.contains(style) ? [2] : [1, 2]))
    for fillsWindow in [true, false] {
      hierarchy.controllers[1].fillsWindow = fillsWindow
      #expect(ControllerWalk(hierarchy).answering?.id == (fillsWindow ? 2 : 1), "what is told counts before the style")
    }
    hierarchy.controllers[1].isBeingDismissed = true
    hierarchy.controllers[1].presented = 3
    hierarchy.controllers.append(Controller(3))
    let dismissed = ControllerWalk(hierarchy)
    #expect(dismissed.answering?.id == 1)
    #expect(dismissed.shown == [1], "what it presents goes with it")
    #expect(findings(dismissed) == ["2 leaves", "1 answers"])
  }

  @Test("Raw values of the styles are UIKit's (§4)")
  func rawValues() {
    #expect(ControllerHierarchy.PresentationStyle.allCases.map(\.rawValue) == [-2, 0, 1, 2, 3, 4, 5, 6, 7])
  }

  @Test("One that forwards contributes nothing of its own, one that does not answers for its children")
  func forwarding() {
    var nav = Controller(1, kind: .navigation, mask: .portrait)
    nav.children = [2]
    var hierarchy = ControllerHierarchy(root: 1, controllers: [nav, Controller(2, mask: .landscape)])
    #expect(ControllerWalk(hierarchy).answering?.id == 1)
    #expect(ControllerWalk(hierarchy).shown == [1, 2], "its child is on the screen all the same")
    hierarchy.controllers[0].forwardsTo = 2
    #expect(ControllerWalk(hierarchy).answering?.id == 2)
    hierarchy.controllers[0].children = []
    #expect(ControllerWalk(hierarchy).shown == [1, 2], "whom it forwards to is shown")
    hierarchy.controllers[0].forwardsTo = 9
    #expect(ControllerWalk(hierarchy).answering == nil)
    #expect(findings(ControllerWalk(hierarchy)) == ["1 forwards to nobody"])
  }

  @Test("A presentation over a sheet, by a child or by an ancestor, lies over everything that came before")
  func presentationsOverEachOther() {
    var root = Controller(1)
    root.children = [2, 3]
    root.presented = 6
    var child = Controller(2)
    child.presented = 4
    var sheet = Controller(4)
    sheet.style = .pageSheet
    sheet.presented = 5
    var player = Controller(5)
    player.style = .fullScreen
    var alert = Controller(6)
    alert.style = .formSheet
    var hierarchy = ControllerHierarchy(root: 1, controllers: [root, child, Controller(3), sheet, player, alert])
    let walk = ControllerWalk(hierarchy)
    #expect(walk.answering?.id == 5)
    #expect(walk.shown == [5, 6], "the other child is covered, the ancestor's sheet is not")
    #expect(findings(walk) == ["4 lies over", "5 fills", "6 lies over", "5 answers"])
    hierarchy.controllers[0].presented = 4
    let named = ControllerWalk(hierarchy)
    #expect(named.answering?.id == 5, "UIKit has ancestors name what a child presents")
    #expect(findings(named) == ["4 lies over", "5 fills", "5 answers"])
  }

  @Test("Circles and references that lead nowhere end the walk, and are named")
  func circles() {
    var first = Controller(1, mask: .portrait)
    first.forwardsTo = 2
    var second = Controller(2, mask: .portrait)
    second.forwardsTo = 1
    let circle = ControllerWalk(ControllerHierarchy(root: 1, controllers: [first, second]))
    #expect(circle.answering == nil)
    #expect(circle.shown == [1, 2])
    #expect(findings(circle) == ["1 forwards to controller 2", "2 forwards to controller 1", "1 seen before"])

    var own = Controller(1, mask: .portrait)
    own.children = [1, 7]
    own.presented = 1
    let selfish = ControllerWalk(ControllerHierarchy(root: 1, controllers: [own, Controller(1, mask: .landscape)]))
    #expect(selfish.answering?.mask == .portrait, "of two with one identity the first counts")
    #expect(findings(selfish) == ["1 seen before", "7 missing", "1 answers"])

    own.presented = 7
    let twice = ControllerWalk(ControllerHierarchy(root: 1, controllers: [own]))
    #expect(findings(twice) == ["1 seen before", "7 missing", "1 answers"], "once, however often it is named")

    let nowhere = ControllerWalk(ControllerHierarchy(root: 5, controllers: [own]))
    #expect(nowhere.answering == nil && nowhere.shown.isEmpty)
    #expect(findings(nowhere) == ["5 missing"])
    #expect(
      OrientationSituation(scene: .phone(), controllers: ControllerHierarchy(root: 5, controllers: []))
        .resolution.allowed == .allButUpsideDown, "nobody answers, so the chain is no constraint")
  }

  @Test("Chains of depth 1,000, by children, forwarding and presentations", arguments: [0, 1, 2, 3])
  func depth(way: Int) {
    let count = 1000
    let controllers = (1...count).map { number in
      let next = number == count ? nil : Controller.ID(rawValue: number + 1)
      var controller = Controller(
        Controller.ID(rawValue: number), kind: .other, mask: number == count ? .portrait : .all)
      switch way {
      case 0: controller.children = next.map { [$0] } ?? []
      case 1: controller.forwardsTo = next
      case 2: controller.presented = next
      default:
        controller.presented = next
        controller.style = .fullScreen
      }
      return controller
    }
    let walk = ControllerWalk(ControllerHierarchy(root: 1, controllers: controllers))
    #expect(walk.answering?.id.rawValue == (way == 0 || way == 2 ? 1 : count))
    #expect(walk.shown.count == (way == 3 ? 1 : count))
  }

  @Test(
    "A controller that does not say answers all on a pad and all but upside down on a phone, as its default (O4)",
    arguments: [(Interface.Product.phone, Mask.allButUpsideDown), (.pad, .all), (nil, .all)]
      as [(Interface.Product?, Mask)])
  func silent(product: Interface.Product?, expected: Mask) {
    var facts = OrientationScene()
    facts.product = product
    facts.applicationMask = .all
    let resolution = OrientationSituation(scene: facts, controllers: .root(nil)).resolution
    #expect(resolution.allowed == expected)
    let chain = resolution.account.contributors.last
    #expect(chain?.layer == .chain && chain?.mask == expected && chain?.isDefault == true)
    let said = OrientationSituation(scene: facts, controllers: .root(expected)).resolution
    #expect(said.account.contributors.last?.isDefault == false)
    let empty = OrientationSituation(scene: facts, controllers: .root([])).resolution
    #expect(empty.account.contributors.last?.layer == .device, "an empty mask is no constraint")
    #expect(empty.account.visits.map(\.finding) == [.answersNothing])
  }

  @Test("Constraints count by where their controllers are, and are set aside, not cleared (O3)")
  func constraintsByController() {
    var hierarchy = ControllerHierarchy.presenting(.all, .pageSheet)
    let constraints = [
      OrientationConstraint(1, .only(.portrait), controller: 2),
      OrientationConstraint(2, .only(.landscape), controller: 9),
      OrientationConstraint(3, .only(.allButUpsideDown)),
    ]
    func resolution() -> OrientationResolution {
      OrientationSituation(scene: .phone(), controllers: hierarchy, constraints: constraints).resolution
    }
    #expect(resolution().allowed == .portrait, "a sheet is not asked, and its view's constraint counts (case 47)")
    #expect(resolution().account.setAside.map(\.reason) == [.notShown("controller 9")])
    hierarchy.controllers[1].isBeingDismissed = true
    #expect(resolution().allowed == .allButUpsideDown)
    #expect(resolution().account.setAside.map(\.reason) == [.notShown("presented"), .notShown("controller 9")])
    let untold = OrientationSituation(scene: .phone(), constraints: [constraints[0]]).resolution
    #expect(untold.allowed == .portrait, "where no controllers are told, every constraint counts")
  }
}
