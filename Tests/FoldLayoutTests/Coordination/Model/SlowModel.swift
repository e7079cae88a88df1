import FoldLayout

/// What the contract says a session leads to, worked out the slow and obvious way.
///
/// It keeps no state of transitions, suspension or what is held: it keeps everything that has happened, and reads it
/// again from the start whenever it wants to know.
final class SlowModel {
  /// Something that has happened, in order.
  private enum Fact {
    case captured(LayoutEnvironment)
    case emitted(LayoutEnvironmentInformation)
    case suspended
    case resumed
    case reported(Hinge.Update)
    case hingeTold(Hinge.Update)
  }

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

    var isOver: Bool { isEnded || party.isFreed }
  }

  private final class Party {
    var isFreed = false

    /// What each of its tokens ends, in the order in which it was given them.
    var tokens: [Entry] = []
  }

  private var history: [Fact] = []
  private var entries: [Entry] = []
  private var parties: [Int: Party] = [:]
  private var script: [(observer: Int, operation: SessionOperation)] = []
  private var source: LayoutEnvironment?
  private var queue: [LayoutCoordinator.Event] = []
  private var isInside = false
  private var isDropped = false
  private var outcome = SessionOutcome()

  static func outcome(of operations: [SessionOperation]) -> SessionOutcome {
    let model = SlowModel()
    for operation in operations { model.perform(operation) }
    return model.outcome
  }

  private func perform(_ operation: SessionOperation) {
    switch operation {
    case .register(let number, let kind, let aspects):
      if !isDropped { register(number, kind, aspects) }
    case .cancel(let number): parties[number]?.tokens.last?.isEnded = true
    case .remove(let number): objectEntry(of: parties[number])?.isEnded = true
    case .free(let number):
      parties[number]?.isFreed = true
      parties[number] = nil
    case .send(let event):
      if isDropped { return }
      if isInside { queue.append(event) } else { outside { handle(event) } }
    case .prepareSource(let environment): source = environment
    case .drop:
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

// MARK: What has happened so far

extension SlowModel {
  private var emissions: [LayoutEnvironmentInformation] {
    history.compactMap { if case .emitted(let information) = $0 { information } else { nil } }
  }

  private var told: LayoutEnvironment? { emissions.last?.current }

  private var isSuspended: Bool {
    var isSuspended = false
    for fact in history {
      if case .suspended = fact { isSuspended = true }
      if case .resumed = fact { isSuspended = false }
    }
    return isSuspended
  }

  /// The transitions whose beginning was told and whose end was not, as they were told to begin.
  private var open: [LayoutEnvironmentInformation] {
    var open: [LayoutEnvironmentInformation] = []
    for information in emissions {
      switch information.transition?.phase {
      case .willBegin: open.append(information)
      case .completed, .cancelled: open.removeAll { $0.transition?.id == information.transition?.id }
      case .alongside, nil: break
      }
    }
    return open
  }

  private func beginning(of id: LayoutTransition.ID) -> LayoutEnvironmentInformation? {
    open.first { $0.transition?.id == id }
  }

  /// Whether the block of an open transition has been told.
  private func hasRun(_ beginning: LayoutEnvironmentInformation) -> Bool {
    emissions.contains {
      $0.revision > beginning.revision && $0.transition?.id == beginning.transition?.id
        && $0.transition?.phase == .alongside
    }
  }

  /// The newest capture since something other than a beginning was told.
  private var untold: LayoutEnvironment? {
    for fact in history.reversed() {
      switch fact {
      case .captured(let environment): return environment
      case .emitted(let information) where information.transition?.phase != .willBegin: return nil
      default: break
      }
    }
    return nil
  }

  private func newest(_ id: Hinge.ID) -> Hinge.Update {
    for case .reported(let update) in history.reversed() where update.id == id { return update }
    return Hinge.Update(id: id, status: .unknown)
  }

  private func hingeTold(_ id: Hinge.ID) -> Hinge.Update {
    for case .hingeTold(let update) in history.reversed() where update.id == id { return update }
    return Hinge.Update(id: id, status: .unknown)
  }

  /// The hinges of which something is known, in the order in which they began to report.
  private var reporting: [Hinge.ID] {
    var order: [Hinge.ID] = []
    var (newest, told): ([Hinge.ID: Hinge.Status], [Hinge.ID: Hinge.Status]) = ([:], [:])
    for fact in history {
      switch fact {
      case .reported(let update):
        newest[update.id] = update.status
        if !order.contains(update.id) { order.append(update.id) }
      case .hingeTold(let update): told[update.id] = update.status
      default: break
      }
      order.removeAll { (newest[$0] ?? .unknown) == .unknown && (told[$0] ?? .unknown) == .unknown }
    }
    return order
  }
}

// MARK: What follows from an event

extension SlowModel {
  private func handle(_ event: LayoutCoordinator.Event) {
    switch event {
    case .update(let environment): take(read(environment))
    case .capture: take(read(nil))
    case .hinge(let update):
      history.append(.reported(update))
      if !isSuspended { tellHinges() }
    case .transitionWillBegin(let id, let target): begin(id, target)
    case .transitionAlongside(let id, let environment):
      let captured = read(environment)
      guard let beginning = beginning(of: id), !hasRun(beginning) else { return take(captured) }
      tell(.alongside, of: beginning, captured)
    case .transitionDidEnd(let id, let isCancelled, let environment):
      let captured = read(environment)
      guard let beginning = beginning(of: id) else { return take(captured) }
      tell(isCancelled ? .cancelled : .completed, of: beginning, captured)
    case .suspend:
      while !isDropped, let beginning = open.first {
        let captured = read(nil)
        let now = captured ?? untold ?? told
        let target = beginning.transition?.target
        tell(target != nil && now?.size == target ? .completed : .cancelled, of: beginning, captured)
      }
      history.append(.suspended)
    case .resume(let environment):
      let captured = read(environment)
      tellHinges()
      guard !isDropped else { return }
      let now = captured ?? untold
      history.append(.resumed)
      take(now)
    }
  }

  /// The environment that came along, else what the source reads; `nil` where that cannot be.
  private func read(_ environment: LayoutEnvironment?) -> LayoutEnvironment? {
    if environment == nil { outcome.calls.append(.captured) }
    guard let (canonical, issues) = (environment ?? source)?.canonical() else { return nil }
    outcome.calls += issues.map { .issue($0) }
    return canonical
  }

  /// A capture and no more.
  private func take(_ captured: LayoutEnvironment?) {
    guard let captured else { return }
    let isHeld = isSuspended || open.contains { !hasRun($0) }
    let told = told
    history.append(.captured(captured))
    if !isHeld, captured != told { emit(captured, told == nil ? .initial : .change, previous: told) }
  }

  private func begin(_ id: LayoutTransition.ID, _ target: LayoutSize?) {
    var target = target
    if let size = target, size.width < 0 || size.height < 0 {
      outcome.calls.append(.issue(.targetDropped(size)))
      target = nil
    }
    guard let told, !isSuspended, beginning(of: id) == nil else { return }
    let transition = LayoutTransition(id: id, phase: .willBegin, target: target)
    emit(told, .transition(transition), previous: told)
  }

  private func tell(
    _ phase: LayoutTransition.Phase, of beginning: LayoutEnvironmentInformation, _ captured: LayoutEnvironment?
  ) {
    guard var transition = beginning.transition, let now = captured ?? untold ?? told else { return }
    transition.phase = phase
    emit(now, .transition(transition), previous: beginning.current)
  }
}

// MARK: Who is told

extension SlowModel {
  private func emit(
    _ environment: LayoutEnvironment, _ cause: LayoutEnvironmentInformation.Cause, previous: LayoutEnvironment?
  ) {
    let changes = LayoutEnvironmentInformation(current: environment, previous: told).changes
    let information = LayoutEnvironmentInformation(
      current: environment, previous: previous, changes: changes, cause: cause, revision: emissions.count + 1)
    history.append(.emitted(information))
    let asked = information.transition == nil ? changes : changes.union(.transitions)
    for entry in entries where entry.kind != .hinges {
      if cause == .initial || !entry.aspects.isDisjoint(with: asked) { call(entry, information) }
    }
  }

  private func tellHinges() {
    while !isDropped, let id = reporting.first(where: { newest($0) != hingeTold($0) }) {
      let update = newest(id)
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
    tellPresentState(to: entry)
    party.tokens.append(entry)
  }

  private func objectEntry(of party: Party?) -> Entry? {
    entries.last { $0.party === party && $0.kind == .object && !$0.isOver }
  }

  private func tellPresentState(to entry: Entry) {
    let present = emissions.last.map { LayoutEnvironmentInformation(current: $0.current, revision: $0.revision) }
    let hinges = reporting.map(hingeTold).filter { $0.status != .unknown }
    let body = {
      if entry.kind == .hinges {
        for update in hinges { self.call(entry, update) }
      } else if let present {
        self.call(entry, present)
      }
    }
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
