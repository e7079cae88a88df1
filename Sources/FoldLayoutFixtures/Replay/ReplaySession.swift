import FoldLayout

/// A session that is being played: a coordinator, the observers that a fixture registers, and what they were told.
final class ReplaySession {
  private(set) var faults: [EventFault] = []

  private let layout = LayoutCoordinator()

  /// What orientations are told to; `nil` where the session is about no scene.
  private var scene: OrientationCoordinator?
  private let meeting: (AnyObject) -> Void
  private var entries: [Entry] = []
  private var observers: [String: Observer] = [:]
  private var time = 0

  private var layouts: [PostureFixture.Layout] = []

  /// The environments that were sent, each with its time; layout functions are asked in the last one.
  private var environments: [(time: Int, environment: LayoutEnvironment)] = []

  /// What is to happen from inside the calls that the event under way leads to.
  private var waiting: [(index: Int, event: PostureFixture.Event)] = []

  /// The observers that were let go of by the event under way, and must be gone when it is over.
  private var leaving: [(index: Int, observer: Departure)] = []

  /// How many registrations are inside each other at this moment.
  private var depth = 0

  /// The entry of the emission that is being told.
  private var emission: Int?

  /// The observer that is being registered, whose call is no part of an emission.
  private var newcomer: String?

  /// Something that was told; whom an emission is told is added one by one.
  private struct Entry {
    let time: Int
    let content: PostureReplay.Record.Content
    var observers: [String] = []
  }

  /// An observer that a fixture registers by name.
  private final class Observer: LayoutEnvironmentObserver {
    let name: String
    private unowned let session: ReplaySession

    init(name: String, session: ReplaySession) {
      self.name = name
      self.session = session
    }

    func layoutEnvironmentDidChange(_ information: LayoutEnvironmentInformation) {
      session.note(information, toldTo: name)
    }
  }

  /// An observer that is let go of, and is not held here.
  private final class Departure {
    private(set) weak var observer: Observer?

    init(_ observer: Observer?) {
      self.observer = observer
    }
  }

  init(meeting: @escaping (AnyObject) -> Void) {
    self.meeting = meeting
  }

  var records: [PostureReplay.Record] {
    entries.map { entry in
      guard case .emission(let information, _) = entry.content else {
        return PostureReplay.Record(time: entry.time, content: entry.content)
      }
      return PostureReplay.Record(time: entry.time, content: .emission(information, observers: entry.observers))
    }
  }

  /// Keeps what is published; the coordinator holds it, and the session holds the coordinator.
  private final class Publisher: OrientationPublisher {
    private weak var session: ReplaySession?

    init(_ session: ReplaySession) {
      self.session = session
    }

    func publish(_ publication: OrientationPublication) {
      session?.append(.publication(publication))
    }
  }

  /// Why the orientations are what they are now.
  var explanation: String? { scene?.explanation }

  func play(_ fixture: PostureFixture) {
    layouts = fixture.layouts
    if fixture.isAboutScene { prepareScene(fixture) }
    layout.onIssue = { [weak self] issue in self?.append(.issue(issue)) }
    layout.observe(self) { session, information in
      session.emission = session.entries.count
      session.append(.emission(information, observers: []))
    }
    layout.observeHinges(self) { session, update in session.append(.hinge(update)) }
    if let environment = fixture.environment {
      environments.append((0, environment))
      layout.update(environment)
    }
    var index = 0
    while index < fixture.events.count {
      let event = fixture.events[index]
      let following = fixture.events.indices.dropFirst(index + 1).prefix { fixture.events[$0].observer != nil }
      waiting = following.map { ($0, fixture.events[$0]) }
      time = event.time
      perform(event.action, at: index)
      for (index, _) in waiting { note(.notCalled, at: index) }
      for (index, departure) in leaving where departure.observer != nil { note(.keptAlive, at: index) }
      leaving = []
      index += 1 + following.count
    }
  }

  /// Begins with what is known of the scene, which is told last, so that the first resolution knows everything.
  private func prepareScene(_ fixture: PostureFixture) {
    let scene = OrientationCoordinator(publisher: Publisher(self))
    self.scene = scene
    scene.onIssue = { [weak self] issue in self?.append(.issue(issue)) }
    scene.observe(self) { [weak scene] session, information in
      let forecast = scene?.forecast() ?? .unknown
      session.append(.orientation(information, forecast: forecast))
    }
    if let environment = fixture.environment { scene.update(environment) }
    if let controllers = fixture.controllers { scene.send(.controllers(controllers)) }
    if let facts = fixture.scene { scene.send(.scene(facts)) }
  }

  private func perform(_ action: PostureFixture.Event.Action, at index: Int) {
    switch action {
    case .send(let event):
      if let environment = event.environment { environments.append((time, environment)) }
      layout.send(event)
      if let environment = event.environment { scene?.update(environment) }
    case .orient(let event): scene?.send(event)
    case .forecast(let display): append(.forecast(scene?.forecast(on: display), on: display))
    case .layout(let index): ask(layouts[index])
    case .register(let name, let aspects): register(name, aspects, at: index)
    case .leave(let name, let isFreed):
      guard let observer = observers[name] else { return note(.absent, at: index) }
      guard isFreed else { return layout.removeObserver(observer) }
      leaving.append((index, Departure(observer)))
      observers[name] = nil
    }
  }

  private func ask(_ layout: PostureFixture.Layout) {
    guard let environment = environments.last?.environment else {
      return append(.layout(layout.name, LayoutAnswer(.notKnown, [])))
    }
    let previous = layout.request.since.flatMap { since in environments.last { $0.time <= since }?.environment }
    append(.layout(layout.name, layout.request.answer(in: environment, since: previous)))
  }

  private func register(_ name: String, _ aspects: LayoutAspects, at index: Int) {
    // The first is made from outside.
    guard depth <= EventFault.greatestDepth else { return note(.tooDeep, at: index) }
    let observer = observers[name] ?? Observer(name: name, session: self)
    if observers[name] == nil { meeting(observer) }
    observers[name] = observer
    let outer = newcomer
    newcomer = name
    depth += 1
    layout.addObserver(observer, aspects: aspects)
    depth -= 1
    newcomer = outer
  }

  private func note(_ information: LayoutEnvironmentInformation, toldTo name: String) {
    if newcomer == name {
      newcomer = nil
      entries.append(Entry(time: time, content: .emission(information, observers: []), observers: [name]))
    } else if let emission, entries[emission].content == .emission(information, observers: []) {
      entries[emission].observers.append(name)
    } else {
      entries.append(Entry(time: time, content: .emission(information, observers: []), observers: [name]))
    }
    guard !waiting.isEmpty else { return }
    let now = waiting.filter { $0.event.observer == name }
    waiting.removeAll { $0.event.observer == name }
    for (index, event) in now {
      if let first = waiting.first, first.index < index { note(.outOfTurn, at: index) }
      perform(event.action, at: index)
    }
  }

  private func note(_ kind: EventFault.Kind, at index: Int) {
    faults.append(EventFault(event: index, kind: kind))
  }

  private func append(_ content: PostureReplay.Record.Content) {
    entries.append(Entry(time: time, content: content))
  }
}

extension LayoutCoordinator.Event {
  /// What was captured, where something comes with the event.
  var environment: LayoutEnvironment? {
    switch self {
    case .update(let environment): environment
    case .transitionAlongside(_, let environment), .transitionDidEnd(_, _, let environment), .resume(let environment):
      environment
    case .capture, .hinge, .transitionWillBegin, .suspend: nil
    }
  }
}
