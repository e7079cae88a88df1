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
  @Test("Every observer hears what the model says, in sessions of 40 operations")
  func sessions() {
    var generator = RandomTesting.generator()
    for session in 0..<RandomTesting.count(full: 5000) {
      let layout = LayoutCoordinator()
      var model = Model()
      var probes: [Probe] = []
      for _ in 0..<40 {
        let aspects = LayoutAspects(rawValue: .random(in: 0...LayoutAspects.all.rawValue, using: &generator))
        switch Int.random(in: 0..<10, using: &generator) {
        case 0, 1:
          probes.append(Probe())
          layout.addObserver(probes[probes.count - 1], aspects: aspects)
          model.add(aspects: aspects)
        case 2:
          guard let index = probes.indices.randomElement(using: &generator) else { continue }
          layout.removeObserver(probes[index])
          model.change(index, aspects: nil)
        default:
          let environment = RandomEnvironments.environment(using: &generator)
          layout.update(environment)
          model.update(environment)
        }
      }
      #expect(probes.map(\.received) == model.heard, "session \(session)")
    }
  }
}
