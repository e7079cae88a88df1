/// What a coordinator knows and decides: an event in, at most one thing to tell out.
///
/// It holds no closure and no reference; the coordinator acts when the state is final.
struct LayoutStateMachine {
  /// What was last told.
  private(set) var information: LayoutEnvironmentInformation?

  /// Whether nothing is told, not even a first environment.
  private(set) var isSuspended = false

  /// The newest environment that was taken in while nothing was to be told of it.
  private var untold: LayoutEnvironment?

  /// The transitions that have begun and not ended, in the order in which they began.
  private var transitions: [OpenTransition] = []

  private struct OpenTransition {
    let id: LayoutTransition.ID
    var target: LayoutSize?
    let before: LayoutEnvironment
    var hasRun = false
  }

  /// What a new observer is told: the last state told, with nothing before it.
  ///
  /// Rules D1 and D8.
  var initialInformation: LayoutEnvironmentInformation? {
    information.map { LayoutEnvironmentInformation(current: $0.current, revision: $0.revision) }
  }

  /// Whether a transition has begun and not ended.
  var hasOpenTransitions: Bool { !transitions.isEmpty }

  /// Takes in a canonical environment.
  ///
  /// - Parameter environment: Every fact at once, so that previous values are right on all axes (rule D3).
  /// - Returns: What to tell, or `nil` where the environment is equal to the one told before (rule D4), or where it is
  ///   held for a transition or until delivery resumes (rules D7 and D8).
  mutating func update(_ environment: LayoutEnvironment) -> LayoutEnvironmentInformation? {
    guard !isSuspended, transitions.allSatisfy(\.hasRun) else {
      untold = environment
      return nil
    }
    let told = information?.current
    guard environment != told else { return nil }
    return tell(environment, told == nil ? .initial : .change, previous: told)
  }

  /// Begins a transition, or adds the target to one that is waiting for its block without.
  ///
  /// UIKit tells of the traits first, and of the size in a second call.
  mutating func begin(_ id: LayoutTransition.ID, target: LayoutSize?) -> LayoutEnvironmentInformation? {
    if let index = transitions.firstIndex(where: { $0.id == id }) {
      let transition = transitions[index]
      transitions[index].target = transition.hasRun ? transition.target : transition.target ?? target
      return nil
    }
    guard let told = information?.current, !isSuspended else { return nil }
    transitions.append(OpenTransition(id: id, target: target, before: told))
    // What another transition holds stays held.
    return tell(told, .transition(LayoutTransition(id: id, phase: .willBegin, target: target)), previous: told)
  }

  /// Tells what is laid out inside a transition's block; only a capture where none is waiting for its block.
  mutating func runAlongside(
    _ id: LayoutTransition.ID, captured: LayoutEnvironment?
  ) -> LayoutEnvironmentInformation? {
    guard let index = transitions.firstIndex(where: { $0.id == id && !$0.hasRun }) else {
      return captured.flatMap { update($0) }
    }
    transitions[index].hasRun = true
    return tell(.alongside, of: transitions[index], captured: captured)
  }

  /// Ends a transition, which is told even when nothing differs; only a capture where it is not open.
  mutating func end(
    _ id: LayoutTransition.ID, isCancelled: Bool, captured: LayoutEnvironment?
  ) -> LayoutEnvironmentInformation? {
    guard let index = transitions.firstIndex(where: { $0.id == id }) else { return captured.flatMap { update($0) } }
    return tell(isCancelled ? .cancelled : .completed, of: transitions.remove(at: index), captured: captured)
  }

  /// Ends the transition that has been open longest, because delivery is about to be suspended.
  ///
  /// Nobody says whether it was completed, so the target and the capture decide.
  mutating func endOldest(captured: LayoutEnvironment?) -> LayoutEnvironmentInformation? {
    guard let transition = transitions.first else { return nil }
    let size = (captured ?? untold ?? information?.current)?.size
    return end(transition.id, isCancelled: transition.target == nil || size != transition.target, captured: captured)
  }

  /// Tells nothing from now on; every transition has been ended.
  mutating func suspend() {
    isSuspended = true
  }

  /// Goes on telling, with the newest environment: a change and its reversal meanwhile is nothing (rule D8).
  mutating func resume(captured: LayoutEnvironment?) -> LayoutEnvironmentInformation? {
    isSuspended = false
    guard let environment = captured ?? untold else { return nil }
    untold = nil
    return update(environment)
  }

  /// Tells a phase with the capture; whatever was held is told with it, or is older.
  private mutating func tell(
    _ phase: LayoutTransition.Phase, of transition: OpenTransition, captured: LayoutEnvironment?
  ) -> LayoutEnvironmentInformation? {
    guard let environment = captured ?? untold ?? information?.current else { return nil }
    untold = nil
    let cause = LayoutTransition(id: transition.id, phase: phase, target: transition.target)
    return tell(environment, .transition(cause), previous: transition.before)
  }

  private mutating func tell(
    _ environment: LayoutEnvironment, _ cause: LayoutEnvironmentInformation.Cause, previous: LayoutEnvironment?
  ) -> LayoutEnvironmentInformation? {
    information = LayoutEnvironmentInformation(
      current: environment, previous: previous,
      changes: information.map { environment.changes(since: $0.current) } ?? [], cause: cause,
      revision: (information?.revision ?? 0) + 1)
    return information
  }
}
