import FoldLayout
import Testing

@Suite("What observers do from inside a call (D6)")
struct ReentrancyTests {
  @Test("An event sent from inside is delivered after the present emission has reached everyone")
  func eventFromInside() {
    let layout = LayoutCoordinator()
    var log: [String] = []
    let first = Probe { information in
      log.append("first \(information.current.size.width)")
      if information.current.size.width == 1 { layout.update(.wide(2)) }
    }
    let second = Probe { log.append("second \($0.current.size.width)") }
    layout.addObserver(first)
    layout.addObserver(second)
    layout.update(.wide(1))
    #expect(log == ["first 1.0", "second 1.0", "first 2.0", "second 2.0"])
    #expect(first.received == second.received)
    #expect(second.received.map(\.cause) == [.initial, .change])
  }

  @Test("An event sent from inside an initial call waits for that call to end")
  func eventFromInitialCall() {
    let layout = LayoutCoordinator()
    let early = Probe()
    layout.addObserver(early)
    layout.update(.wide(1))
    var depth = 0
    var deepest = 0
    let late = Probe { information in
      depth += 1
      deepest = max(deepest, depth)
      if information.cause == .initial { layout.update(.wide(2)) }
      depth -= 1
    }
    layout.addObserver(late)
    #expect(late.widths == [1, 2])
    #expect(early.widths == [1, 2])
    #expect(deepest == 1)
  }

  @Test("One removed before its turn is not called, one added is told the current state once (case 74)")
  func removeAndAdd() {
    let layout = LayoutCoordinator()
    let (b, c, d) = (Probe(), Probe(), Probe())
    let a = Probe()
    layout.addObserver(a)
    layout.addObserver(b)
    layout.addObserver(c)
    layout.update(.wide(0))
    a.onCall = { [weak a] _ in
      guard let a else { return }
      layout.removeObserver(a)
      layout.removeObserver(c)
    }
    b.onCall = { information in
      if information.current.size.width == 1 { layout.addObserver(d) }
    }
    layout.update(.wide(1))
    layout.update(.wide(2))
    #expect(a.widths == [0, 1])
    #expect(b.widths == [0, 1, 2])
    #expect(c.widths == [0])
    #expect(d.widths == [1, 2])
    #expect(d.received.map(\.cause) == [.initial, .change])
  }

  @Test("Many that go and many that come during one emission leave the others' turns as they were")
  func manyComeAndGo() {
    let layout = LayoutCoordinator()
    let probes = (0..<20).map { _ in Probe() }
    let newcomers = (0..<100).map { _ in Probe() }
    for probe in probes { layout.addObserver(probe) }
    layout.update(.wide(0))
    probes[9].onCall = { _ in
      for probe in probes[..<9] { layout.removeObserver(probe) }
      for probe in newcomers { layout.addObserver(probe) }
    }
    layout.update(.wide(1))
    #expect(probes.allSatisfy { $0.widths == [0, 1] })
    #expect(newcomers.allSatisfy { $0.widths == [1] })
    probes[9].onCall = { _ in }
    layout.update(.wide(2))
    #expect(probes.map(\.received.count) == Array(repeating: 2, count: 9) + Array(repeating: 3, count: 11))
    #expect(newcomers.allSatisfy { $0.widths == [1, 2] })
  }

  @Test("A token cancelled from inside ends its registration before its turn")
  func cancelFromInside() {
    let layout = LayoutCoordinator()
    let owner = Owner()
    var calls = 0
    var token: LayoutObservation?
    let first = Probe { _ in token?.cancel() }
    layout.addObserver(first)
    token = layout.observe(owner) { _, _ in calls += 1 }
    layout.update(.wide(1))
    #expect(first.received.count == 1)
    #expect(calls == 0)
  }

  @Test("Dropped from inside a call, the emission still reaches everyone and what is queued is discarded")
  func droppedFromInside() {
    var layout: LayoutCoordinator? = LayoutCoordinator()
    weak let dropped = layout
    let second = Probe()
    let first = Probe { _ in
      layout?.update(.wide(2))
      layout = nil
    }
    layout?.addObserver(first)
    layout?.addObserver(second)
    layout?.update(.wide(1))
    #expect(first.widths == [1])
    #expect(second.widths == [1])
    #expect(dropped == nil)
  }

  @Test("Dropped from inside an initial call, what that call queued is discarded")
  func droppedFromInitialCall() {
    var layout: LayoutCoordinator? = LayoutCoordinator()
    weak let dropped = layout
    layout?.update(.wide(1))
    let early = Probe()
    layout?.addObserver(early)
    let late = Probe { _ in
      layout?.update(.wide(2))
      layout = nil
    }
    layout?.addObserver(late)
    #expect(late.widths == [1])
    #expect(early.widths == [1])
    #expect(dropped == nil)
  }

  @Test("A coordinator whose last use is to be sent an event still tells it")
  func lastUse() {
    let probe = Probe()
    func sendOnce() {
      let layout = LayoutCoordinator()
      layout.addObserver(probe)
      layout.update(.wide(1))
    }
    sendOnce()
    #expect(probe.widths == [1])
    let owner = Owner()
    var calls = 0
    func observeLast() {
      let layout = LayoutCoordinator()
      layout.update(.wide(1))
      layout.observe(owner) { _, _ in calls += 1 }
    }
    observeLast()
    #expect(calls == 1)
  }

  @Test("Dropped while somebody further up still holds it, a coordinator goes on")
  func heldElsewhere() {
    let layout = LayoutCoordinator()
    var other: LayoutCoordinator? = layout
    let probe = Probe { information in
      if information.current.size.width == 1 { other?.update(.wide(2)) }
      other = nil
    }
    layout.addObserver(probe)
    layout.update(.wide(1))
    #expect(probe.widths == [1, 2])
  }

  @Test("Dropped while an issue is reported or the source is read, a coordinator tells nothing any more")
  func droppedBeforeTheEmission() {
    let probe = Probe()
    var layout: LayoutCoordinator? = LayoutCoordinator()
    layout?.addObserver(probe)
    layout?.onIssue = { _ in layout = nil }
    var environment = LayoutEnvironment.wide(1)
    environment.displayScale = -1
    layout?.update(environment)
    #expect(layout == nil && probe.received.isEmpty)

    let source = EngineSource()
    layout = LayoutCoordinator(source: source)
    layout?.addObserver(probe)
    environment.size.width = 2
    source.environment = environment
    source.onCapture = { layout = nil }
    var issueCount = 0
    layout?.onIssue = { _ in issueCount += 1 }
    layout?.send(.capture)
    #expect(layout == nil && probe.received.isEmpty && issueCount == 0)

    let owner = Owner()
    var updateCount = 0
    layout = LayoutCoordinator()
    layout?.observeHinges(owner) { _, _ in updateCount += 1 }
    layout?.onIssue = { _ in layout = nil }
    layout?.send(.hinge(Hinge.Update(status: .closed, angle: .nan)))
    #expect(layout == nil && updateCount == 0)
  }

  @Test("Nothing is reported of a coordinator that has been dropped")
  func floodedAndDropped() {
    var issues: [LayoutIssue] = []
    var layout: LayoutCoordinator? = LayoutCoordinator()
    layout?.onIssue = { issues.append($0) }
    let probe = Probe { _ in
      for width in 2...1501 { layout?.update(.wide(Double(width))) }
      layout = nil
    }
    layout?.addObserver(probe)
    layout?.update(.wide(1))
    #expect(probe.widths == [1] && issues.isEmpty)

    layout = LayoutCoordinator()
    layout?.onIssue = {
      issues.append($0)
      layout = nil
    }
    var environment = LayoutEnvironment.wide(1)
    environment.displayScale = -1
    environment.windowSize = LayoutSize(width: -1, height: 1)
    layout?.update(environment)
    #expect(issues == [.factDropped(.displayScale)], "nor the second of two")
  }

  @Test("The coordinator taken out of its variable and sent a last event from inside a call is gone all the same")
  func lastEventOfADroppedOne() {
    var layout: LayoutCoordinator? = LayoutCoordinator()
    weak let dropped = layout
    let probe = Probe { _ in
      guard let last = layout.take() else { return }
      last.update(.wide(2))
    }
    layout?.addObserver(probe)
    layout?.update(.wide(1))
    #expect(probe.widths == [1])
    #expect(dropped == nil)
  }

  @Test("An observer may send an event of the hinge, and a hinge's observer an environment")
  func hingeFromInside() {
    let layout = LayoutCoordinator()
    let owner = Owner()
    var log: [String] = []
    layout.observeHinges(owner) { _, update in
      log.append("hinge \(update.status)")
      layout.update(.wide(2))
    }
    let probe = Probe { information in
      log.append("width \(information.current.size.width)")
      layout.send(.hinge(Hinge.Update(status: .partiallyOpen)))
    }
    layout.addObserver(probe)
    layout.update(.wide(1))
    #expect(log == ["width 1.0", "hinge partiallyOpen", "width 2.0"])
  }
}
