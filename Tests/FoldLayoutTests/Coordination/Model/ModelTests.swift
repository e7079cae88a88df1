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

  @Test("The sessions reach what they are for: every phase, silence, held captures, calls within calls, streams")
  func reach() async {
    var generator = RandomTesting.generator()
    var outcomes: [SessionOutcome] = []
    for _ in 0..<200 {
      outcomes.append(SlowModel.outcome(of: SessionOperation.session(of: Self.length, using: &generator)))
    }
    let told = outcomes.flatMap(\.calls).compactMap { call in
      if case .told(_, let information) = call { information } else { nil }
    }
    #expect(Set(told.compactMap { $0.transition?.phase }).count == 4)
    #expect(told.contains { $0.transition?.phase == .cancelled && $0.didChangeToCompactWidth })
    #expect(told.contains { $0.transition?.phase == .completed && $0.changes == [] })
    #expect(told.contains { $0.transition?.phase == .alongside && $0.changes != [] })
    #expect(outcomes.flatMap(\.calls).contains { if case .hinge = $0 { true } else { false } })
    #expect(outcomes.flatMap(\.calls).contains { if case .initial = $0 { true } else { false } })
    #expect(outcomes.contains { $0.streams.contains { $0.count > 3 } })
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
