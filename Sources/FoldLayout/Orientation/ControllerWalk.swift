/// The walk that UIKit takes through a hierarchy: which controllers are on the screen, and which one answers.
///
/// Rule O4.
struct ControllerWalk {
  /// The controller whose answer counts, or `nil` where the walk ends without one.
  private(set) var answering: ControllerHierarchy.Controller?

  /// The controller whose wish for a lock counts, or `nil` where that walk ends without one.
  private(set) var locking: ControllerHierarchy.Controller?

  /// Whether the walk began at a presentation that fills the window and is under way.
  private(set) var isPresentation = false

  /// The controllers on the screen, and those of partial presentations over them.
  ///
  /// A container that does not forward answers for its children, and they are on the screen all the same.
  private(set) var shown: Set<ControllerHierarchy.Controller.ID> = []

  /// What the walk found, in order.
  private(set) var visits: [OrientationAccount.Visit] = []

  /// The controllers by identity.
  let controllers: [ControllerHierarchy.Controller.ID: ControllerHierarchy.Controller]

  private typealias ID = ControllerHierarchy.Controller.ID

  private var visited: Set<ControllerHierarchy.Controller.ID> = []

  /// The presented controllers that were looked at; UIKit has every ancestor of whoever presents name them too.
  private var presented: Set<ControllerHierarchy.Controller.ID> = []

  /// The controllers that were noted as seen before or as missing, each once.
  private var seenBefore: Set<ControllerHierarchy.Controller.ID> = []

  /// What is still to be looked at.
  ///
  /// What a controller presents lies over its children and over whoever they present, so it is looked at after them.
  private struct Steps {
    /// How many presentations were waiting when the controller was found.
    var controllers: [(id: ID, isForwarded: Bool, depth: Int)] = []
    var presentations: [ID] = []
  }

  /// Walks through a hierarchy.
  ///
  /// - Parameter hierarchy: The controllers of the key window.
  /// - Complexity: O(*n*) in the number of controllers.
  init(_ hierarchy: ControllerHierarchy) {
    var controllers: [ID: ControllerHierarchy.Controller] = [:]
    for controller in hierarchy.controllers where controllers[controller.id] == nil {
      controllers[controller.id] = controller
    }
    self.controllers = controllers
    let start = lookAround(from: hierarchy.root)
    findAnswer(from: start)
    findLock(from: start)
  }

  /// Finds who is on the screen, and answers where the walk for an answer begins.
  private mutating func lookAround(from root: ID) -> ID {
    var start = root
    var steps = Steps()
    steps.controllers = [(root, false, 0)]
    while true {
      if let step = steps.controllers.last, step.depth == steps.presentations.count {
        steps.controllers.removeLast()
        look(at: step.id, isForwarded: step.isForwarded, &steps)
      } else if let id = steps.presentations.popLast() {
        if let controller = controllers[id], begins(controller) {
          if controller.replaces {
            start = id
            isPresentation = controller.isBeingPresented
            shown = []
            // What an ancestor presents lies over this; the other children of ancestors are covered.
            steps.controllers = []
          }
          steps.controllers.append((id, false, steps.presentations.count))
        } else if controllers[id] == nil {
          noteMissing(id)
        }
      } else {
        return start
      }
    }
  }

  /// Whether a presented controller is to be looked at: once, and not while it is being dismissed.
  private mutating func begins(_ controller: ControllerHierarchy.Controller) -> Bool {
    guard presented.insert(controller.id).inserted else { return false }
    guard !visited.contains(controller.id) else {
      noteSeenBefore(controller)
      return false
    }
    if controller.isBeingDismissed {
      note(.isBeingDismissed, controller)
      return false
    }
    note(controller.replaces ? .fillsWindow(controller.style) : .liesOver(controller.style), controller)
    return true
  }

  /// Takes a controller in, and what is to be looked at after it.
  private mutating func look(at id: ID, isForwarded: Bool, _ steps: inout Steps) {
    guard let controller = controllers[id] else {
      // Whoever forwards to nobody says so itself.
      if !isForwarded { noteMissing(id) }
      return
    }
    guard visited.insert(id).inserted else {
      if !isForwarded { noteSeenBefore(controller) }
      return
    }
    shown.insert(id)
    if let presented = controller.presented { steps.presentations.append(presented) }
    var children = controller.children.map { (id: $0, isForwarded: $0 == controller.forwardsTo) }
    if let target = controller.forwardsTo, !controller.children.contains(target) { children.append((target, true)) }
    for child in children.reversed() {
      steps.controllers.append((child.id, child.isForwarded, steps.presentations.count))
    }
  }

  private mutating func findAnswer(from start: ID) {
    guard var controller = controllers[start] else { return }
    var passed: Set<ID> = [start]
    while let target = controller.forwardsTo {
      guard let next = controllers[target] else { return note(.forwards(to: nil), controller) }
      note(.forwards(to: next.label), controller)
      guard passed.insert(target).inserted else { return noteSeenBefore(next) }
      controller = next
    }
    note(controller.mask.map { $0.isConstraint } == false ? .answersNothing : .answers, controller)
    answering = controller
  }

  private mutating func findLock(from start: ID) {
    guard var controller = controllers[start] else { return }
    var passed: Set<ID> = [start]
    while let target = controller.forwardsLockTo ?? controller.forwardsTo {
      guard let next = controllers[target], passed.insert(target).inserted else { return }
      controller = next
    }
    locking = controller
  }

  private mutating func noteMissing(_ id: ID) {
    guard seenBefore.insert(id).inserted else { return }
    visits.append(
      OrientationAccount.Visit(controller: id, name: "controller \(id.rawValue)", kind: .other, finding: .isMissing))
  }

  /// Notes a controller that the walk came to a second time, once however often it is.
  private mutating func noteSeenBefore(_ controller: ControllerHierarchy.Controller) {
    if seenBefore.insert(controller.id).inserted { note(.seenBefore, controller) }
  }

  private mutating func note(_ finding: OrientationAccount.Visit.Finding, _ controller: ControllerHierarchy.Controller)
  {
    visits.append(
      OrientationAccount.Visit(
        controller: controller.id, name: controller.label, kind: controller.kind, finding: finding))
  }
}
