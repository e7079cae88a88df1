import FoldLayout
import Testing

@Suite("Hinge updates go to the hinge's observers and never touch the environment (D12, F8)")
struct HingeObserverTests {
  @Test("A whole sweep is told and emits nothing; what repeats is told once")
  func sweep() {
    let layout = LayoutCoordinator()
    let probe = Probe()
    let owner = Owner()
    var angles: [Double?] = []
    layout.addObserver(probe)
    layout.update(Environments.innerLandscape)
    layout.observeHinges(owner) { _, update in angles.append(update.angle) }
    for angle in [3.14, 2.9, 2.9, 2.9, 2.5, 2.23] {
      layout.send(.hinge(Hinge.Update(status: .partiallyOpen, angle: angle)))
    }
    #expect(angles == [3.14, 2.9, 2.5, 2.23])
    #expect(probe.received.count == 1)
    #expect(layout.environment == Environments.innerLandscape)
  }

  @Test("A new observer is told at once what each hinge last reported")
  func initial() {
    let layout = LayoutCoordinator()
    layout.send(.hinge(Hinge.Update(id: 2, status: .closed)))
    layout.send(.hinge(Hinge.Update(id: 1, status: .closed)))
    layout.send(.hinge(Hinge.Update(id: 2, status: .fullyOpen)))
    let owner = Owner()
    var updates: [Hinge.Update] = []
    layout.observeHinges(owner) { _, update in updates.append(update) }
    #expect(updates == [Hinge.Update(id: 2, status: .fullyOpen), Hinge.Update(id: 1, status: .closed)])
  }

  @Test("A coarse sensor that skips and repeats gives twelve of thirteen (case 35)")
  func coarseSensor() {
    let layout = LayoutCoordinator()
    let owner = Owner()
    var statuses: [Hinge.Status] = []
    layout.observeHinges(owner) { _, update in statuses.append(update.status) }
    let readings: [Double] = [180, 90, 0, 180, 180, 0, 180, 0, 180, 0, 180, 90, 180]
    for reading in readings {
      let status: Hinge.Status = reading == 0 ? .closed : reading == 180 ? .fullyOpen : .partiallyOpen
      layout.send(.hinge(Hinge.Update(status: status, angle: reading * .pi / 180)))
    }
    #expect(statuses.count == 12)
    #expect(statuses.prefix(3) == [.fullyOpen, .partiallyOpen, .closed])
  }

  @Test(
    "An angle that is not finite counts as no reading, is reported, and repeats like any other",
    arguments: [Double.nan, .infinity])
  func impossibleAngle(angle: Double) {
    let layout = LayoutCoordinator()
    let owner = Owner()
    var updates: [Hinge.Update] = []
    var issues: [LayoutIssue] = []
    layout.onIssue = { issues.append($0) }
    layout.observeHinges(owner) { _, update in updates.append(update) }
    for _ in 0..<3 { layout.send(.hinge(Hinge.Update(status: .partiallyOpen, angle: angle))) }
    #expect(updates == [Hinge.Update(status: .partiallyOpen, angle: nil)])
    #expect(issues == Array(repeating: .angleDropped(1), count: 3))
  }

  @Test("A hinge that says it does not report any more is told once, and not to those who come later")
  func gone() {
    let layout = LayoutCoordinator()
    let owner = Owner()
    var updates: [Hinge.Update] = []
    layout.observeHinges(owner) { _, update in updates.append(update) }
    let nothing = Hinge.Update(id: 1, status: .unknown)
    layout.send(.hinge(nothing))
    #expect(updates.isEmpty, "nothing was known of it before either")
    layout.send(.hinge(Hinge.Update(id: 1, status: .closed)))
    layout.send(.hinge(nothing))
    layout.send(.hinge(nothing))
    #expect(updates == [Hinge.Update(id: 1, status: .closed), nothing])
    let late = Owner()
    layout.observeHinges(late) { _, update in updates.append(update) }
    #expect(updates.count == 2)
    let reading = Hinge.Update(id: 1, status: .unknown, angle: 1)
    layout.send(.hinge(reading))
    #expect(updates.suffix(2) == [reading, reading], "an angle is something to tell")
  }

  @Test("A hinge that comes back comes last, whether it went in silence or not")
  func comingBack() {
    for isSuspended in [false, true] {
      let layout = LayoutCoordinator()
      if isSuspended { layout.send(.suspend) }
      for (id, status) in [(1, .closed), (2, .closed), (1, .unknown), (1, .fullyOpen)] as [(Hinge.ID, Hinge.Status)] {
        layout.send(.hinge(Hinge.Update(id: id, status: status)))
      }
      layout.send(.resume())
      let owner = Owner()
      var ids: [Hinge.ID] = []
      layout.observeHinges(owner) { _, update in ids.append(update.id) }
      #expect(ids == [2, 1])
    }
  }

  @Test("Dropped in its first call, a coordinator tells a new observer of no second hinge (D6)")
  func droppedInFirstCall() {
    var layout: LayoutCoordinator? = LayoutCoordinator()
    for id in [1, 2] as [Hinge.ID] { layout?.send(.hinge(Hinge.Update(id: id, status: .closed))) }
    let owner = Owner()
    var calls = 0
    layout?.observeHinges(owner) { _, _ in
      calls += 1
      layout = nil
    }
    #expect(calls == 1)
  }

  @Test("An owner that is gone is not called")
  func freedOwner() {
    let layout = LayoutCoordinator()
    var owner: Owner? = Owner()
    var calls = 0
    owner.map { _ = layout.observeHinges($0) { _, _ in calls += 1 } }
    layout.send(.hinge(Hinge.Update(status: .closed)))
    owner = nil
    layout.send(.hinge(Hinge.Update(status: .fullyOpen)))
    #expect(calls == 1)
  }
}
