import Testing

@testable import FoldLayout

@Suite("What keeps what alive, and what goes with it (O3, D5)")
struct OrientationLifetimeTests {
  /// A view that registers by itself, and clears by going.
  private final class Screen {
    private(set) var registration: OrientationRegistration?

    init(_ mask: Mask, in coordinator: OrientationCoordinator) {
      registration = coordinator.constrain(to: mask, name: "screen")
    }
  }

  @Test("A constraint lasts as long as what was returned is held")
  func registration() {
    let (coordinator, probe, _) = OrientationCoordinator.observing()
    var screen: Screen? = Screen(.landscape, in: coordinator)
    let other = Screen([.landscapeLeft, .portrait], in: coordinator)
    #expect(coordinator.resolution?.allowed == .landscapeLeft)
    withExtendedLifetime(screen) {}
    screen = nil
    #expect(
      coordinator.resolution?.allowed == [.landscapeLeft, .portrait], "each clears its own and no other (case 49)")
    other.registration?.clear()
    other.registration?.clear()
    #expect(coordinator.resolution?.allowed == .allButUpsideDown)
    #expect(probe.received.count == 5)
  }

  @Test("A mask can be replaced; nil or an empty one clears, and a lock is left as it is")
  func replacing() {
    let (coordinator, _, _) = OrientationCoordinator.observing(.duo(.inner), showing: .portrait)
    let plain = coordinator.constrain(to: .landscape)
    let both = coordinator.constrain(to: .portrait, name: "both", when: .display(.inner), orLock: true)
    let lock = coordinator.lockOrientation(name: "canvas")
    #expect(coordinator.resolution?.lock == .considered)
    plain.update(nil)
    #expect(coordinator.situation.constraints.map(\.demand) == [.onlyOrLock(.portrait), .lock])
    both.update(.landscapeLeft)
    #expect(coordinator.situation.constraints[0].demand == .onlyOrLock(.landscapeLeft))
    #expect(coordinator.situation.constraints[0].condition == .display(.inner), "everything else is kept")
    lock.update(nil)
    #expect(coordinator.situation.constraints.map(\.demand) == [.onlyOrLock(.landscapeLeft), .lock])
    plain.update(.landscape)
    plain.update([])
    both.update(nil)
    lock.clear()
    #expect(coordinator.situation.constraints == [])
    plain.update(.portrait)
    #expect(coordinator.resolution?.allowed == .portrait, "until there is another")
    #expect(Set([plain.id, both.id, lock.id]).count == 3)
  }

  @Test("Neither registration nor observer keeps the coordinator, and it keeps no observer")
  func nothingIsKept() {
    weak var gone: OrientationCoordinator?
    weak var observer: OrientationProbe?
    weak var publisher: PublicationLog?
    var registration: OrientationRegistration?
    do {
      let (coordinator, probe, log) = OrientationCoordinator.observing()
      (gone, observer, publisher) = (coordinator, probe, log)
      registration = coordinator.constrain(to: .portrait)
      coordinator.observe(probe) { _, _ in }
      withExtendedLifetime((coordinator, probe, log)) {}
    }
    #expect(gone == nil && observer == nil && publisher == nil)
    registration?.update(.landscape)
    registration?.clear()
    registration = nil
  }

  @Test("A dead observer is never called and leaves no entry behind")
  func deadObservers() {
    let coordinator = OrientationCoordinator()
    for _ in 0..<100 { coordinator.addObserver(OrientationProbe()) }
    coordinator.send(.scene(.phone()))
    #expect(coordinator.delivery.observers.count == 0 && coordinator.delivery.observers.identityCount == 0)
  }

  @Test("A request is answered once even where the coordinator goes first, and nobody else hears of it")
  func coordinatorGoes() {
    var outcomes: [RotationRequest.Outcome] = []
    var coordinator: OrientationCoordinator?
    let log = PublicationLog()
    coordinator = OrientationCoordinator(publisher: log)
    let probe = OrientationProbe()
    coordinator?.addObserver(probe)
    coordinator?.send(.scene(.phone()))
    var registration: OrientationRegistration?
    registration = coordinator?.requestRotation(to: .portrait) { outcome in
      outcomes.append(outcome)
      registration?.update(.landscape)
      registration = nil
    }
    let (told, published) = (probe.received.count, log.published.count)
    #expect(registration != nil)
    coordinator = nil
    #expect(outcomes == [.noScene])
    #expect(probe.received.count == told && log.published.count == published)
  }

  @Test("Dropped inside a call: the emission reaches everyone, with the same ends for those who requested")
  func droppedInside() {
    var outcomes: [String] = []
    var coordinator: OrientationCoordinator? = OrientationCoordinator()
    let first = OrientationProbe()
    let second = OrientationProbe()
    coordinator?.addObserver(first)
    coordinator?.addObserver(second)
    coordinator?.send(.scene(.phone()))
    coordinator?.update(.showing(.portrait))
    let one = coordinator?.requestRotation(to: .landscape) { outcomes.append("one \($0)") }
    var inside: OrientationRegistration?
    first.onCall = { _ in
      inside = coordinator?.requestRotation(to: .landscapeLeft) { outcomes.append("inside \($0)") }
      coordinator = nil
    }
    let two = coordinator?.requestRotation(to: .portrait) { outcomes.append("two \($0)") }
    #expect(first.received.last == second.received.last)
    #expect(second.received.last?.ended?.outcome == .granted(.portrait))
    #expect(outcomes == ["inside ended: there was no scene", "one superseded", "two granted: portrait"])
    withExtendedLifetime((one, two, inside)) {}
  }

  @Test("A request that begins as the coordinator is dropped is not sent to the platform")
  func notSent() {
    let log = PublicationLog()
    var coordinator: OrientationCoordinator? = OrientationCoordinator(publisher: log)
    var outcomes: [RotationRequest.Outcome] = []
    coordinator?.send(.scene(.phone()))
    var registration: OrientationRegistration?
    let probe = OrientationProbe { information in
      guard information.revision == 2 else { return }
      coordinator = nil
    }
    coordinator?.addObserver(probe)
    registration = coordinator?.requestRotation(to: .portrait) { outcome in
      outcomes.append(outcome)
      registration?.update(.landscape)
    }
    #expect(outcomes == [.noScene])
    #expect(log.requests == [] && log.masks == [.allButUpsideDown, .portrait])
    #expect(probe.received.count == 2, "what is registered afterwards is registered nowhere")
  }

  @Test("What is sent as the coordinator goes counts, and no request ends a second time by it")
  func eventAfterTheEnd() {
    var outcomes: [RotationRequest.Outcome] = []
    var coordinator: OrientationCoordinator? = OrientationCoordinator()
    let probe = OrientationProbe()
    coordinator?.addObserver(probe)
    coordinator?.send(.scene(.phone()))
    let registration = coordinator?.requestRotation(to: .portrait) { outcomes.append($0) }
    let delivery = coordinator?.delivery
    coordinator = nil
    delivery?.send(.update(.showing(.portrait)))
    #expect(outcomes == [.noScene])
    #expect(probe.received.last?.orientation == .portrait && probe.received.last?.ended == nil)
    withExtendedLifetime(registration) {}
  }

  @Test("A request that is the last use of its coordinator is answered")
  func lastUse() {
    var outcomes: [RotationRequest.Outcome] = []
    func request() -> OrientationRegistration {
      let coordinator = OrientationCoordinator()
      coordinator.send(.scene(.phone()))
      return coordinator.requestRotation(to: .portrait) { outcomes.append($0) }
    }
    let registration = request()
    #expect(outcomes == [.noScene])
    withExtendedLifetime(registration) {}
  }
}
