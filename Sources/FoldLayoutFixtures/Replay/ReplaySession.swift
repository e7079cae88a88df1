import FoldLayout

/// A session that is being played: a coordinator, the observers that a fixture registers, and what they were told.
final class ReplaySession {
  private(set) var records: [PostureReplay.Record] = []
  private(set) var undone: [Int] = []

  private let layout = LayoutCoordinator()
  private var observers: [String: Observer] = [:]
  private var time = 0

  /// What is to happen from inside the calls that the event under way leads to.
  private var waiting: [(index: Int, event: PostureFixture.Event)] = []

  /// The record of the emission that is being told.
  private var emission: Int?

  /// The observer that is being registered, whose call is no part of an emission.
  private var newcomer: String?

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

  func play(_ fixture: PostureFixture) {
    layout.onIssue = { [weak self] issue in self?.append(.issue(issue)) }
    layout.observe(self) { session, information in
      session.emission = session.records.count
      session.append(.emission(information, observers: []))
    }
    layout.observeHinges(self) { session, update in session.append(.hinge(update)) }
    if let environment = fixture.environment { layout.update(environment) }
    var index = 0
    while index < fixture.events.count {
      let event = fixture.events[index]
      let following = fixture.events.indices.dropFirst(index + 1).prefix { fixture.events[$0].observer != nil }
      waiting = following.map { ($0, fixture.events[$0]) }
      time = event.time
      perform(event.action)
      undone += waiting.map(\.index)
      index += 1 + following.count
    }
  }

  private func perform(_ action: PostureFixture.Event.Action) {
    switch action {
    case .send(let event): layout.send(event)
    case .register(let name, let aspects):
      let observer = observers[name] ?? Observer(name: name, session: self)
      observers[name] = observer
      let outer = newcomer
      newcomer = name
      layout.addObserver(observer, aspects: aspects)
      newcomer = outer
    case .leave(let name, isFreed: true): observers[name] = nil
    case .leave(let name, isFreed: false):
      if let observer = observers[name] { layout.removeObserver(observer) }
    }
  }

  private func note(_ information: LayoutEnvironmentInformation, toldTo name: String) {
    if newcomer == name {
      newcomer = nil
      append(.emission(information, observers: [name]))
    } else if let emission, case .emission(let told, let observers) = records[emission].content, told == information {
      records[emission].content = .emission(told, observers: observers + [name])
    } else {
      append(.emission(information, observers: [name]))
    }
    let now = waiting.filter { $0.event.observer == name }
    waiting.removeAll { $0.event.observer == name }
    for (_, event) in now { perform(event.action) }
  }

  private func append(_ content: PostureReplay.Record.Content) {
    records.append(PostureReplay.Record(time: time, content: content))
  }
}
