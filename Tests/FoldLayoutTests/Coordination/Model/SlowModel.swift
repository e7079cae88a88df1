import FoldLayout

/// What the contract says a session leads to, worked out the slow and obvious way.
///
/// It keeps no state of transitions, suspension or what is held: it reads its history again from the start whenever it
/// wants to know.
final class SlowModel {
  /// A registration, of which there are ever more.
  private final class Entry {
    let number: Int
    let party: Party
    let kind: SessionOperation.Kind
    var aspects: LayoutAspects
    var isEnded = false
    var stream: Int?

    init(_ number: Int, _ party: Party, _ kind: SessionOperation.Kind, _ aspects: LayoutAspects) {
      self.number = number
      self.party = party
      self.kind = kind
      self.aspects = aspects
    }

    var isOver: Bool { isEnded || party.isGone }
  }

  private final class Party {
    var isFreed = false

    /// How many calls are registering it, each by somebody who holds it for the time of the call.
    var holdCount = 0

    var isGone: Bool { isFreed && holdCount == 0 }

    /// What each of its tokens ends, in the order in which it was given them.
    var tokens: [Entry] = []
  }

  private var history = SessionHistory()
  private var entries: [Entry] = []
  private var parties: [Int: Party] = [:]
  private var script: [(observer: Int, operation: SessionOperation)] = []
  private var source: LayoutEnvironment?
  private var queue: [LayoutCoordinator.Event] = []
  private var isInside = false
  private var isDropped = false
  private(set) var outcome = SessionOutcome()
  private(set) var reached: Set<Reach> = []

  /// What a session can come to, so that a test can say that the random ones do.
  enum Reach: CaseIterable {
    case heldIsToldByBlock
    case heldIsToldByEnd
    case heldIsToldByResumption
    case reversalInSilence
    case completedBySuspension
    case cancelledBySuspension
    case targetAdded
    case hingesToldByResumption
    case sentFromInside
    case droppedFromInside
    case droppedDuringIssue
    case droppedDuringRead
    case silentNewcomer
    case streamLetGo
  }

  init(of operations: [SessionOperation]) {
    for operation in operations { perform(operation) }
  }

  static func outcome(of operations: [SessionOperation]) -> SessionOutcome { SlowModel(of: operations).outcome }

  private func perform(_ operation: SessionOperation) {
    switch operation {
    case .register(let number, let kind, let aspects):
      if !isDropped { register(number, kind, aspects) }
    case .cancel(let number): parties[number]?.tokens.last?.isEnded = true
    case .remove(let number): objectEntry(of: parties[number])?.isEnded = true
    case .free(let number):
      parties[number]?.isFreed = true
      parties[number] = nil
      for entry in entries where entry.number == number {
        guard let stream = entry.stream else { continue }
        entry.isEnded = true
        outcome.streams[stream] = []
        if !isDropped { reached.insert(.streamLetGo) }
      }
    case .send(let event):
      if isDropped { return }
      if isInside {
        queue.append(event)
        reached.insert(.sentFromInside)
      } else {
        outside { handle(event) }
      }
    case .prepareSource(let environment): source = environment
    case .drop:
      if isInside { reached.insert(.droppedFromInside) }
      isDropped = true
      queue = []
    case .within(let number, let operation): script.append((number, operation))
    }
  }

  /// Does something that may call observers, then what they have sent meanwhile.
  private func outside(_ body: () -> Void) {
    isInside = true
    body()
    while !queue.isEmpty { handle(queue.removeFirst()) }
    isInside = false
  }
}

// MARK: What follows from an event

extension SlowModel {
  private func handle(_ event: LayoutCoordinator.Event) {
    switch event {
    case .update(let environment): reading(environment) { self.take($0) }
    case .capture: reading(nil) { self.take($0) }
    case .hinge(let update): report(update)
    case .transitionWillBegin(let id, let target): begin(id, target)
    case .transitionAlongside(let id, let environment):
      reading(environment) { captured in
        guard let beginning = self.history.beginning(of: id), !self.history.hasRun(beginning) else {
          return self.take(captured)
        }
        self.tell(.alongside, of: beginning, captured)
      }
    case .transitionDidEnd(let id, let isCancelled, let environment):
      reading(environment) { captured in
        guard let beginning = self.history.beginning(of: id) else { return self.take(captured) }
        self.tell(isCancelled ? .cancelled : .completed, of: beginning, captured)
      }
    case .suspend: suspend()
    case .resume(let environment): resume(environment)
    }
  }

  private func suspend() {
    while !isDropped, let beginning = history.open.first {
      reading(nil) { captured in
        let size = (captured ?? self.history.untold ?? self.history.told)?.size
        let hasTarget = beginning.transition?.target != nil && beginning.transition?.target == size
        self.reached.insert(hasTarget ? .completedBySuspension : .cancelledBySuspension)
        self.tell(hasTarget ? .completed : .cancelled, of: beginning, captured)
      }
    }
    if !isDropped { history.append(.suspended) }
  }

  private func resume(_ environment: LayoutEnvironment?) {
    reading(environment) { captured in
      let isSuspended = self.history.isSuspended
      if isSuspended, self.history.hasUntoldHinge { self.reached.insert(.hingesToldByResumption) }
      self.tellHinges()
      guard !self.isDropped else { return }
      let now = captured ?? self.history.untold
      if isSuspended, captured == nil, let now {
        self.reached.insert(now == self.history.told ? .reversalInSilence : .heldIsToldByResumption)
      }
      self.history.append(.resumed)
      self.take(now)
      let isSomebodyThere = self.entries.contains { !$0.isOver }
      if isSuspended, !self.isDropped, self.history.told == nil, isSomebodyThere { self.outcome.calls.append(.wished) }
    }
  }

  /// Goes on with the environment that came along, else with what the source reads, `nil` where that cannot be; not at
  /// all where the coordinator is dropped meanwhile.
  private func reading(_ environment: LayoutEnvironment?, _ body: (LayoutEnvironment?) -> Void) {
    if environment == nil { note(.captured, by: SessionOperation.source) }
    guard !isDropped else {
      reached.insert(.droppedDuringRead)
      return
    }
    guard let (canonical, issues) = (environment ?? source)?.canonical() else { return body(nil) }
    for issue in issues where !isDropped { note(.issue(issue), by: SessionOperation.issues) }
    if isDropped { reached.insert(.droppedDuringIssue) } else { body(canonical) }
  }

  private func report(_ told: Hinge.Update) {
    var update = told
    if update.angle?.isNaN == true {
      update.angle = nil
      note(.issue(.angleDropped(update.id)), by: SessionOperation.issues)
    }
    history.append(.reported(update))
    if !history.isSuspended { tellHinges() }
  }

  /// A capture and no more.
  private func take(_ captured: LayoutEnvironment?) {
    guard let captured else { return }
    let isHeld = history.isSuspended || history.open.contains { !history.hasRun($0) }
    let told = history.told
    history.append(.captured(captured))
    if !isHeld, captured != told { emit(captured, told == nil ? .initial : .change, previous: told) }
  }

  private func begin(_ id: LayoutTransition.ID, _ target: LayoutSize?) {
    var target = target
    if let size = target, size.width < 0 || size.height < 0 {
      note(.issue(.targetDropped(size)), by: SessionOperation.issues)
      target = nil
    }
    guard !isDropped else { return }
    if let beginning = history.beginning(of: id) {
      guard let target, beginning.transition?.target == nil, !history.hasRun(beginning) else { return }
      history.append(.targeted(id, target))
      reached.insert(.targetAdded)
      return
    }
    guard let told = history.told, !history.isSuspended else { return }
    let transition = LayoutTransition(id: id, phase: .willBegin, target: target)
    emit(told, .transition(transition), previous: told)
  }

  private func tell(
    _ phase: LayoutTransition.Phase, of beginning: LayoutEnvironmentInformation, _ captured: LayoutEnvironment?
  ) {
    guard var transition = beginning.transition, let now = captured ?? history.untold ?? history.told else { return }
    transition.phase = phase
    if captured == nil, history.untold != nil {
      reached.insert(phase == .alongside ? .heldIsToldByBlock : .heldIsToldByEnd)
    }
    emit(now, .transition(transition), previous: beginning.current)
  }
}

// MARK: Who is told

extension SlowModel {
  private func emit(
    _ environment: LayoutEnvironment, _ cause: LayoutEnvironmentInformation.Cause, previous: LayoutEnvironment?
  ) {
    let changes = LayoutEnvironmentInformation(current: environment, previous: history.told).changes
    let information = LayoutEnvironmentInformation(
      current: environment, previous: previous, changes: changes, cause: cause, revision: history.emissions.count + 1)
    history.append(.emitted(information))
    let asked = information.transition == nil ? changes : changes.union(.transitions)
    for entry in entries where entry.kind != .hinges {
      if cause == .initial || !entry.aspects.isDisjoint(with: asked) { call(entry, information) }
    }
  }

  private func tellHinges() {
    while !isDropped, let id = history.reporting.first(where: history.hasUntold) {
      let update = history.newest(id)
      history.append(.hingeTold(update))
      for entry in entries where entry.kind == .hinges { call(entry, update) }
    }
  }

  private func register(_ number: Int, _ kind: SessionOperation.Kind, _ aspects: LayoutAspects) {
    let party = kind == .stream ? Party() : parties[number] ?? Party()
    if kind != .stream { parties[number] = party }
    if kind == .object, let entry = objectEntry(of: party) {
      entry.aspects = aspects
      party.tokens.append(entry)
      return
    }
    let entry = Entry(number, party, kind, aspects)
    entries.append(entry)
    if kind == .stream {
      entry.stream = outcome.streams.count
      outcome.streams.append([])
    }
    party.holdCount += 1
    tellPresentState(to: entry)
    party.holdCount -= 1
    party.tokens.append(entry)
  }

  private func objectEntry(of party: Party?) -> Entry? {
    entries.last { $0.party === party && $0.kind == .object && !$0.isOver }
  }

  private func tellPresentState(to entry: Entry) {
    let present = history.emissions.last.map {
      LayoutEnvironmentInformation(current: $0.current, revision: $0.revision)
    }
    let hinges = history.reporting.map(history.hingeTold).filter(history.isSomething)
    if present == nil, entry.kind != .hinges, !history.isSuspended { outcome.calls.append(.wished) }
    let body = {
      if entry.kind == .hinges {
        for update in hinges where !self.isDropped { self.call(entry, update) }
        if self.history.told == nil, !self.history.isSuspended, !self.isDropped { self.outcome.calls.append(.wished) }
      } else if let present {
        self.call(entry, present)
      }
    }
    if history.isSuspended, present != nil { reached.insert(.silentNewcomer) }
    if isInside { body() } else { outside(body) }
  }

  private func call(_ entry: Entry, _ information: LayoutEnvironmentInformation) {
    guard !entry.isOver else { return }
    if let stream = entry.stream { return outcome.streams[stream].append(information) }
    let isInitial = entry.kind == .closureWithInitial && information.cause == .initial
    note(isInitial ? .initial(entry.number, information) : .told(entry.number, information), by: entry.number)
  }

  private func call(_ entry: Entry, _ update: Hinge.Update) {
    if !entry.isOver { note(.hinge(entry.number, update), by: entry.number) }
  }

  private func note(_ call: SessionCall, by number: Int) {
    outcome.calls.append(call)
    if let index = script.firstIndex(where: { $0.observer == number }) { perform(script.remove(at: index).operation) }
  }
}
