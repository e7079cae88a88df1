import FoldLayout
import TestSupport
import Testing

@Suite("Random sessions agree with a slow model of the contract (D1–D10, D12)")
struct ModelTests {
  private static let length = 40

  /// Whether what happens is not what the model foretells.
  private static func fails(_ operations: [SessionOperation]) async -> Bool {
    await SessionRunner.outcome(of: operations) != SlowModel.outcome(of: operations)
  }

  @Test("Every observer hears what the model says, in sessions of 40 steps", .timeLimit(.minutes(5)))
  func sessions() async {
    var generator = RandomTesting.generator()
    var callCount = 0
    for session in 0..<RandomTesting.count(full: 5000) {
      let operations = SessionOperation.session(of: Self.length, using: &generator)
      let expected = SlowModel.outcome(of: operations)
      callCount += expected.calls.count
      #expect(Self.violation(in: expected) == nil, "session \(session)")
      guard await SessionRunner.outcome(of: operations) != expected else { continue }
      let shortest = await Shrinking.shortest(operations, whichStill: Self.fails)
      Issue.record("session \(session): \(await Self.story(of: shortest))")
      return
    }
    #expect(callCount > 0)
  }

  /// The steps of a session, and what it led to.
  private static func story(of operations: [SessionOperation]) async -> String {
    func lines(_ values: [some Any]) -> String { values.map { "\n  \($0)" }.joined() }
    let (expected, actual) = (SlowModel.outcome(of: operations), await SessionRunner.outcome(of: operations))
    return "\(operations.count) steps\(lines(operations))\nexpected\(lines(expected.calls))\(lines(expected.streams))"
      + "\nactual\(lines(actual.calls))\(lines(actual.streams))"
  }

  /// What is wrong with what an observer of everything was told, whatever the model says; `nil` where nothing is.
  private static func violation(in outcome: SessionOutcome) -> String? {
    var last: LayoutEnvironmentInformation?
    var open: [LayoutTransition.ID: (before: LayoutEnvironment, hasRun: Bool)] = [:]
    for case .told(SessionOperation.always, let told) in outcome.calls {
      defer { last = told }
      guard let last else {
        guard told.cause == .initial, told.previous == nil, told.revision == 1 else { return "a first call: \(told)" }
        continue
      }
      let difference = LayoutEnvironmentInformation(current: told.current, previous: last.current).changes
      guard told.revision == last.revision + 1, told.changes == difference else { return "a call left out: \(told)" }
      switch told.transition.map({ ($0.phase, open[$0.id]) }) {
      case nil:
        guard told.cause == .change, told.previous == last.current, difference != [] else {
          return "no change: \(told)"
        }
      case (.willBegin, nil)? where difference == [] && told.previous == last.current: break
      case (.alongside, let transition?)? where !transition.hasRun && told.previous == transition.before: break
      case (.completed, let transition?)?, (.cancelled, let transition?)?:
        guard told.previous == transition.before else { return "another previous: \(told)" }
      default: return "a phase out of turn: \(told)"
      }
      guard let transition = told.transition else { continue }
      switch transition.phase {
      case .willBegin: open[transition.id] = (last.current, false)
      case .alongside: open[transition.id]?.hasRun = true
      case .completed, .cancelled: open[transition.id] = nil
      }
    }
    return nil
  }

  @Test("The sessions reach what they are for, and every phase")
  func reach() {
    var generator = RandomTesting.generator()
    var reached: [SlowModel.Reach: Int] = [:]
    var phases: Set<LayoutTransition.Phase> = []
    for _ in 0..<1000 {
      let model = SlowModel(of: SessionOperation.session(of: Self.length, using: &generator))
      for reach in model.reached { reached[reach, default: 0] += 1 }
      for case .told(_, let information) in model.outcome.calls {
        if let phase = information.transition?.phase { phases.insert(phase) }
      }
    }
    #expect(SlowModel.Reach.allCases.filter { reached[$0] == nil } == [], "\(reached)")
    #expect(phases.count == LayoutTransition.Phase.allCases.count)
  }

  @Test("A session that fails is shrunk to the shortest that still does")
  func shrinking() async {
    var generator = RandomTesting.generator()
    for _ in 0..<20 {
      let noise = SessionOperation.session(of: 30, using: &generator)
      let operations = noise.prefix(7) + [.send(.suspend)] + noise.suffix(7) + [.free(99), .send(.resume())]
      let shortest = await Shrinking.shortest(Array(operations)) { candidate in
        guard let start = candidate.firstIndex(of: .send(.suspend)) else { return false }
        return candidate[start...].contains(.free(99))
      }
      #expect(shortest == [.send(.suspend), .free(99)])
    }
  }
}
