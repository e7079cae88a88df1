import Testing

@testable import FoldLayout

@Suite("A rotation request ends once, with a reason (O9)")
struct RotationRequestTests {
  private let refusal = RotationRequest.Refusal(code: 101, asked: .landscape, supported: .landscape)

  @Test("Its constraint counts and hooks answer it before the request is sent; it is granted by a capture")
  func granted() {
    let (coordinator, probe, log) = OrientationCoordinator.observing(showing: .portrait)
    var answeredByHooks: [Mask?] = []
    log.onCall = { [weak coordinator] _ in answeredByHooks.append(coordinator?.resolution?.published) }
    coordinator.send(.request(RotationRequest(1, to: .landscape, name: "turn", within: 0.5)))
    #expect(answeredByHooks == [.landscape])
    #expect(
      log.published.last
        == .init(mask: .landscape, prefersLock: false, request: .init(id: 1, mask: .landscape, attempt: 1, bound: 0.5)))
    #expect(coordinator.explanation.contains("request    turn: landscape, not answered yet"))
    coordinator.update(.showing(.portraitUpsideDown))
    #expect(probe.received.last?.ended == nil)
    coordinator.update(.showing(.landscapeLeft))
    #expect(probe.received.last?.ended == .init(1, .granted(.landscapeLeft)))
    #expect(probe.received.last?.changes == .orientation, "its constraint stays")
    coordinator.update(.showing(.portrait))
    #expect(probe.received.last?.ended == nil, "it has ended (case 55)")
    #expect(log.requests.count == 1)
    #expect(coordinator.explanation.contains("request    turn: granted: landscapeLeft"))
    coordinator.send(.clear(1))
    #expect(coordinator.resolution?.allowed == .allButUpsideDown)
  }

  @Test("What is shown already is granted at once: masks are published, nothing is asked (case 55)")
  func shownAlready() {
    let (coordinator, probe, log) = OrientationCoordinator.observing(showing: .portrait)
    coordinator.send(.request(RotationRequest(1, to: .portrait)))
    #expect(probe.received.map(\.ended) == [nil, .init(1, .granted(.portrait))])
    #expect(log.masks == [.allButUpsideDown, .portrait] && log.requests.isEmpty)
    coordinator.send(.request(RotationRequest(1, to: .portrait)))
    #expect(log.masks == [.allButUpsideDown, .portrait, .portrait], "published although it is the same")
    #expect(probe.received.last?.changes == [])
  }

  @Test("A request for nothing in particular is content with every orientation that is known")
  func emptyMask() {
    let (coordinator, probe, log) = OrientationCoordinator.observing()
    coordinator.send(.request(RotationRequest(1, to: [])))
    #expect(log.requests.map(\.mask) == [.allButUpsideDown])
    coordinator.update(.showing(.unknown))
    #expect(probe.received.last?.ended == nil)
    coordinator.update(.showing(.landscapeLeft))
    #expect(probe.received.last?.ended?.outcome == .granted(.landscapeLeft))
    #expect(coordinator.resolution?.allowed == .allButUpsideDown)
  }

  @Test("A refusal ends it with code, asked and supported, and its constraint is withdrawn")
  func refused() {
    let (coordinator, probe, log) = OrientationCoordinator.observing(showing: .portrait)
    coordinator.send(.request(RotationRequest(1, to: .landscape)))
    coordinator.send(.requestRefused(1, refusal))
    #expect(probe.received.last?.ended == .init(1, .refused(refusal)))
    #expect(probe.allowed == [.allButUpsideDown, .landscape, .allButUpsideDown])
    #expect(log.masks == [.allButUpsideDown, .landscape, .allButUpsideDown])
    #expect(coordinator.explanation.contains("refused with code 101, asked for landscape, supported are landscape"))
  }

  @Test("A refusal whose list is not what was published is tried once more, and no more than that (case 50)")
  func triedOnceMore() {
    let (coordinator, probe, log) = OrientationCoordinator.observing(showing: .landscapeRight)
    coordinator.send(.request(RotationRequest(1, to: .portrait)))
    let stale = RotationRequest.Refusal(code: 101, supported: .landscapeRight)
    coordinator.send(.requestRefused(1, stale))
    #expect(log.requests.map(\.attempt) == [1, 2])
    #expect(probe.received.count == 2, "it has not ended, so there is nothing to tell")
    #expect(coordinator.resolution?.allowed == .portrait)
    coordinator.send(.requestRefused(1, stale))
    #expect(log.requests.map(\.attempt) == [1, 2])
    #expect(probe.received.last?.ended == .init(1, .refused(stale), firstRefusal: stale))
    #expect(coordinator.explanation.contains("at first refused with code 101, supported are landscapeRight"))
  }

  @Test("A refusal that lists nothing, or what is allowed, is final at once")
  func finalRefusals() {
    for supported in [nil, Mask.portrait, [.portrait, Mask(rawValue: 1 << 9)]] {
      let (coordinator, probe, log) = OrientationCoordinator.observing(.phone(.portrait), showing: .landscapeRight)
      coordinator.send(.request(RotationRequest(1, to: .landscapeLeft)))
      #expect(log.requests.map(\.mask) == [.landscapeLeft], "it is asked for what it wants, though it is not allowed")
      coordinator.send(.requestRefused(1, .init(code: 101, supported: supported)))
      #expect(log.requests.count == 1)
      #expect(probe.received.last?.ended != nil)
    }
  }

  @Test("It is asked for what is allowed of what it wants")
  func askedForWhatIsAllowed() {
    let (coordinator, _, log) = OrientationCoordinator.observing(showing: .portrait)
    coordinator.send(.register(OrientationConstraint(5, .only([.landscapeLeft, .portrait]))))
    coordinator.send(.request(RotationRequest(1, to: .landscape)))
    #expect(log.requests.map(\.mask) == [.landscapeLeft])
    #expect(coordinator.forecast() == .landscapeLeft)
  }

  @Test("It expires, by an event of whoever waits, and answers that come too late are no answers")
  func expired() {
    let (coordinator, probe, _) = OrientationCoordinator.observing(showing: .portrait)
    coordinator.send(.request(RotationRequest(1, to: .landscape)))
    coordinator.send(.requestExpired(2))
    #expect(probe.received.count == 2)
    coordinator.send(.requestExpired(1))
    #expect(probe.received.last?.ended == .init(1, .expired))
    let count = probe.received.count
    coordinator.send(.requestExpired(1))
    coordinator.send(.requestRefused(1, refusal))
    #expect(probe.received.count == count)
    #expect(coordinator.resolution?.allowed == .allButUpsideDown)
  }

  @Test("Another request supersedes it in one emission, without a mask in between")
  func superseded() {
    let (coordinator, probe, log) = OrientationCoordinator.observing(showing: .portrait)
    coordinator.send(.request(RotationRequest(1, to: .landscapeLeft)))
    coordinator.send(.request(RotationRequest(2, to: .landscapeRight)))
    #expect(probe.received.map(\.superseded) == [nil, nil, .init(1, .superseded)])
    #expect(probe.received.last?.ended == nil)
    #expect(log.masks == [.allButUpsideDown, .landscapeLeft, .landscapeRight])
    coordinator.send(.request(RotationRequest(3, to: .portrait)))
    #expect(probe.received.last?.superseded == .init(2, .superseded))
    #expect(probe.received.last?.ended == .init(3, .granted(.portrait)), "both end with one emission")
  }

  @Test("Clearing it, or another constraint under its identity, supersedes it; its own does not")
  func supersededByIdentity() {
    let (coordinator, probe, _) = OrientationCoordinator.observing(showing: .portrait)
    let request = RotationRequest(1, to: .landscape, name: "turn", controller: nil)
    coordinator.send(.request(request))
    coordinator.send(.register(OrientationConstraint(1, .only(.landscape), name: "turn")))
    #expect(probe.received.count == 2, "that is what it is")
    coordinator.send(.register(OrientationConstraint(1, .only(.landscapeLeft))))
    #expect(probe.received.last?.ended == .init(1, .superseded))
    #expect(coordinator.resolution?.allowed == .landscapeLeft, "the new one counts")
    coordinator.send(.request(request))
    coordinator.send(.clear(1))
    #expect(probe.received.last?.ended == .init(1, .superseded))
    #expect(coordinator.resolution?.allowed == .allButUpsideDown)
    #expect(coordinator.situation.constraints == [])
  }

  @Test("Where it fails, what held under its identity holds again, and in its place")
  func restored() {
    for isEmpty in [true, false] {
      let (coordinator, _, _) = OrientationCoordinator.observing()
      let before = [
        OrientationConstraint(1, .only(.allButUpsideDown)),
        OrientationConstraint(2, .only([.portrait, .landscapeLeft])),
      ]
      for constraint in before { coordinator.send(.register(constraint)) }
      coordinator.send(.request(RotationRequest(1, to: isEmpty ? [] : .landscapeLeft)))
      coordinator.send(.requestExpired(1))
      #expect(coordinator.situation.constraints == before)
    }
    let (coordinator, _, _) = OrientationCoordinator.observing()
    let before = [OrientationConstraint(1, .only(.landscape)), OrientationConstraint(2, .only(.allButUpsideDown))]
    for constraint in before { coordinator.send(.register(constraint)) }
    coordinator.send(.request(RotationRequest(1, to: [])))
    #expect(coordinator.resolution?.allowed == .allButUpsideDown, "it restricts nothing itself")
    coordinator.send(.request(RotationRequest(1, to: .portrait)))
    #expect(coordinator.situation.constraints.map(\.id) == [1, 2], "superseded by one of its own identity")
    coordinator.send(.requestExpired(1))
    #expect(coordinator.situation.constraints == before)
  }

  @Test("Without a scene it ends at once; a scene that goes ends it, and takes what was captured with it")
  func noScene() {
    let coordinator = OrientationCoordinator()
    var outcomes: [RotationRequest.Outcome] = []
    let first = coordinator.requestRotation(to: .portrait) { outcomes.append($0) }
    #expect(outcomes == [.noScene])
    coordinator.send(.scene(.phone()))
    coordinator.send(.controllers(.root(.portrait)))
    coordinator.update(.showing(.landscapeLeft))
    #expect(coordinator.resolution?.allowed == .portrait, "its own constraint is gone, the controller's counts")
    let probe = OrientationProbe()
    coordinator.addObserver(probe)
    let second = coordinator.requestRotation(to: .portrait) { outcomes.append($0) }
    coordinator.send(.disconnect)
    #expect(outcomes == [.noScene, .noScene])
    #expect(probe.received.last?.ended == .init(second.id, .noScene))
    #expect(coordinator.forecast() == nil)
    #expect(coordinator.explanation == "no scene is known, and 0 constraints wait for one")
    coordinator.send(.disconnect)
    #expect(probe.received.count == 3, "there is nothing more to tell")
    let log = coordinator.situation
    #expect(log.environment == nil && log.controllers == nil)
    coordinator.send(.scene(.phone()))
    #expect(coordinator.resolution?.orientation == nil)
    withExtendedLifetime((first, second)) {}
  }

  @Test(
    "A bound that is no length of time is none at all",
    arguments: [(.nan, 0), (-1, 0), (0, 0), (.infinity, .infinity)] as [(Double, Double)])
  func bounds(told: Double, expected: Double) {
    let (coordinator, _, log) = OrientationCoordinator.observing()
    coordinator.send(.request(RotationRequest(1, to: .portrait, within: told)))
    #expect(log.requests.map(\.bound) == [expected])
  }

  @Test(
    "Outcomes in words",
    arguments: [
      (.granted(.portrait), "granted: portrait"), (.expired, "expired"), (.superseded, "superseded"),
      (.noScene, "ended: there was no scene"), (.refused(.init(code: 100)), "refused with code 100"),
    ] as [(RotationRequest.Outcome, String)])
  func words(outcome: RotationRequest.Outcome, text: String) {
    #expect(outcome.description == text)
  }
}
