import FoldLayout

/// A session that is being played: a coordinator, the observers that a fixture registers, and what they were told.
final class ReplaySession {
  private(set) var records: [PostureReplay.Record] = []
  private(set) var undone: [Int] = []
  private(set) var untimely: [Int] = []
  private(set) var unfreed: [Int] = []

  private let layout = LayoutCoordinator()
  private var observers: [String: Observer] = [:]
  private var time = 0

  /// What is to happen from inside the calls that the event under way leads to.
  private var waiting: [(index: Int, event: PostureFixture.Event)] = []

  /// The observers that were let go of by the event under way, and must be gone when it is over.
  private var leaving: [(index: Int, observer: Departure)] = []

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

  /// An observer that is let go of, and is not held here.
  private final class Departure {
    private(set) weak var observer: Observer?

    init(_ observer: Observer?) {
      self.observer = observer
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
      perform(event.action, at: index)
      undone += waiting.map(\.index)
      unfreed += leaving.filter { $0.observer.observer != nil }.map(\.index)
      leaving = []
      index += 1 + following.count
    }
  }

  private func perform(_ action: PostureFixture.Event.Action, at index: Int) {
    switch action {
    case .send(let event): layout.send(event)
    case .register(let name, let aspects):
      let observer = observers[name] ?? Observer(name: name, session: self)
      observers[name] = observer
      let outer = newcomer
      newcomer = name
      layout.addObserver(observer, aspects: aspects)
      newcomer = outer
    case .leave(let name, isFreed: true):
      leaving.append((index, Departure(observers[name])))
      observers[name] = nil
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
    for (index, event) in now {
      if let first = waiting.first, first.index < index { untimely.append(index) }
      perform(event.action, at: index)
    }
  }

  private func append(_ content: PostureReplay.Record.Content) {
    records.append(PostureReplay.Record(time: time, content: content))
  }
}
