import Testing

@testable import FoldLayout

@Suite("How a coordinator of orientations tells (D1–D6, D9, D10)")
struct OrientationDeliveryTests {
  @Test("A new observer is told at once, and where no scene is known, when it is (D1)")
  func initial() {
    let coordinator = OrientationCoordinator()
    let early = OrientationProbe()
    coordinator.addObserver(early)
    coordinator.update(.showing(.portrait))
    let registration = coordinator.constrain(to: .landscape)
    #expect(early.received.isEmpty && coordinator.resolution == nil && coordinator.forecast() == nil)
    #expect(coordinator.explanation == "no scene is known, and 1 constraint waits for one")
    coordinator.send(.scene(.phone()))
    #expect(early.received.map(\.current.allowed) == [.landscape], "what was registered before counts (O3)")
    #expect(early.received.map(\.current.orientation) == [.portrait])
    let late = OrientationProbe()
    coordinator.addObserver(late)
    #expect(late.received.map(\.previous) == [nil] && late.received.map(\.revision) == [1])
    registration.clear()
    #expect(early.received == [early.received[0], late.received[1]] && late.received.count == 2)
    #expect(late.received[1].previous == late.received[0].current)
  }

  @Test("What changes nothing is not told, nor is how the device is held (D4, O6, case 61)")
  func nothingToTell() {
    let (coordinator, probe, log) = OrientationCoordinator.observing(showing: .landscapeRight)
    coordinator.send(.scene(.phone()))
    coordinator.update(.showing(.landscapeRight))
    coordinator.send(.clear(9))
    coordinator.send(.register(OrientationConstraint(8, .only([]))))
    coordinator.send(.controllers(nil))
    for device in Interface.DeviceOrientation.allCases { coordinator.send(.device(device)) }
    coordinator.send(.device(nil))
    coordinator.send(.rotationLock(true))
    coordinator.update(LayoutEnvironment(size: LayoutSize(width: -1, height: 5)))
    #expect(probe.received.count == 1 && log.published.count == 1)
    #expect(coordinator.situation.isRotationLockedByUser == true)
    var size = LayoutEnvironment.showing(.landscapeRight)
    size.size.width = 5
    coordinator.update(size)
    #expect(probe.received.count == 1, "a size is nothing to orientations")
  }

  @Test("The device turns, then the interface: one emission, when the platform says so (case 58)")
  func interfaceOnly() {
    let (coordinator, probe, _) = OrientationCoordinator.observing(showing: .portrait)
    coordinator.send(.device(.landscapeLeft))
    #expect(coordinator.forecast() == .landscapeRight && probe.received.count == 1)
    coordinator.update(.showing(.landscapeRight))
    #expect(probe.received.map(\.orientation) == [.portrait, .landscapeRight])
    #expect(probe.received.map(\.previousOrientation) == [nil, .portrait])
  }

  @Test("Masks and locks are published when they change, and only then")
  func publications() {
    let (coordinator, _, log) = OrientationCoordinator.observing(.duo(.inner, .allButUpsideDown), showing: .portrait)
    coordinator.send(.register(OrientationConstraint(1, .only(.portrait))))
    #expect(log.masks == [.allButUpsideDown], "the inner display is not asked")
    coordinator.send(.register(OrientationConstraint(2, .lock)))
    #expect(log.published.map(\.prefersLock) == [false, true])
    coordinator.send(.scene(.duo(.outer, .allButUpsideDown)))
    #expect(log.masks == [.allButUpsideDown, .allButUpsideDown, .portrait])
    coordinator.send(.clear(2))
    coordinator.send(.clear(1))
    #expect(log.published.map(\.prefersLock) == [false, true, true, false, false])
    #expect(log.masks.last == .allButUpsideDown)
    coordinator.send(.disconnect)
    coordinator.send(.scene(.duo(.outer, .allButUpsideDown)))
    #expect(log.published.count == 6, "another scene has not been told anything")
  }

  @Test("An observer asks for some aspects, and for the ends of requests (D9)")
  func aspects() {
    let (coordinator, _, _) = OrientationCoordinator.observing(showing: .portrait)
    let masks = OrientationProbe()
    let requests = OrientationProbe()
    coordinator.addObserver(masks, aspects: .allowed)
    coordinator.addObserver(requests, aspects: .requests)
    coordinator.update(.showing(.landscapeLeft))
    coordinator.send(.request(RotationRequest(1, to: .portrait)))
    coordinator.send(.requestExpired(1))
    #expect(masks.received.count == 3 && requests.received.count == 2)
    coordinator.addObserver(requests, aspects: .lock)
    coordinator.send(.request(RotationRequest(1, to: .landscapeLeft)))
    #expect(requests.received.count == 2, "registering again replaces the aspects")
    coordinator.removeObserver(masks)
    coordinator.send(.clear(1))
    #expect(masks.received.count == 4)
  }

  @Test("Observers are told before the platform, and those who requested after both; each sees the final state")
  func order() {
    let log = PublicationLog()
    let coordinator = OrientationCoordinator(publisher: log)
    var story: [String] = []
    let probe = OrientationProbe { story.append("observer \($0.current.allowed)") }
    log.onCall = { story.append("platform \($0.mask)") }
    coordinator.addObserver(probe)
    coordinator.update(.showing(.portrait))
    coordinator.send(.scene(.phone()))
    let late = OrientationProbe()
    let registration = coordinator.requestRotation(to: .portrait) { outcome in
      story.append("request \(outcome)")
      coordinator.addObserver(late)
    }
    #expect(
      story == [
        "observer allButUpsideDown", "platform allButUpsideDown", "observer portrait", "platform portrait",
        "request granted: portrait",
      ])
    #expect(late.received.map(\.current.allowed) == [.portrait], "one that is added on the way is told once (D6)")
    withExtendedLifetime(registration) {}
  }

  @Test("What is sent from inside waits, and everyone sees the same sequence (D6)")
  func reentrancy() {
    let (coordinator, first, log) = OrientationCoordinator.observing()
    let second = OrientationProbe()
    coordinator.addObserver(second)
    first.onCall = { information in
      if information.current.allowed == .landscape {
        coordinator.send(.register(OrientationConstraint(2, .only(.landscapeLeft))))
      }
    }
    coordinator.send(.register(OrientationConstraint(1, .only(.landscape))))
    #expect(first.allowed == [.allButUpsideDown, .landscape, .landscapeLeft])
    #expect(Array(second.received.dropFirst()) == Array(first.received.dropFirst()))
    log.onCall = { if $0.mask == .allButUpsideDown { coordinator.send(.clear(2)) } }
    coordinator.send(.clear(1))
    coordinator.send(.register(OrientationConstraint(2, .only(.all))))
    #expect(coordinator.situation.constraints == [])
  }

  @Test("Too much from inside is discarded and reported; what clears never is (D6)")
  func overflow() {
    let (coordinator, probe, _) = OrientationCoordinator.observing()
    var issues: [LayoutIssue] = []
    coordinator.onIssue = { issues.append($0) }
    coordinator.send(.register(OrientationConstraint(1, .only(.landscape))))
    var outcomes: [RotationRequest.Outcome] = []
    var registrations: [OrientationRegistration] = []
    probe.onCall = { information in
      guard information.revision == 3 else { return }
      for _ in 0..<2500 { coordinator.send(.device(.portrait)) }
      for _ in 0..<1500 { coordinator.send(.register(OrientationConstraint(2, .only(.portrait)))) }
      registrations.append(coordinator.requestRotation(to: .portrait) { outcomes.append($0) })
      coordinator.send(.clear(1))
    }
    coordinator.send(.clear(7))
    coordinator.update(.showing(.landscapeLeft))
    #expect(issues == [.eventsDiscarded(1500 + 500 + 1)])
    #expect(outcomes == [.expired], "nothing came of it")
    #expect(coordinator.situation.constraints.map(\.id) == [2])
  }

  @Test("Streams begin with the present, keep everything, and end with the coordinator (D10)")
  func streams() async {
    var coordinator: OrientationCoordinator? = OrientationCoordinator()
    let early = coordinator?.updates()
    coordinator?.send(.scene(.phone()))
    let late = coordinator?.updates(aspects: .allowed)
    coordinator?.update(.showing(.portrait))
    coordinator?.send(.register(OrientationConstraint(1, .only(.landscape))))
    coordinator = nil
    var told: [Int] = []
    if let early { for await information in early { told.append(information.revision) } }
    #expect(told == [1, 2, 3])
    told = []
    if let late { for await information in late { told.append(information.revision) } }
    #expect(told == [1, 3])
  }
}
