import TestSupport
import Testing

@testable import FoldLayout

@Suite("Constraints and requests in random order agree with a model that keeps the whole history (O3, O9)")
struct RequestModelTests {
  private static func event(using generator: inout SeededGenerator) -> OrientationCoordinator.Event {
    let id = OrientationConstraint.ID(rawValue: Int.random(in: 1...4, using: &generator))
    let mask = Mask.everyMask.randomElement(using: &generator) ?? []
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<5:
      return .register(OrientationConstraint(id, Bool.random(using: &generator) ? .only(mask) : .onlyOrLock(mask)))
    case 5: return .register(OrientationConstraint(id, .lock))
    case 6..<9: return .clear(id)
    case 9..<13: return .request(RotationRequest(id, to: mask))
    case 13: return .requestExpired(id)
    case 14, 15: return .requestRefused(id, .init(code: 101, supported: Bool.random(using: &generator) ? mask : nil))
    case 16, 17: return .update(.showing(Interface.Orientation.allCases.randomElement(using: &generator)))
    case 18: return .scene(.phone(mask))
    default: return Int.random(in: 0..<4, using: &generator) == 0 ? .disconnect : .scene(.phone())
    }
  }

  /// What is told in a session, and what the model foretells.
  private static func outcome(
    of events: [OrientationCoordinator.Event]
  ) -> (real: [String], model: [String], isRight: Bool) {
    let log = PublicationLog()
    let coordinator = OrientationCoordinator(publisher: log)
    var model = RequestHistory()
    var endings: [String] = []
    let probe = OrientationProbe { information in
      for ending in [information.superseded, information.ended] {
        if let ending { endings.append(RequestHistory.text(ending)) }
      }
    }
    coordinator.addObserver(probe)
    var isRight = true
    var revision = 0
    for event in events {
      model.handle(event, published: log.published.last?.mask, allowed: coordinator.situation.resolution.allowed)
      coordinator.send(event)
      isRight = isRight && coordinator.situation.constraints.filter { $0.demand != .only([]) } == model.constraints
      // Every emission follows on the one before, and is about something.
      for information in probe.received.dropFirst(revision) {
        revision += 1
        let isAboutSomething = !information.changes.isEmpty || information.ended != nil || information.superseded != nil
        isRight = isRight && information.revision == revision && (revision == 1 || isAboutSomething)
      }
      if let resolution = coordinator.resolution, coordinator.forecast() != nil {
        isRight = isRight && resolution == coordinator.situation.resolution && !resolution.allowed.isEmpty
      }
    }
    let attempts = log.requests.map { "\($0.id.rawValue) \($0.attempt == 1 ? "first" : "second")" }
    // Before the first resolution there is nobody to tell what has ended.
    let told = Array(model.endings.suffix(endings.count))
    let untold = model.endings.dropLast(endings.count).allSatisfy { $0.hasSuffix("no scene") }
    return (endings + attempts, told + model.attempts, isRight && untold)
  }

  private static func fails(_ events: [OrientationCoordinator.Event]) -> Bool {
    let (real, model, isRight) = outcome(of: events)
    return real != model || !isRight
  }

  @Test("Sessions of 30 steps", .timeLimit(.minutes(5)))
  func sessions() async {
    var generator = RandomTesting.generator()
    var endingCount = 0
    for session in 0..<RandomTesting.count(full: 4000) {
      var events = (0..<30).map { _ in Self.event(using: &generator) }
      events[Int.random(in: 0..<5, using: &generator)] = .scene(.phone())
      endingCount += Self.outcome(of: events).real.count
      guard Self.fails(events) else { continue }
      let shortest = await Shrinking.shortest(events) { Self.fails($0) }
      let (real, model, _) = Self.outcome(of: shortest)
      Issue.record("session \(session): \(shortest.map { "\n  \($0)" }.joined())\nexpected \(model)\nactual \(real)")
      return
    }
    #expect(endingCount > 100)
  }
}
