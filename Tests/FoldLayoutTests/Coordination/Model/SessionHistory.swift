import FoldLayout

/// Everything that has happened in a session, which is read anew for each question.
struct SessionHistory {
  /// Something that has happened, in order.
  enum Fact {
    case captured(LayoutEnvironment)
    case emitted(LayoutEnvironmentInformation)
    case suspended
    case resumed
    case targeted(LayoutTransition.ID, LayoutSize)
    case reported(Hinge.Update)
    case hingeTold(Hinge.Update)
  }

  private var facts: [Fact] = []

  mutating func append(_ fact: Fact) { facts.append(fact) }

  var emissions: [LayoutEnvironmentInformation] {
    facts.compactMap { if case .emitted(let information) = $0 { information } else { nil } }
  }

  var told: LayoutEnvironment? { emissions.last?.current }

  var isSuspended: Bool {
    var isSuspended = false
    for fact in facts {
      if case .suspended = fact { isSuspended = true }
      if case .resumed = fact { isSuspended = false }
    }
    return isSuspended
  }

  /// The transitions whose beginning was told and whose end was not, as they were told to begin.
  var open: [LayoutEnvironmentInformation] {
    var open: [LayoutEnvironmentInformation] = []
    for fact in facts {
      switch fact {
      case .emitted(let information) where information.transition?.phase == .willBegin: open.append(information)
      case .emitted(let information) where information.transition.map { $0.phase != .alongside } ?? false:
        open.removeAll { $0.transition?.id == information.transition?.id }
      case .targeted(let id, let target):
        guard let index = open.firstIndex(where: { $0.transition?.id == id }) else { continue }
        open[index].cause = .transition(LayoutTransition(id: id, phase: .willBegin, target: target))
      default: break
      }
    }
    return open
  }

  func beginning(of id: LayoutTransition.ID) -> LayoutEnvironmentInformation? {
    open.first { $0.transition?.id == id }
  }

  /// Whether the block of an open transition has been told.
  func hasRun(_ beginning: LayoutEnvironmentInformation) -> Bool {
    emissions.contains {
      $0.revision > beginning.revision && $0.transition?.id == beginning.transition?.id
        && $0.transition?.phase == .alongside
    }
  }

  /// The newest capture since something other than a beginning was told.
  var untold: LayoutEnvironment? {
    for fact in facts.reversed() {
      switch fact {
      case .captured(let environment): return environment
      case .emitted(let information) where information.transition?.phase != .willBegin: return nil
      default: break
      }
    }
    return nil
  }

  func newest(_ id: Hinge.ID) -> Hinge.Update {
    for case .reported(let update) in facts.reversed() where update.id == id { return update }
    return Hinge.Update(id: id, status: .unknown)
  }

  func hingeTold(_ id: Hinge.ID) -> Hinge.Update {
    for case .hingeTold(let update) in facts.reversed() where update.id == id { return update }
    return Hinge.Update(id: id, status: .unknown)
  }

  /// The hinges of which something is known, in the order in which they began to report.
  var reporting: [Hinge.ID] {
    var order: [Hinge.ID] = []
    var (newest, told): ([Hinge.ID: Hinge.Update], [Hinge.ID: Hinge.Update]) = ([:], [:])
    for fact in facts {
      switch fact {
      case .reported(let update):
        newest[update.id] = update
        if !order.contains(update.id) { order.append(update.id) }
      case .hingeTold(let update): told[update.id] = update
      default: break
      }
      order.removeAll { !isSomething(newest[$0]) && !isSomething(told[$0]) }
    }
    return order
  }

  func isSomething(_ update: Hinge.Update?) -> Bool {
    update.map { $0.status != .unknown || $0.angle != nil } ?? false
  }

  var hasUntoldHinge: Bool { reporting.contains(where: hasUntold) }

  func hasUntold(_ id: Hinge.ID) -> Bool { newest(id) != hingeTold(id) }
}
