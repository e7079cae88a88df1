import FoldLayout
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@testable import FoldLayoutUIKit

@Suite("Any hierarchy, built of controllers and read back, comes to the same resolution (O1 to O4, O11)")
@MainActor
struct AnyHierarchyTests {
  private typealias Controller = ControllerHierarchy.Controller

  /// A controller that is what a model says.
  private final class BuiltController: UIViewController {
    let model: ControllerHierarchy.Controller
    weak var target: UIViewController?
    weak var lockTarget: UIViewController?

    init(_ model: ControllerHierarchy.Controller) {
      self.model = model
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = UIModalPresentationStyle(rawValue: model.style.rawValue) ?? .fullScreen
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      resolvedInterfaceOrientations(declaring: model.mask, forwardingTo: target)
    }

    override var prefersInterfaceOrientationLocked: Bool {
      resolvedInterfaceOrientationLock(declaring: model.prefersLock)
    }

    override var childForInterfaceOrientationLock: UIViewController? { lockTarget }
  }

  private final class SidePresentation: UIPresentationController {
    override var shouldPresentInFullscreen: Bool { false }
  }

  /// A tree of controllers, with presentations over its root.
  private func model(using generator: inout SeededGenerator) -> ControllerHierarchy {
    var controllers: [Controller] = []
    func mask(_ generator: inout SeededGenerator) -> Mask? {
      Bool.random(using: &generator) ? nil : Mask(rawValue: UInt.random(in: 1...15, using: &generator) << 1)
    }
    func add(depth: Int, _ generator: inout SeededGenerator) -> Controller.ID {
      let id = Controller.ID(rawValue: controllers.count + 1)
      let index = controllers.count
      controllers.append(Controller(id, mask: mask(&generator)))
      controllers[index].prefersLock = Bool.random(using: &generator)
      let count = depth > 2 ? 0 : Int.random(in: 0...2, using: &generator)
      let children = (0..<count).map { _ in add(depth: depth + 1, &generator) }
      controllers[index].children = children
      if Bool.random(using: &generator) { controllers[index].forwardsTo = children.randomElement(using: &generator) }
      if Bool.random(using: &generator) {
        controllers[index].forwardsLockTo = children.randomElement(using: &generator)
      }
      return id
    }
    var last = add(depth: 0, &generator)
    let root = last
    for number in 0..<Int.random(in: 0...3, using: &generator) {
      let id = add(depth: 1, &generator)
      let styles: [ControllerHierarchy.PresentationStyle] = [
        .fullScreen, .pageSheet, .formSheet, .overFullScreen, .custom, .popover,
      ]
      let index = id.rawValue - 1
      controllers[index].style = styles.randomElement(using: &generator) ?? .fullScreen
      if controllers[index].style == .custom { controllers[index].fillsWindow = Bool.random(using: &generator) }
      controllers[last.rawValue - 1].presented = id
      // UIKit has one transition at a time: the last presentation may be under way.
      controllers[index].isBeingPresented = number == 2
      last = id
    }
    return ControllerHierarchy(root: root, controllers: controllers)
  }

  private func build(_ model: ControllerHierarchy, on stage: OrientationStage) -> [BuiltController] {
    let built = model.controllers.map { BuiltController($0) }
    for controller in built {
      for id in controller.model.children {
        let child = built[id.rawValue - 1]
        controller.addChild(child)
        controller.view.addSubview(child.view)
      }
      controller.target = controller.model.forwardsTo.map { built[$0.rawValue - 1] }
      controller.lockTarget = controller.model.forwardsLockTo.map { built[$0.rawValue - 1] }
    }
    stage.show(built[model.root.rawValue - 1])
    for controller in built {
      guard let id = controller.model.presented else { continue }
      let presented = built[id.rawValue - 1]
      if presented.model.fillsWindow == false {
        presented.standInPresentation = SidePresentation(presentedViewController: presented, presenting: controller)
      }
      controller.present(presented, animated: presented.model.isBeingPresented)
    }
    stage.settle()
    return built
  }

  @Test("Trees with presentations in every style, forwarding and not, as they are drawn")
  func random() async throws {
    var generator = RandomTesting.generator()
    for number in 0..<RandomTesting.count(full: 5_000) {
      if number % 100 == 0 { await Task.yield() }
      let model = model(using: &generator)
      let stage = OrientationStage(plist: .all)
      let built = build(model, on: stage)
      let shownBy = try #require(model.controllers.randomElement(using: &generator)?.id)
      let constraint = built[shownBy.rawValue - 1].constrainOrientations(to: .portrait, name: "1")
      stage.settle()

      var expected = stage.orientations.coordinator.situation
      expected.controllers = model
      expected.constraints = [OrientationConstraint(1, .only(.portrait), name: "1", controller: shownBy)]
      let resolution = expected.resolution
      let read = try stage.resolution
      #expect(read.allowed == resolution.allowed, "\(model)")
      #expect(read.lock == resolution.lock || read.lock == .held && resolution.lock.isWanted, "\(model)")
      #expect(read.isPresentation == resolution.isPresentation)
      let numbers = built.map { stage.orientations.numbers.id(of: $0) }
      #expect(
        read.account.visits.map { visit in numbers.firstIndex(of: visit.controller).map { $0 + 1 } }
          == resolution.account.visits.map(\.controller.rawValue), "\(model)")
      #expect(read.account.setAside.count == resolution.account.setAside.count)
      #expect(stage.rotation.raised == [])
      withExtendedLifetime(constraint) {}
    }
  }
}
