import FoldLayout
import FoldLayoutFixtures
import FoldLayoutUIKit

/// Plays a fixture to a coordinator directly, with what UIKit can say of it.
final class CoreReplay {
  private let layout = LayoutCoordinator()
  private let recorder = Recorder()
  private var facts: SpokenFacts
  private var told: LayoutEnvironment?
  private var angle = 0.0
  private var names = TransitionNames()

  private let readsAfterReports: Bool
  private var shown: LayoutEnvironment?

  /// Creates a replay.
  ///
  /// - Parameters:
  ///   - capabilities: What the system can tell.
  ///   - readsAfterReports: Whether a report of the hinge has the container read, as on a device.
  init(_ capabilities: PlatformCapabilities, readsAfterReports: Bool = false) {
    facts = SpokenFacts(capabilities)
    self.readsAfterReports = readsAfterReports
  }

  func told(of fixture: PostureFixture) -> [Told] {
    layout.send(.suspend)
    if let environment = fixture.environment {
      update(environment)
      recorder.listen(to: layout)
    } else {
      recorder.listen(to: layout)
    }
    for event in fixture.events {
      if case .send(let event) = event.action { send(event) }
    }
    return recorder.told
  }

  private func update(_ environment: LayoutEnvironment) {
    guard let spoken = spoken(environment) else { return }
    guard told == nil else { return layout.update(spoken) }
    // It is now that the container comes to a window.
    told = environment
    layout.send(.resume(spoken))
  }

  private func spoken(_ environment: LayoutEnvironment?) -> LayoutEnvironment? {
    guard let environment else { return nil }
    let status = environment.hinges?.first?.status
    shown = environment
    if status != facts.hinge { report(status, angle: angle) }
    return facts.spoken(environment)
  }

  private func report(_ status: Hinge.Status?, angle: Double) {
    facts.hinge = status
    self.angle = angle
    guard facts.capabilities.contains(.reservedRegions) else { return }
    layout.send(.hinge(status.map { Hinge.Update(status: $0, angle: angle) } ?? Hinge.Update(status: .unknown)))
  }

  private func send(_ event: LayoutCoordinator.Event) {
    switch event {
    case .update(let environment): update(environment)
    case .capture: break
    case .hinge(let update):
      report(update.status, angle: update.angle ?? angle)
      if readsAfterReports, told != nil, let spoken = shown.flatMap({ facts.spoken($0) }) { layout.update(spoken) }
    case .transitionWillBegin(let id, let target): layout.send(.transitionWillBegin(names.begin(id), target: target))
    case .transitionAlongside(let id, let environment):
      layout.send(.transitionAlongside(names.name(of: id), spoken(environment)))
    case .transitionDidEnd(let id, let isCancelled, let environment):
      layout.send(.transitionDidEnd(names.end(id), isCancelled: isCancelled, spoken(environment)))
    case .suspend: layout.send(.suspend)
    case .resume(let environment): layout.send(.resume(spoken(environment)))
    }
  }
}

/// UIKit has a new object for each transition, where a fixture may use a name twice.
struct TransitionNames {
  private var open: [LayoutTransition.ID: LayoutTransition.ID] = [:]
  private var last = 0

  mutating func begin(_ id: LayoutTransition.ID) -> LayoutTransition.ID {
    if let open = open[id] { return open }
    last += 1
    open[id] = LayoutTransition.ID(rawValue: last)
    return LayoutTransition.ID(rawValue: last)
  }

  func name(of id: LayoutTransition.ID) -> LayoutTransition.ID { open[id] ?? 0 }

  mutating func end(_ id: LayoutTransition.ID) -> LayoutTransition.ID { open.removeValue(forKey: id) ?? 0 }
}
