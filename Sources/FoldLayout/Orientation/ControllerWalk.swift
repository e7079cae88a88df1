/// The walk that UIKit takes through a hierarchy: which controllers are on the screen, and which one answers.
///
/// Rule O4.
struct ControllerWalk {
  /// The controller whose answer counts, or `nil` where the walk ends without one.
  private(set) var answering: ControllerHierarchy.Controller?

  /// Whether the walk began at a presentation that fills the window and is under way.
  private(set) var isPresentation = false

  /// The controllers on the screen, and those of partial presentations over them.
  ///
  /// A container that does not forward answers for its children, and they are on the screen all the same.
  private(set) var shown: Set<ControllerHierarchy.Controller.ID> = []

  /// What the walk found, in order.
  private(set) var visits: [OrientationAccount.Visit] = []

  private typealias ID = ControllerHierarchy.Controller.ID

  private let controllers: [ControllerHierarchy.Controller.ID: ControllerHierarchy.Controller]
  private var visited: Set<ControllerHierarchy.Controller.ID> = []

  /// What is still to be looked at; a presentation comes after the children of whoever presents, as it lies over them.
  private enum Step {
    case controller(ID)
    case presentation(ID)

    var isPresentation: Bool {
      if case .presentation = self { true } else { false }
    }
  }

  /// Walks through a hierarchy.
  ///
  /// - Parameter hierarchy: The controllers of the key window.
  /// - Complexity: O(*n*) in the number of controllers, for any number of presentations over each other.
  init(_ hierarchy: ControllerHierarchy) {
    var controllers: [ID: ControllerHierarchy.Controller] = [:]
    for controller in hierarchy.controllers where controllers[controller.id] == nil {
      controllers[controller.id] = controller
    }
    self.controllers = controllers
    let start = lookAround(from: hierarchy.root)
    findAnswer(from: start)
  }

  /// Finds who is on the screen, and answers where the walk for an answer begins.
  private mutating func lookAround(from root: ID) -> ID {
    var start = root
    var steps = [Step.controller(root)]
    while let step = steps.popLast() {
      switch step {
      case .controller(let id):
        steps += following(id)
      case .presentation(let id):
        guard let controller = controllers[id], !visited.contains(id) else {
          steps.append(.controller(id))
          continue
        }
        if controller.isBeingDismissed {
          note(.isBeingDismissed, controller)
        } else {
          note(controller.replaces ? .fillsWindow(controller.style) : .liesOver(controller.style), controller)
          if controller.replaces {
            start = id
            isPresentation = controller.isBeingPresented
            shown = []
            // What an ancestor presents lies over this; the other children of ancestors are covered.
            steps = steps.filter { $0.isPresentation }
          }
          steps.append(.controller(id))
        }
      }
    }
    return start
  }

  /// Takes a controller in, and answers what comes next, the last first.
  private mutating func following(_ id: ID) -> [Step] {
    guard let controller = find(id) else { return [] }
    guard visited.insert(id).inserted else {
      note(.seenBefore, controller)
      return []
    }
    shown.insert(id)
    var children = controller.children
    if let target = controller.forwardsTo, !children.contains(target) { children.append(target) }
    let presentation = controller.presented.map { [Step.presentation($0)] } ?? []
    return presentation + children.reversed().map { .controller($0) }
  }

  private mutating func findAnswer(from start: ID) {
    guard var controller = controllers[start] else { return }
    var passed: Set<ID> = [start]
    while let target = controller.forwardsTo {
      guard let next = controllers[target] else { return note(.forwards(to: nil), controller) }
      note(.forwards(to: next.label), controller)
      guard passed.insert(target).inserted else { return note(.seenBefore, next) }
      controller = next
    }
    note(.answers, controller)
    answering = controller
  }

  private mutating func find(_ id: ID) -> ControllerHierarchy.Controller? {
    if let controller = controllers[id] { return controller }
    visits.append(
      OrientationAccount.Visit(controller: id, name: "controller \(id.rawValue)", kind: .other, finding: .isMissing))
    return nil
  }

  private mutating func note(_ finding: OrientationAccount.Visit.Finding, _ controller: ControllerHierarchy.Controller)
  {
    visits.append(
      OrientationAccount.Visit(
        controller: controller.id, name: controller.label, kind: controller.kind, finding: finding))
  }
}
