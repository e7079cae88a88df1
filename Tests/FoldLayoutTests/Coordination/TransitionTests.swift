import Testing

@testable import FoldLayout

@Suite("Transitions are told in phases, each once (D7)")
struct TransitionTests {
  private func phases(_ probe: Probe) -> [LayoutTransition.Phase?] { probe.received.map { $0.transition?.phase } }

  @Test("The target comes first, the block's capture is told inside it, the end brings what is there then (case 67)")
  func completed() {
    var portrait = LayoutEnvironment(size: LayoutSize(width: 375, height: 812))
    portrait.orientation = .portrait
    var landscape = LayoutEnvironment(size: LayoutSize(width: 812, height: 375))
    landscape.orientation = .landscapeRight
    let (layout, probe) = Probe.observing(portrait)
    layout.send(.transitionWillBegin(7, target: landscape.size))
    layout.send(.transitionAlongside(7, landscape))
    layout.send(.transitionDidEnd(7, isCancelled: false, landscape))
    #expect(phases(probe) == [nil, .willBegin, .alongside, .completed])
    #expect(probe.received.dropFirst().allSatisfy { $0.transition?.id == 7 && $0.transition?.target == landscape.size })
    #expect(probe.received.dropFirst().map(\.current) == [portrait, landscape, landscape])
    #expect(
      probe.received.dropFirst().allSatisfy { $0.previous == portrait }, "previous is from before it, in all phases")
    #expect(probe.received.map(\.changes) == [[], [], [.size, .orientation], []], "a change counts once")
    #expect(probe.received.map(\.revision) == [1, 2, 3, 4])
    layout.update(portrait)
    #expect(probe.received.last?.previous == landscape && probe.received.last?.cause == .change)
  }

  @Test("Captures between the beginning and the block are held, and the newest is told by whoever comes first")
  func held() {
    let (layout, probe) = Probe.observing()
    layout.send(.transitionWillBegin(1))
    layout.update(.wide(2))
    layout.update(.wide(3))
    #expect(probe.widths == [1, 1] && layout.environment == .wide(1))
    layout.send(.transitionAlongside(1))
    #expect(probe.widths == [1, 1, 3])
    layout.update(.wide(4))
    #expect(probe.received.last?.cause == .change, "after the block a capture is told at once")
    #expect(probe.received.last?.previous == .wide(3))
    layout.send(.transitionDidEnd(1, isCancelled: false))
    #expect(probe.widths == [1, 1, 3, 4, 4])
    #expect(probe.received.last?.previous == .wide(1) && probe.received.last?.changes == [])
  }

  @Test("Where the block never runs, the end carries what was held; held and reversed is no change")
  func blockNeverRuns() {
    let (layout, probe) = Probe.observing()
    layout.send(.transitionWillBegin(1))
    layout.update(.wide(2))
    layout.send(.transitionDidEnd(1, isCancelled: false))
    #expect(phases(probe) == [nil, .willBegin, .completed])
    #expect(probe.received.last?.changes == .size && probe.received.last?.current == .wide(2))
    layout.send(.transitionWillBegin(2))
    layout.update(.wide(3))
    layout.update(.wide(2))
    layout.send(.transitionDidEnd(2, isCancelled: true))
    #expect(probe.received.last?.changes == [] && probe.received.last?.current == .wide(2))
  }

  @Test("The end is told even when nothing differs, completed or cancelled", arguments: [false, true])
  func nothingDiffers(isCancelled: Bool) {
    let (layout, probe) = Probe.observing()
    layout.send(.transitionWillBegin(1))
    layout.send(.transitionAlongside(1, .wide(1)))
    layout.send(.transitionDidEnd(1, isCancelled: isCancelled, .wide(1)))
    #expect(phases(probe) == [nil, .willBegin, .alongside, isCancelled ? .cancelled : .completed])
    #expect(probe.received.allSatisfy { $0.changes == [] })
  }

  @Test("Cancelled brings the capture made then, no memory; the way back is a change that has not been told")
  func cancelled() {
    let (layout, probe) = Probe.observing(Environments.outerPortrait)
    layout.send(.transitionWillBegin(1, target: Environments.innerLandscape.size))
    layout.send(.transitionAlongside(1, Environments.innerLandscape))
    #expect(probe.received.last?.didChangeToRegularWidth == true)
    var after = Environments.outerPortrait
    after.orientation = .portrait
    layout.send(.transitionDidEnd(1, isCancelled: true, after))
    let end = probe.received.last
    #expect(end?.transition?.phase == .cancelled && end?.current == after)
    #expect(end?.previous == Environments.outerPortrait)
    #expect(end?.changes == after.changes(since: Environments.innerLandscape))
    #expect(end?.didChangeToCompactWidth == true && end?.didChangeToRegularWidth == false)
    #expect(end?.didChangeToRegularHeight == false, "the height was regular all along")
  }

  @Test("Overlapping transitions keep their own state from before, and are told in the order in which they end")
  func overlapping() {
    let (layout, probe) = Probe.observing()
    layout.send(.transitionWillBegin(1, target: LayoutSize(width: 3, height: 1)))
    layout.send(.transitionAlongside(1, .wide(2)))
    layout.send(.transitionWillBegin(2, target: LayoutSize(width: 4, height: 1)))
    layout.update(.wide(3))
    layout.send(.transitionDidEnd(1, isCancelled: true))
    layout.send(.transitionAlongside(2, .wide(4)))
    layout.send(.transitionDidEnd(2, isCancelled: false))
    let told = probe.received.dropFirst()
    #expect(told.map { $0.transition?.id } == [1, 1, 2, 1, 2, 2])
    #expect(
      told.map { $0.transition?.phase } == [.willBegin, .alongside, .willBegin, .cancelled, .alongside, .completed])
    #expect(told.map(\.previous) == [.wide(1), .wide(1), .wide(2), .wide(1), .wide(2), .wide(2)])
    #expect(told.map(\.current.size.width) == [1, 2, 2, 3, 4, 4])
    #expect(told.map(\.changes) == [[], .size, [], .size, .size, []])
  }

  @Test("Each end is of the transition that it names, in whatever order they end")
  func endedInReverse() {
    let (layout, probe) = Probe.observing()
    for id in [1, 2, 3] as [LayoutTransition.ID] { layout.send(.transitionWillBegin(id)) }
    for id in [2, 3, 1] as [LayoutTransition.ID] { layout.send(.transitionDidEnd(id, isCancelled: id == 3)) }
    #expect(probe.received.suffix(3).map { $0.transition?.id } == [2, 3, 1])
    #expect(probe.received.suffix(3).map { $0.transition?.phase } == [.completed, .cancelled, .completed])
  }

  @Test("What one transition holds stays held when another begins")
  func heldAcrossBeginnings() {
    let (layout, probe) = Probe.observing()
    layout.send(.transitionWillBegin(1))
    layout.update(.wide(2))
    layout.send(.transitionWillBegin(2))
    #expect(probe.widths == [1, 1, 1])
    layout.send(.transitionDidEnd(2, isCancelled: false))
    #expect(probe.widths == [1, 1, 1, 2], "the end carries what is known by then")
    layout.update(.wide(3))
    #expect(probe.received.count == 4, "the first one still holds")
    layout.send(.transitionDidEnd(1, isCancelled: false))
    #expect(probe.widths == [1, 1, 1, 2, 3])
  }

  @Test("A phase that is not due is a capture and no more")
  func notDue() {
    let (layout, probe) = Probe.observing()
    layout.send(.transitionAlongside(1, .wide(2)))
    layout.send(.transitionDidEnd(1, isCancelled: false, .wide(3)))
    layout.send(.transitionDidEnd(1, isCancelled: false))
    #expect(phases(probe) == [nil, nil, nil] && probe.widths == [1, 2, 3])
    layout.send(.transitionWillBegin(1))
    layout.send(.transitionWillBegin(1))
    layout.send(.transitionAlongside(1, .wide(4)))
    layout.send(.transitionAlongside(1, .wide(4)))
    layout.send(.transitionAlongside(1, .wide(5)))
    layout.send(.transitionDidEnd(1, isCancelled: true))
    layout.send(.transitionDidEnd(1, isCancelled: true))
    #expect(phases(probe).dropFirst(3) == [.willBegin, .alongside, nil, .cancelled])
    layout.send(.transitionWillBegin(1))
    #expect(phases(probe).last == .willBegin, "an identity may be used again")
  }

  @Test("Nothing is told of a transition before the first environment, and that one is not held (case 64)")
  func beforeTheFirst() {
    let layout = LayoutCoordinator()
    let probe = Probe()
    layout.addObserver(probe)
    layout.send(.transitionWillBegin(1, target: LayoutSize(width: 507, height: 1024)))
    layout.send(.transitionAlongside(1))
    #expect(probe.received.isEmpty && layout.information == nil)
    layout.update(.wide(507))
    layout.send(.transitionDidEnd(1, isCancelled: false))
    #expect(probe.received.map(\.cause) == [.initial])
    #expect(probe.received.first?.previous == nil)
  }

  @Test(
    "A target that cannot be is not told, and is reported; the phase is told all the same",
    arguments: [LayoutSize(width: -19, height: 687), LayoutSize(width: .nan, height: 1)])
  func impossibleTarget(target: LayoutSize) {
    let (layout, probe) = Probe.observing()
    var issues: [String] = []
    layout.onIssue = { issues.append("\($0)") }
    layout.send(.transitionWillBegin(1, target: target))
    #expect(probe.received.last?.transition == LayoutTransition(id: 1, phase: .willBegin))
    #expect(issues.count == 1 && issues.first?.hasPrefix("The target of a transition was dropped") == true)
    layout.send(.transitionWillBegin(2, target: LayoutSize(width: 399.7, height: 1)))
    #expect(probe.received.last?.transition?.target == LayoutSize(width: 409_293.0 / 1024, height: 1), "snapped (F12)")
  }

  @Test("A target that comes in a second call is told with the next phase; a known one stays")
  func laterTarget() {
    let (layout, probe) = Probe.observing()
    let (first, second) = (LayoutSize(width: 2, height: 1), LayoutSize(width: 3, height: 1))
    layout.send(.transitionWillBegin(1))
    layout.send(.transitionWillBegin(1, target: first))
    layout.send(.transitionWillBegin(1, target: second))
    layout.send(.transitionAlongside(1))
    layout.send(.transitionWillBegin(2))
    layout.send(.transitionAlongside(2))
    layout.send(.transitionWillBegin(2, target: second))
    layout.send(.transitionDidEnd(1, isCancelled: false))
    layout.send(.transitionDidEnd(2, isCancelled: false))
    #expect(phases(probe) == [nil, .willBegin, .alongside, .willBegin, .alongside, .completed, .completed])
    #expect(probe.received.map { $0.transition?.target } == [nil, nil, first, nil, nil, first, nil])
  }

  @Test("A capture that is refused leaves the phase with what is known (F9)")
  func refusedCapture() {
    let (layout, probe) = Probe.observing()
    layout.send(.transitionWillBegin(1))
    layout.update(.wide(2))
    layout.send(.transitionAlongside(1, .wide(-1)))
    layout.send(.transitionDidEnd(1, isCancelled: false, .wide(.nan)))
    #expect(phases(probe) == [nil, .willBegin, .alongside, .completed])
    #expect(probe.widths == [1, 1, 2, 2])
  }

  @Test("The source is read inside the block and at the end, once each, and not at the beginning")
  func source() {
    let source = EngineSource()
    let layout = LayoutCoordinator(source: source)
    let probe = Probe()
    layout.addObserver(probe)
    source.environment = .wide(1)
    layout.send(.capture)
    layout.send(.transitionWillBegin(1))
    #expect(source.captureCount == 1)
    source.environment = .wide(2)
    layout.send(.transitionAlongside(1))
    source.environment = .wide(3)
    layout.send(.transitionDidEnd(1, isCancelled: false))
    #expect(source.captureCount == 3)
    #expect(probe.widths == [1, 1, 2, 3])
    source.environment = nil
    layout.send(.transitionWillBegin(2))
    layout.send(.transitionDidEnd(2, isCancelled: false))
    #expect(phases(probe).last == .completed && probe.widths.last == 3, "with nothing to read the end is told too")
    layout.send(.transitionWillBegin(3))
    layout.send(.transitionAlongside(3, .wide(9)))
    #expect(source.captureCount == 4 && probe.widths.last == 9, "an environment that comes along is the capture")
  }

  @Test("Phases reach those who ask for transitions, or for an aspect that changes with them (D9)")
  func filters() {
    let layout = LayoutCoordinator()
    let probes = [LayoutAspects.transitions, .size, .orientation].map { aspects in
      let probe = Probe()
      layout.addObserver(probe, aspects: aspects)
      return probe
    }
    layout.update(.wide(1))
    layout.send(.transitionWillBegin(1))
    layout.send(.transitionAlongside(1, .wide(2)))
    layout.send(.transitionDidEnd(1, isCancelled: false))
    layout.update(.wide(3))
    #expect(probes.map { $0.received.map(\.revision) } == [[1, 2, 3, 4], [1, 3, 5], [1]])
    #expect(probes[1].received.last?.previous == .wide(2), "previous is the emission's")
  }

  @Test("One that registers in the middle is told the state as initial, and then the phases to come")
  func newcomer() {
    let (layout, probe) = Probe.observing()
    layout.send(.transitionWillBegin(1))
    layout.update(.wide(2))
    let late = Probe()
    layout.addObserver(late)
    #expect(late.received.map(\.cause) == [.initial] && late.widths == [1], "what is held is not told")
    layout.send(.transitionAlongside(1))
    #expect(late.received.last == probe.received.last)
  }

  @Test("A phase sent from inside a call waits for the emission to reach everyone (D6)")
  func fromInside() {
    let layout = LayoutCoordinator()
    var log: [String] = []
    let first = Probe { information in
      log.append("first \(information.revision)")
      if information.transition?.phase == .willBegin { layout.send(.transitionDidEnd(1, isCancelled: true)) }
    }
    let second = Probe { log.append("second \($0.revision)") }
    layout.addObserver(first)
    layout.addObserver(second)
    layout.update(.wide(1))
    layout.send(.transitionWillBegin(1))
    #expect(log == ["first 1", "second 1", "first 2", "second 2", "first 3", "second 3"])
  }

  @Test("A missing orientation swallows no call")
  func noOrientation() {
    let (layout, probe) = Probe.observing()
    #expect(layout.information?.orientation == nil)
    layout.send(.transitionWillBegin(1))
    layout.send(.transitionAlongside(1))
    layout.send(.transitionDidEnd(1, isCancelled: false))
    #expect(probe.received.count == 4)
  }
}
