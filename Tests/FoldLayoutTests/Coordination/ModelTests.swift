import FoldLayout
import TestSupport
import Testing

/// What the contract says an observer hears, worked out the slow and obvious way for events sent from outside.
private struct Model {
  private(set) var told: [LayoutEnvironment] = []
  private(set) var heard: [[LayoutEnvironmentInformation]] = []
  private var filters: [LayoutAspects?] = []

  mutating func add(aspects: LayoutAspects) {
    filters.append(aspects)
    heard.append([])
    if let current = told.last {
      heard[heard.count - 1].append(LayoutEnvironmentInformation(current: current, revision: told.count))
    }
  }

  mutating func change(_ index: Int, aspects: LayoutAspects?) { filters[index] = aspects }

  mutating func update(_ environment: LayoutEnvironment) {
    guard let current = environment.canonical().environment, current != told.last else { return }
    let previous = told.last
    told.append(current)
    let cause: LayoutEnvironmentInformation.Cause = previous == nil ? .initial : .change
    let information = LayoutEnvironmentInformation(
      current: current, previous: previous, cause: cause, revision: told.count)
    for (index, filter) in filters.enumerated() {
      guard let filter, previous == nil || !filter.isDisjoint(with: information.changes) else { continue }
      heard[index].append(information)
    }
  }
}

@Suite("Random sessions agree with a slow model of the contract (D1–D5, D9)")
struct ModelTests {
  /// One observer of a session: an object or a closure, which may be ended, asked to register again, or freed.
  private struct Party {
    var probe: Probe?
    var log: Probe.Log
    var token: LayoutObservation
    var isObject: Bool
  }

  @Test("Every observer hears what the model says, in sessions of 40 operations")
  func sessions() {
    var generator = RandomTesting.generator()
    var equalCount = 0
    for session in 0..<RandomTesting.count(full: 5000) {
      let layout = LayoutCoordinator()
      var model = Model()
      var parties: [Party] = []
      var last: LayoutEnvironment?
      for _ in 0..<40 {
        switch Int.random(in: 0..<14, using: &generator) {
        case 0, 1, 2:
          let aspects = randomAspects(using: &generator)
          parties.append(register(with: layout, aspects: aspects, isClosure: .random(using: &generator)))
          model.add(aspects: aspects)
        case 3, 4:
          guard let index = parties.indices.randomElement(using: &generator) else { continue }
          model.change(index, aspects: change(&parties[index], in: layout, using: &generator))
        case 5, 6:
          guard let last else { continue }
          equalCount += 1
          layout.update(last)
          model.update(last)
        default:
          let environment = RandomEnvironments.environment(using: &generator)
          layout.update(environment)
          model.update(environment)
          last = environment.canonical().environment ?? last
        }
      }
      #expect(parties.map(\.log.received) == model.heard, "session \(session)")
    }
    #expect(equalCount > 0)
  }

  private func randomAspects(using generator: inout SeededGenerator) -> LayoutAspects {
    LayoutAspects(rawValue: .random(in: 0...LayoutAspects.all.rawValue, using: &generator))
  }

  private func register(with layout: LayoutCoordinator, aspects: LayoutAspects, isClosure: Bool) -> Party {
    let probe = Probe()
    let token =
      isClosure
      ? layout.observe(probe, aspects: aspects) { $0.layoutEnvironmentDidChange($1) }
      : layout.addObserver(probe, aspects: aspects)
    return Party(probe: probe, log: probe.log, token: token, isObject: !isClosure)
  }

  /// Ends, frees or registers an observer again, and answers what it listens to from now on.
  ///
  /// One that was ended or freed stays so: to register it then would be to add another.
  private func change(
    _ party: inout Party, in layout: LayoutCoordinator, using generator: inout SeededGenerator
  ) -> LayoutAspects? {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0 where party.isObject:
      guard let probe = party.probe else { return nil }
      let aspects = randomAspects(using: &generator)
      layout.addObserver(probe, aspects: aspects)
      return aspects
    case 1: party.probe = nil
    default:
      party.token.cancel()
      party.probe = nil
    }
    return nil
  }
}
