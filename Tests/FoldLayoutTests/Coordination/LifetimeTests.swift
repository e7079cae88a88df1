import AllocationCounter
import Testing

@testable import FoldLayout

@Suite("Nobody is kept alive, and the dead are not called (D5)")
struct LifetimeTests {
  @Test("An observer freed between two emissions is not called and leaves no entry behind (case 73)")
  func freedObserver() {
    let layout = LayoutCoordinator()
    var calls = 0
    var probe: Probe? = Probe { _ in calls += 1 }
    weak let freed = probe
    let token = probe.map { layout.addObserver($0) }
    layout.update(.wide(1))
    probe = nil
    #expect(freed == nil, "neither the coordinator nor a token keeps it")
    layout.update(.wide(2))
    #expect(calls == 1)
    #expect(layout.delivery.observers.count == 0)
    token?.cancel()
  }

  @Test("A closure's owner is not kept, and with it goes what the closure captured")
  func freedOwner() {
    let layout = LayoutCoordinator()
    var owner: Owner? = Owner()
    weak let freedOwner = owner
    var captured: Owner? = Owner()
    weak let freedCapture = captured
    var calls = 0
    if let owner, let kept = captured {
      layout.observe(owner) { _, _ in
        calls += 1
        _ = kept
      }
    }
    captured = nil
    layout.update(.wide(1))
    #expect(freedCapture != nil)
    owner = nil
    #expect(freedOwner == nil)
    layout.update(.wide(2))
    #expect(calls == 1)
    #expect(layout.delivery.observers.count == 0)
    #expect(freedCapture == nil)
  }

  @Test("An observer with a filter that dies is cleared away although the emission is not for it")
  func freedFilteredObserver() {
    let layout = LayoutCoordinator()
    var probe: Probe? = Probe()
    probe.map { _ = layout.addObserver($0, aspects: .orientation) }
    probe = nil
    layout.update(.wide(1))
    #expect(layout.delivery.observers.count == 0)
  }

  @Test("The owner of a hinge's observer goes with its entry, on a device without a hinge too")
  func freedHingeOwner() {
    let layout = LayoutCoordinator()
    var captured: Owner? = Owner()
    weak let freed = captured
    if let kept = captured {
      layout.observeHinges(Owner()) { _, _ in _ = kept }
    }
    captured = nil
    layout.update(.wide(1))
    #expect(freed == nil)
    #expect(layout.delivery.hingeObservers.count == 0)
    layout.addObserver(Probe())
    layout.send(.hinge(Hinge.Update(status: .closed)))
    #expect(layout.delivery.observers.count == 0)
  }

  @Test("Cancelling twice is once, dropping the token is nothing, and captures go at once")
  func tokens() {
    let layout = LayoutCoordinator()
    let owner = Owner()
    var captured: Owner? = Owner()
    weak let freedCapture = captured
    var calls = [0, 0]
    var token: LayoutObservation?
    if let kept = captured {
      token = layout.observe(owner) { _, _ in
        calls[0] += 1
        _ = kept
      }
    }
    captured = nil
    layout.observe(owner) { _, _ in calls[1] += 1 }
    layout.update(.wide(1))
    token?.cancel()
    token?.cancel()
    #expect(freedCapture == nil)
    layout.update(.wide(2))
    #expect(calls == [1, 2])
  }

  @Test("Registering again keeps the place and replaces the aspects, without a second initial call")
  func registeredAgain() {
    let layout = LayoutCoordinator()
    var order: [String] = []
    let first = Probe { _ in order.append("first") }
    let second = Probe { _ in order.append("second") }
    layout.addObserver(first, aspects: .orientation)
    layout.addObserver(second)
    layout.update(.wide(1))
    layout.update(.wide(2))
    #expect(order == ["first", "second", "second"])
    let token = layout.addObserver(first, aspects: .all)
    #expect(order.count == 3)
    layout.update(.wide(3))
    #expect(order.suffix(2) == ["first", "second"])
    token.cancel()
    layout.update(.wide(4))
    #expect(order.last == "second" && order.count == 6)
  }

  @Test("A token of an earlier registration does not end a later one")
  func staleToken() {
    let layout = LayoutCoordinator()
    let probe = Probe()
    let stale = layout.addObserver(probe)
    layout.removeObserver(probe)
    layout.removeObserver(probe)
    layout.addObserver(probe)
    stale.cancel()
    layout.update(.wide(1))
    #expect(probe.received.count == 1)
  }

  @Test("Each call of the closure form makes an entry of its own, in order")
  func closureEntries() {
    let layout = LayoutCoordinator()
    let owner = Owner()
    var log: [String] = []
    layout.observe(owner, initial: { _, _ in log.append("initial") }, onChange: { _, _ in log.append("changed") })
    layout.observe(owner) { _, information in log.append("\(information.cause)") }
    layout.update(.wide(1))
    layout.update(.wide(2))
    layout.observe(owner, initial: { _, _ in log.append("late") }, onChange: { _, _ in })
    #expect(log == ["initial", "initial", "changed", "change", "late"])
  }

  @Test("The owner is handed in, the same one")
  func ownerHandedIn() {
    let layout = LayoutCoordinator()
    let owner = Owner()
    var handedIn: [Bool] = []
    layout.observe(owner) { handed, _ in handedIn.append(handed === owner) }
    layout.update(.wide(1))
    #expect(handedIn == [true])
  }

  @Test(
    "A new observer at a dead one's address is a new one, told at once",
    .disabled(if: allocation_counter_is_sanitized(), "a sanitizer gives no address twice"))
  func addressUsedAgain() {
    let layout = LayoutCoordinator()
    layout.update(.wide(1))
    var addresses: Set<ObjectIdentifier> = []
    var reused = 0
    for _ in 0..<200 {
      let probe = Probe()
      if !addresses.insert(ObjectIdentifier(probe)).inserted { reused += 1 }
      layout.addObserver(probe)
      #expect(probe.received.count == 1)
    }
    #expect(reused > 0, "the allocator gave no address twice, so nothing was tested")
  }

  @Test("Entries that come and go without an emission do not pile up")
  func entriesDoNotPileUp() {
    let layout = LayoutCoordinator()
    let owner = Owner()
    for _ in 0..<10_000 { layout.observe(owner) { _, _ in }.cancel() }
    for _ in 0..<10_000 { layout.addObserver(Probe()) }
    #expect(layout.delivery.observers.count <= 32)
  }

  @Test("What a closure captured may come back to the coordinator as it goes, at every place where it can go")
  func capturesThatComeBack() {
    let layout = LayoutCoordinator()
    layout.update(.wide(1))
    let witness = Probe()
    layout.addObserver(witness)
    var width = 1.0
    func register(_ owner: Owner) -> LayoutObservation {
      let returning = Returning {
        width += 1
        layout.update(.wide(width))
        layout.addObserver(Probe())
      }
      return layout.observe(owner) { _, _ in _ = returning }
    }
    // By its token, by an emission that finds the owner gone, and by registrations that find the list full.
    let owner = Owner()
    register(owner).cancel()
    #expect(witness.widths == [1, 2])
    _ = register(Owner())
    layout.update(.wide(0))
    #expect(witness.widths == [1, 2, 0, 3])
    _ = register(Owner())
    for _ in 0..<40 { layout.addObserver(Probe()) }
    #expect(witness.widths == [1, 2, 0, 3, 4])
  }

  @Test("An object that registers while another registration clears the list has one entry")
  func registeredWhileClearing() {
    let layout = LayoutCoordinator()
    let probe = Probe()
    for _ in 0..<16 {
      let returning = Returning { layout.addObserver(probe) }
      layout.observe(Owner()) { _, _ in _ = returning }
    }
    layout.addObserver(probe)
    layout.update(.wide(1))
    #expect(probe.widths == [1])
    layout.removeObserver(probe)
    layout.update(.wide(2))
    #expect(probe.widths == [1])
  }

  /// Fills the list of observers, or that of the hinges', with one whose closure captured something that acts as it goes.
  private func crowd(
    _ layout: LayoutCoordinator, ofHinges: Bool = false, _ living: Owner, onDeinit: @escaping () -> Void
  ) {
    let returning = Returning(onDeinit: onDeinit)
    if ofHinges {
      layout.observeHinges(Owner()) { _, _ in _ = returning }
      for _ in 0..<15 { layout.observeHinges(living) { _, _ in } }
    } else {
      layout.observe(Owner()) { _, _ in _ = returning }
      for _ in 0..<15 { layout.observe(living) { _, _ in } }
    }
  }

  @Test("What goes as somebody registers sends its events after the newcomer was told (D1, D6)")
  func eventWhileRegistering() {
    let living = Owner()
    for isKnown in [false, true] {
      let layout = LayoutCoordinator()
      if isKnown { layout.update(.wide(1)) }
      crowd(layout, living) { layout.update(.wide(2)) }
      let probe = Probe()
      layout.addObserver(probe)
      #expect(probe.received.map(\.cause) == (isKnown ? [.initial, .change] : [.initial]))
      #expect(probe.widths == (isKnown ? [1, 2] : [2]))
    }
    let layout = LayoutCoordinator()
    layout.send(.hinge(Hinge.Update(status: .closed)))
    crowd(layout, ofHinges: true, living) { layout.send(.hinge(Hinge.Update(status: .fullyOpen))) }
    var statuses: [Hinge.Status] = []
    layout.observeHinges(living) { _, update in statuses.append(update.status) }
    #expect(statuses == [.closed, .fullyOpen])
  }

  @Test("Removed by what goes as it registers, an observer has been told once, and is told no more (D6)")
  func removedWhileRegistering() {
    let layout = LayoutCoordinator()
    let living = Owner()
    let probe = Probe()
    layout.update(.wide(1))
    crowd(layout, living) {
      #expect(probe.widths == [1], "told before anything goes")
      layout.removeObserver(probe)
    }
    layout.addObserver(probe)
    #expect(probe.widths == [1])
    layout.update(.wide(2))
    #expect(probe.widths == [1])
  }

  @Test("A bag that cancels its own token as it goes is cancelled once")
  func selfCancellingBag() {
    let layout = LayoutCoordinator()
    let owner = Owner()
    var calls = 0
    func register() -> LayoutObservation {
      let bag = Returning {}
      let token = layout.observe(owner) { _, _ in
        calls += 1
        _ = bag
      }
      bag.onDeinit = { token.cancel() }
      return token
    }
    let token = register()
    layout.update(.wide(1))
    token.cancel()
    layout.update(.wide(2))
    #expect(calls == 1)
  }

  @Test("The closure for the first call is let go after it")
  func initialIsLetGo() {
    let layout = LayoutCoordinator()
    let owner = Owner()
    var captured: Owner? = Owner()
    weak let freed = captured
    if let kept = captured {
      layout.observe(owner, initial: { _, _ in _ = kept }, onChange: { _, _ in })
    }
    captured = nil
    #expect(freed != nil)
    layout.update(.wide(1))
    #expect(freed == nil)
  }

  @Test("An object that ends and registers again is found by its new entry, and by no other")
  func identities() {
    let layout = LayoutCoordinator()
    let probe = Probe()
    layout.addObserver(probe)
    layout.removeObserver(probe)
    layout.addObserver(probe)
    layout.update(.wide(1))
    #expect(layout.delivery.observers.count == 1 && layout.delivery.observers.identityCount == 1)
    layout.addObserver(probe)
    #expect(probe.received.count == 1, "it is registered already")
    layout.removeObserver(probe)
    layout.update(.wide(2))
    #expect(probe.received.count == 1)
    #expect(layout.delivery.observers.count == 0 && layout.delivery.observers.identityCount == 0)
  }

  @Test("A coordinator goes when its owner lets it go, and lets its source go")
  func coordinatorGoes() {
    var source: EngineSource? = EngineSource()
    weak let freedSource = source
    var layout: LayoutCoordinator? = LayoutCoordinator(source: source)
    weak let freed = layout
    let probe = Probe()
    let token = layout?.addObserver(probe)
    source = nil
    #expect(freedSource != nil, "a coordinator keeps its source")
    layout = nil
    #expect(freed == nil && freedSource == nil)
    token?.cancel()
  }
}
