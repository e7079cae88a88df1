import TestSupport
import Testing

@testable import FoldLayout

@Suite("Random hierarchies, with circles and references that lead nowhere (O4)")
struct RandomWalkTests {
  private typealias Controller = ControllerHierarchy.Controller

  /// A second implementation, which goes down one call deeper for each controller and copies lists around.
  private struct SlowWalk {
    var layers: [[Controller.ID]] = [[]]
    var start: Controller.ID
    var isPresentation = false
    private let hierarchy: ControllerHierarchy
    private var visited: [Controller.ID] = []
    private var presented: [Controller.ID] = []

    init(_ hierarchy: ControllerHierarchy) {
      self.hierarchy = hierarchy
      start = hierarchy.root
      visit(hierarchy.root)
    }

    func find(_ id: Controller.ID) -> Controller? { hierarchy.controllers.first { $0.id == id } }

    /// Whether the caller is still on the screen afterwards.
    @discardableResult
    mutating func visit(_ id: Controller.ID) -> Bool {
      guard let controller = find(id), !visited.contains(id) else { return true }
      visited.append(id)
      layers[layers.count - 1].append(id)
      let layer = layers.count
      var children = controller.children
      if let target = controller.forwardsTo, !children.contains(target) { children.append(target) }
      for child in children where layers.count == layer { visit(child) }
      if let next = controller.presented.flatMap(find), !presented.contains(next.id) {
        presented.append(next.id)
        if !visited.contains(next.id), !next.isBeingDismissed {
          if next.fillsWindow ?? [.fullScreen, .overFullScreen, .custom].contains(next.style) {
            layers.append([])
            start = next.id
            isPresentation = next.isBeingPresented
          }
          visit(next.id)
        }
      }
      return layers.count == layer
    }

    var answering: Controller.ID? {
      var passed: [Controller.ID] = []
      guard var controller = find(start) else { return nil }
      while let target = controller.forwardsTo {
        passed.append(controller.id)
        guard let next = find(target), !passed.contains(target) else { return nil }
        controller = next
      }
      return controller.id
    }
  }

  private static func hierarchy(using generator: inout SeededGenerator) -> ControllerHierarchy {
    let count = Int.random(in: 1...8, using: &generator)
    func someone(_ chance: Int) -> Controller.ID? {
      Int.random(in: 0..<chance, using: &generator) == 0
        ? Controller.ID(rawValue: Int.random(in: 1...count + 1, using: &generator)) : nil
    }
    let controllers = (1...count).map { number in
      var controller = Controller(Controller.ID(rawValue: number))
      controller.children = [someone(2), someone(3)].compactMap { $0 }
      controller.forwardsTo = someone(3)
      controller.presented = someone(3)
      controller.style = ControllerHierarchy.PresentationStyle.allCases.randomElement(using: &generator) ?? .automatic
      controller.fillsWindow = [nil, nil, true, false].randomElement(using: &generator) ?? nil
      controller.isBeingPresented = Bool.random(using: &generator)
      controller.isBeingDismissed = Int.random(in: 0..<5, using: &generator) == 0
      return controller
    }
    return ControllerHierarchy(root: 1, controllers: controllers)
  }

  @Test("Who answers, who is on the screen, and whether a presentation is under way, as a second walk finds it")
  func agrees() {
    var generator = RandomTesting.generator()
    var replacedCount = 0
    for _ in 0..<RandomTesting.count(full: 30_000) {
      let hierarchy = Self.hierarchy(using: &generator)
      let walk = ControllerWalk(hierarchy)
      let slow = SlowWalk(hierarchy)
      #expect(walk.answering?.id == slow.answering, "\(hierarchy)")
      #expect(walk.shown == Set(slow.layers.last ?? []), "\(hierarchy)")
      #expect(walk.isPresentation == slow.isPresentation, "\(hierarchy)")
      replacedCount += slow.layers.count > 1 ? 1 : 0
    }
    #expect(replacedCount > 5)
  }
}
