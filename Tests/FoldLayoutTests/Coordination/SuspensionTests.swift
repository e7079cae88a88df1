import FoldLayout
import Testing

@Suite("Nothing is told while delivery is suspended, and at most one emission on resuming (D8)")
struct SuspensionTests {
  @Test("Many changes meanwhile are one, whose previous is the last state told (cases 19 and 71)")
  func merged() {
    let (layout, probe) = Probe.observing(Environments.innerLandscape)
    layout.send(.suspend)
    for width in 1...5 { layout.update(.wide(Double(width))) }
    layout.update(Environments.outerPortrait)
    #expect(probe.received.count == 1)
    #expect(layout.environment == Environments.innerLandscape, "the environment is what was last told")
    layout.send(.resume())
    #expect(probe.received.count == 2)
    #expect(probe.received.last?.cause == .change && probe.received.last?.revision == 2)
    #expect(probe.received.last?.previous == Environments.innerLandscape)
    #expect(probe.received.last?.current == Environments.outerPortrait)
    #expect(probe.received.last?.didChangeToCompactWidth == true)
  }

  @Test("A change and its reversal is nothing")
  func reversal() {
    let (layout, probe) = Probe.observing()
    layout.send(.suspend)
    layout.update(.wide(2))
    layout.update(.wide(1))
    layout.send(.resume())
    #expect(probe.widths == [1])
    layout.update(.wide(3))
    #expect(probe.widths == [1, 3] && probe.received.last?.previous == .wide(1))
  }

  @Test("Resuming brings a fresh capture: the one that comes along, else the source's, else the newest")
  func freshCapture() {
    let source = EngineSource()
    let layout = LayoutCoordinator(source: source)
    let probe = Probe()
    layout.addObserver(probe)
    layout.update(.wide(1))
    layout.send(.suspend)
    layout.update(.wide(2))
    layout.send(.resume())
    #expect(probe.widths == [1, 2] && source.captureCount == 1, "the source had nothing to read")
    layout.send(.suspend)
    source.environment = .wide(3)
    layout.update(.wide(2.5))
    layout.send(.resume())
    #expect(probe.widths == [1, 2, 3])
    layout.send(.suspend)
    layout.send(.resume(.wide(4)))
    #expect(probe.widths == [1, 2, 3, 4] && source.captureCount == 2)
  }

  @Test("An observer added meanwhile is told the last state told, or waits where there is none")
  func newcomers() {
    let source = EngineSource()
    let layout = LayoutCoordinator(source: source)
    layout.send(.suspend)
    layout.update(.wide(1))
    let early = Probe()
    layout.addObserver(early)
    #expect(early.received.isEmpty)
    #expect(source.wishCount == 0, "nothing can be told, so nothing is asked for")
    layout.send(.resume())
    #expect(early.received.map(\.cause) == [.initial] && early.widths == [1])
    layout.send(.suspend)
    layout.update(.wide(2))
    let late = Probe()
    layout.addObserver(late)
    #expect(late.widths == [1])
    layout.send(.resume())
    #expect(late.widths == [1, 2] && late.received.map(\.cause) == [.initial, .change])
    #expect(early.widths == [1, 2])
  }

  @Test("Whoever registered in silence and is told nothing on resuming has the source asked then")
  func askedOnResuming() {
    let source = EngineSource()
    let layout = LayoutCoordinator(source: source)
    layout.send(.suspend)
    layout.send(.resume())
    #expect(source.wishCount == 0, "nobody is there to be told")
    let early = Probe()
    layout.addObserver(early)
    layout.send(.resume())
    #expect(source.wishCount == 1, "asked as it registered; nothing was suspended")
    layout.removeObserver(early)
    layout.send(.suspend)
    let probe = Probe()
    layout.addObserver(probe)
    layout.send(.resume())
    #expect(source.wishCount == 2)
    layout.send(.suspend)
    layout.removeObserver(probe)
    layout.send(.resume())
    #expect(source.wishCount == 2)
  }

  @Test("Suspending twice is once, and resuming what is not suspended is a capture")
  func twice() {
    let layout = LayoutCoordinator()
    let probe = Probe()
    layout.addObserver(probe)
    layout.send(.resume(.wide(1)))
    layout.send(.suspend)
    layout.send(.suspend)
    layout.send(.resume(.wide(2)))
    layout.update(.wide(3))
    layout.send(.resume(.wide(3)))
    layout.send(.resume())
    #expect(probe.widths == [1, 2, 3])
    layout.send(.transitionWillBegin(1))
    layout.send(.resume(.wide(4)))
    #expect(probe.widths == [1, 2, 3, 3], "a capture, and so it is held")
    layout.send(.resume())
    layout.send(.transitionAlongside(1))
    #expect(probe.widths.last == 4, "and stays held")
  }

  @Test("A transition that is open is ended first: completed where its target was reached, else cancelled")
  func openTransitions() {
    let (layout, probe) = Probe.observing()
    layout.send(.transitionWillBegin(1, target: LayoutSize(width: 5, height: 1)))
    layout.send(.transitionWillBegin(2, target: LayoutSize(width: 2, height: 1)))
    layout.send(.transitionWillBegin(3))
    layout.update(.wide(2))
    layout.send(.suspend)
    let ends = probe.received.suffix(3)
    #expect(ends.map { $0.transition?.id } == [1, 2, 3])
    #expect(ends.map { $0.transition?.phase } == [.cancelled, .completed, .cancelled])
    #expect(ends.map(\.changes) == [.size, [], []], "the first end carries what was held")
    #expect(ends.map(\.current.size.width) == [2, 2, 2])
    layout.send(.transitionAlongside(1, .wide(3)))
    layout.send(.transitionDidEnd(1, isCancelled: false, .wide(4)))
    layout.send(.transitionWillBegin(4))
    #expect(probe.received.count == 7, "nothing is told of a transition while suspended")
    layout.send(.resume())
    #expect(probe.received.count == 8 && probe.received.last?.current == .wide(4))
    #expect(probe.received.last?.cause == .change)
    layout.send(.transitionDidEnd(4, isCancelled: false, .wide(5)))
    #expect(probe.received.last?.cause == .change, "nor later of one that began meanwhile")
  }

  @Test("What is held has the target's size, or what was told has: either completes it")
  func reachedTargets() {
    let (layout, probe) = Probe.observing()
    layout.send(.transitionWillBegin(1, target: LayoutSize(width: 2, height: 1)))
    layout.update(.wide(2))
    layout.send(.suspend)
    #expect(probe.received.last?.transition?.phase == .completed && probe.widths.last == 2)
    layout.send(.resume())
    layout.send(.transitionWillBegin(1, target: LayoutSize(width: 2, height: 1)))
    layout.send(.suspend)
    #expect(probe.received.last?.transition?.phase == .completed, "it was there from the start")
  }

  @Test("A resumption's own capture outranks what came meanwhile")
  func ownCapture() {
    let (layout, probe) = Probe.observing()
    layout.send(.suspend)
    layout.update(.wide(2))
    layout.send(.resume(.wide(1)))
    #expect(probe.widths == [1])
  }

  @Test("Each end has a capture of its own, and no event comes between them")
  func endsWithCaptures() {
    let source = EngineSource()
    let layout = LayoutCoordinator(source: source)
    source.environment = .wide(1)
    layout.send(.capture)
    var width = 1.0
    source.onCapture = {
      width += 1
      source.environment = .wide(width)
    }
    let probe = Probe { _ in layout.update(.wide(99)) }
    layout.addObserver(probe)
    layout.update(.wide(1))
    layout.send(.transitionWillBegin(1, target: LayoutSize(width: 2, height: 1)))
    layout.send(.transitionWillBegin(2))
    probe.log.received = []
    layout.send(.suspend)
    #expect(probe.received.map { $0.transition?.phase } == [.completed, .cancelled])
    #expect(probe.widths == [2, 3])
    source.environment = nil
    source.onCapture = {}
    layout.send(.resume())
    #expect(probe.widths == [2, 3, 99], "what was sent from inside came after the suspension")
  }

  @Test("Hinge reports are told after resuming, the last of each, where it differs from what was told (D12)")
  func hinges() {
    let layout = LayoutCoordinator()
    let owner = Owner()
    var log: [String] = []
    layout.observeHinges(owner) { _, update in log.append("\(update.id.rawValue) \(update.status)") }
    layout.addObserver(Probe { log.append("width \($0.current.size.width)") }.kept(by: owner))
    layout.update(.wide(1))
    layout.send(.hinge(Hinge.Update(id: 1, status: .closed)))
    layout.send(.suspend)
    layout.send(.hinge(Hinge.Update(id: 2, status: .closed)))
    layout.send(.hinge(Hinge.Update(id: 1, status: .fullyOpen)))
    layout.send(.hinge(Hinge.Update(id: 1, status: .closed)))
    layout.send(.hinge(Hinge.Update(id: 2, status: .partiallyOpen)))
    layout.send(.hinge(Hinge.Update(id: 3, status: .closed)))
    layout.send(.hinge(Hinge.Update(id: 3, status: .unknown)))
    layout.update(.wide(2))
    let late = Owner()
    layout.observeHinges(late) { _, update in log.append("late \(update.id.rawValue) \(update.status)") }
    #expect(log == ["width 1.0", "1 closed", "late 1 closed"])
    layout.send(.resume())
    #expect(log.dropFirst(3) == ["2 partiallyOpen", "late 2 partiallyOpen", "width 2.0"])
  }

  @Test("Dropped while it resumes or suspends, a coordinator begins nothing more (D6)")
  func droppedInside() {
    var layout: LayoutCoordinator? = LayoutCoordinator()
    let owner = Owner()
    var hingeCount = 0
    layout?.observeHinges(owner) { _, _ in
      hingeCount += 1
      layout = nil
    }
    let probe = Probe()
    layout?.addObserver(probe)
    layout?.send(.suspend)
    layout?.send(.hinge(Hinge.Update(id: 1, status: .closed)))
    layout?.send(.hinge(Hinge.Update(id: 2, status: .closed)))
    layout?.update(.wide(1))
    layout?.send(.resume())
    #expect(layout == nil && hingeCount == 1 && probe.received.isEmpty)

    layout = LayoutCoordinator()
    layout?.addObserver(probe)
    layout?.update(.wide(1))
    layout?.send(.transitionWillBegin(1))
    layout?.send(.transitionWillBegin(2))
    probe.onCall = { _ in layout = nil }
    layout?.send(.suspend)
    #expect(layout == nil && probe.received.count == 4, "the first end is told, the second is not begun")
  }
}

extension Probe {
  /// Keeps the probe alive as long as another object.
  func kept(by owner: Owner) -> Probe {
    owner.kept.append(self)
    return self
  }
}
