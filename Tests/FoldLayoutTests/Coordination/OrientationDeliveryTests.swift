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

  @Test("Each scene has a coordinator of its own, and hears of nothing in another (case 52)")
  func twoScenes() {
    func window(_ width: Double, _ horizontal: Interface.SizeClass) -> LayoutEnvironment {
      var environment = LayoutEnvironment(size: LayoutSize(width: width, height: 768))
      environment.sizeClasses = Interface.SizeClasses(horizontal: horizontal, vertical: .regular)
      return environment
    }
    let (first, _, _) = OrientationCoordinator.observing(.pad(.allButUpsideDown))
    let (second, probe, log) = OrientationCoordinator.observing(.pad(.allButUpsideDown))
    first.update(window(1024, .regular))
    second.update(window(507, .compact))
    let condition = LayoutCondition.horizontalSizeClass(.compact)
    let held = [first.constrain(to: .portrait, when: condition), second.constrain(to: .portrait, when: condition)]
    #expect(first.resolution?.allowed == .allButUpsideDown && second.resolution?.allowed == .portrait)
    let (told, published) = (probe.received.count, log.published.count)
    first.update(window(694, .regular))
    first.send(.request(RotationRequest(1, to: .landscape)))
    #expect(probe.received.count == told && log.published.count == published)
    #expect(second.situation.environment?.size == LayoutSize(width: 507, height: 768))
    withExtendedLifetime(held) {}
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
    let kept = coordinator.constrain(to: [.portrait, .landscapeLeft])
    var outcomes: [RotationRequest.Outcome] = []
    var registrations: [OrientationRegistration] = []
    probe.onCall = { information in
      guard information.revision == 4 else { return }
      for _ in 0..<2500 { coordinator.send(.device(.portrait)) }
      for _ in 0..<1500 { coordinator.send(.register(OrientationConstraint(2, .only(.portrait)))) }
      registrations.append(coordinator.requestRotation(to: .portrait) { outcomes.append($0) })
      coordinator.send(.clear(1))
      kept.update(nil)
    }
    coordinator.send(.clear(7))
    coordinator.update(.showing(.landscapeLeft))
    #expect(issues == [.eventsDiscarded(1500 + 500 + 1)])
    #expect(outcomes == [.expired], "nothing came of it")
    #expect(coordinator.situation.constraints.map(\.id) == [2])
  }

  @Test("Answers, registrations and clearing outlive a flood of facts; what clears outlives every flood")
  func reserves() {
    let (coordinator, probe, _) = OrientationCoordinator.observing(showing: .portrait)
    let kept = coordinator.constrain(to: .allButUpsideDown)
    var issues: [LayoutIssue] = []
    var late: OrientationRegistration? = coordinator.constrain(to: .allButUpsideDown)
    coordinator.onIssue = { issue in
      issues.append(issue)
      for _ in 0..<1100 { coordinator.send(.device(nil)) }
      if issues.count == 2 { late = nil }
    }
    for event in [OrientationCoordinator.Event.requestExpired(1), .requestRefused(1, .init(code: 1)), .disconnect] {
      coordinator.send(.request(RotationRequest(1, to: .landscape)))
      issues = []
      let revision = probe.received.count
      probe.onCall = { information in
        guard information.revision == revision + 1 else { return }
        for _ in 0..<1001 { coordinator.send(.device(.portrait)) }
        coordinator.send(event)
        kept.update(nil)
      }
      coordinator.send(.register(OrientationConstraint(2, .only(.allButUpsideDown), name: "\(revision)")))
      #expect(issues == [.eventsDiscarded(1), .eventsDiscarded(100)])
      #expect(probe.received.contains { $0.revision > revision && $0.ended?.id == 1 }, "\(event)")
      #expect(coordinator.situation.constraints.map(\.id) == [2])
      kept.update(.allButUpsideDown)
      coordinator.send(.scene(.phone()))
    }
    #expect(late == nil)
  }

  @Test("What cannot be is reported, and dropping the coordinator on a report ends everything")
  func issues() {
    var coordinator: OrientationCoordinator? = OrientationCoordinator()
    var issues: [LayoutIssue] = []
    coordinator?.onIssue = { issues.append($0) }
    coordinator?.send(.scene(.phone()))
    let probe = OrientationProbe()
    coordinator?.addObserver(probe)
    var environment = LayoutEnvironment.showing(.portrait)
    environment.displayScale = -1
    environment.safeAreaInsets = LayoutEdgeInsets(top: -1, left: 0, bottom: 0, right: 0)
    coordinator?.update(environment)
    #expect(issues == [.factDropped(.safeAreaInsets), .factDropped(.displayScale)])
    #expect(probe.received.last?.orientation == .portrait)
    environment.orientation = .landscapeLeft
    coordinator?.onIssue = { issue in
      issues.append(issue)
      coordinator = nil
    }
    coordinator?.update(environment)
    #expect(issues.count == 3, "the second is not reported any more")
    #expect(probe.received.last?.orientation == .portrait, "and nothing is told")
  }

  @Test("Closures have an initial call of their own, and aspects; dead observers of an idle coordinator are cleared")
  func closures() {
    let (coordinator, probe, _) = OrientationCoordinator.observing(showing: .portrait)
    var told: [String] = []
    coordinator.observe(
      probe, aspects: .orientation, initial: { _, information in told.append("initial \(information.revision)") },
      onChange: { _, information in told.append("change \(information.revision)") })
    coordinator.send(.register(OrientationConstraint(1, .only(.portrait))))
    coordinator.update(.showing(.landscapeLeft))
    #expect(told == ["initial 1", "change 3"])
    for _ in 0..<1000 { coordinator.addObserver(OrientationProbe()) }
    #expect(coordinator.delivery.observers.count < 100)
  }

  @Test("A stream keeps what its policy says (D10)")
  func bufferingPolicy() async {
    var coordinator: OrientationCoordinator? = OrientationCoordinator()
    let newest = coordinator?.updates(bufferingPolicy: .bufferingNewest(1))
    coordinator?.send(.scene(.phone()))
    coordinator?.update(.showing(.portrait))
    coordinator = nil
    var told: [Int] = []
    if let newest { for await information in newest { told.append(information.revision) } }
    #expect(told == [2])
  }

  @Test("What a registration is given is what is registered")
  func parameters() {
    let (coordinator, _, log) = OrientationCoordinator.observing(.duo(.inner))
    coordinator.send(.controllers(.root(nil)))
    let condition = LayoutCondition.display(.inner)
    let held = [
      coordinator.constrain(to: .portrait, name: "a", shownBy: 7, when: condition, orLock: true),
      coordinator.lockOrientation(name: "b", shownBy: 8, when: .not(condition)),
      coordinator.requestRotation(to: .landscape, name: "c", shownBy: 9, within: 0.25),
    ]
    #expect(
      coordinator.situation.constraints == [
        OrientationConstraint(held[0].id, .onlyOrLock(.portrait), name: "a", controller: 7, when: condition),
        OrientationConstraint(held[1].id, .lock, name: "b", controller: 8, when: .not(condition)),
        OrientationConstraint(held[2].id, .only(.landscape), name: "c", controller: 9),
      ])
    #expect(log.requests.map(\.bound) == [0.25])
    #expect(coordinator.explanation.contains("request    c: landscape, not answered yet"))
    let any = coordinator.requestRotation(to: [])
    #expect(coordinator.explanation.contains("request    unnamed 4: any, not answered yet"))
    withExtendedLifetime((held, any)) {}
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
