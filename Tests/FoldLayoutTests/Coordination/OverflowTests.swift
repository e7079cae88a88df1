import FoldLayout
import Testing

@Suite("Events sent from inside without end are stopped and reported (D6)")
struct OverflowTests {
  @Test("After 1,000 events queued from within one emission the rest is discarded and reported once")
  func floodAtOnce() {
    let layout = LayoutCoordinator()
    var issues: [LayoutIssue] = []
    layout.onIssue = { issues.append($0) }
    let probe = Probe { information in
      guard information.revision == 1 else { return }
      for width in 2...1501 { layout.update(.wide(Double(width))) }
    }
    layout.addObserver(probe)
    layout.update(.wide(1))
    #expect(probe.received.count == 1001)
    #expect(probe.widths.last == 1001)
    #expect(issues == [.eventsDiscarded(500)])
    layout.update(.wide(0))
    #expect(probe.received.count == 1002, "the next emission has its own thousand")
    #expect(issues.count == 1, "and nothing of the last one to report")
  }

  @Test("Ends and resumptions outlive a flood of the rest, and are themselves not endless")
  func floodSparesTheEnd() {
    let layout = LayoutCoordinator()
    let probe = Probe { information in
      guard information.transition?.phase == .willBegin, information.revision == 2 else { return }
      for width in 2...1501 { layout.update(.wide(Double(width))) }
      layout.send(.transitionAlongside(1))
      layout.send(.transitionDidEnd(1, isCancelled: false))
      layout.send(.suspend)
      layout.send(.resume(.wide(0)))
    }
    layout.addObserver(probe)
    layout.update(.wide(1))
    var issues: [LayoutIssue] = []
    layout.onIssue = { issues.append($0) }
    layout.send(.transitionWillBegin(1))
    #expect(issues == [.eventsDiscarded(502)], "the block and the silence are lost, their ends are not")
    #expect(probe.received.map { $0.transition?.phase } == [nil, .willBegin, .completed, nil])
    #expect(probe.widths == [1, 1, 1001, 0])
    layout.update(.wide(7))
    #expect(probe.widths.last == 7)
  }

  @Test("Every beginning that is taken from inside has room for its end")
  func floodOfTransitions() {
    let layout = LayoutCoordinator()
    var issues: [LayoutIssue] = []
    layout.onIssue = { issues.append($0) }
    let probe = Probe { information in
      guard information.revision == 1 else { return }
      for number in 1...1500 {
        layout.send(.transitionWillBegin(LayoutTransition.ID(rawValue: number)))
        layout.send(.transitionDidEnd(LayoutTransition.ID(rawValue: number), isCancelled: false))
      }
    }
    layout.addObserver(probe)
    layout.update(.wide(1))
    let phases = probe.received.map { $0.transition?.phase }
    #expect(phases.count { $0 == .willBegin } == 500 && phases.count { $0 == .completed } == 500)
    #expect(issues == [.eventsDiscarded(1000)])
    layout.update(.wide(2))
    #expect(probe.widths.last == 2, "nothing is held any more")
  }

  @Test("Resumptions that answer each other are stopped too")
  func endlessResumptions() {
    let layout = LayoutCoordinator()
    var issues: [LayoutIssue] = []
    layout.onIssue = { issues.append($0) }
    let probe = Probe { layout.send(.resume(.wide($0.current.size.width + 1))) }
    layout.addObserver(probe)
    layout.update(.wide(1))
    #expect(probe.received.count == 2001)
    #expect(issues == [.eventsDiscarded(1)])
  }

  @Test("An observer that answers every emission with another one is stopped, not followed for ever")
  func endlessAnswers() {
    let layout = LayoutCoordinator()
    var issues: [LayoutIssue] = []
    layout.onIssue = { issues.append($0) }
    let probe = Probe { layout.update(.wide($0.current.size.width + 1)) }
    layout.addObserver(probe)
    layout.update(.wide(1))
    #expect(probe.received.count == 1001)
    #expect(issues == [.eventsDiscarded(1)])
  }

  @Test("What is sent in answer to the report is delivered, so that one can catch up")
  func catchingUp() {
    let layout = LayoutCoordinator()
    var issues: [LayoutIssue] = []
    layout.onIssue = { issue in
      issues.append(issue)
      layout.update(.wide(5000))
    }
    let probe = Probe { information in
      guard information.revision == 1 else { return }
      for width in 2...1501 { layout.update(.wide(Double(width))) }
    }
    layout.addObserver(probe)
    layout.update(.wide(1))
    #expect(issues == [.eventsDiscarded(500)])
    #expect(probe.received.count == 1002)
    #expect(layout.environment == .wide(5000))
  }

  @Test("In answer to a second report nothing is taken, and nothing of it is reported later")
  func answersToTheSecondReport() {
    let layout = LayoutCoordinator()
    var issues: [LayoutIssue] = []
    layout.onIssue = { issue in
      issues.append(issue)
      for width in 1...1500 { layout.update(.wide(Double(10_000 * issues.count + width))) }
    }
    let probe = Probe { information in
      guard information.revision == 1 else { return }
      for width in 2...1501 { layout.update(.wide(Double(width))) }
    }
    layout.addObserver(probe)
    layout.update(.wide(1))
    #expect(issues == [.eventsDiscarded(500), .eventsDiscarded(500)])
    #expect(probe.received.count == 2001)
    layout.update(.wide(0))
    #expect(probe.received.count == 2002)
    #expect(issues.count == 2)
    probe.onCall = { information in
      if information.current == .wide(7) { layout.update(.wide(8)) }
    }
    layout.update(.wide(7))
    #expect(layout.environment == .wide(8), "the next emission begins afresh")
  }

  @Test("Answers that never end are stopped the second time, whoever gives them", arguments: [false, true])
  func endlessReports(observerAnswers: Bool) {
    let layout = LayoutCoordinator()
    var discarded: [LayoutIssue] = []
    layout.onIssue = { issue in
      if case .eventsDiscarded = issue { discarded.append(issue) }
      layout.update(.wide(observerAnswers ? 0 : -5))
    }
    let probe = Probe { layout.update(.wide($0.current.size.width + 1)) }
    layout.addObserver(probe)
    layout.update(.wide(1))
    #expect(discarded.count == 2)
    let count = probe.received.count
    layout.onIssue = nil
    probe.onCall = { _ in }
    layout.update(.wide(9999))
    #expect(probe.received.count == count + 1, "nothing is left over")
  }
}
