/// What a coordinator of orientations does: it takes events one at a time, publishes, and calls whoever waits.
final class OrientationDelivery: EventDelivery<OrientationCoordinator.Event> {
  let observers = ObserverRegistry<OrientationInformation>()
  private(set) var machine = OrientationStateMachine()

  private let publisher: (any OrientationPublisher)?
  private var completions: [OrientationConstraint.ID: (RotationRequest.Outcome) -> Void] = [:]
  private var givenCount = 0

  init(publisher: (any OrientationPublisher)?) {
    self.publisher = publisher
  }

  /// An identity that nobody else gives.
  func makeID() -> OrientationConstraint.ID {
    givenCount += 1
    return OrientationConstraint.ID(rawValue: -givenCount)
  }

  /// Remembers whom to tell what comes of a request.
  func await(_ id: OrientationConstraint.ID, _ completion: @escaping (RotationRequest.Outcome) -> Void) {
    completions[id] = completion
  }

  /// Answers whoever still waits: with the coordinator the scene is gone.
  override func close() {
    super.close()
    let waiting = completions.sorted { $0.key.rawValue > $1.key.rawValue }
    completions = [:]
    for (_, completion) in waiting { completion(.noScene) }
  }

  /// Registers somebody and tells the last state told, if there is one.
  func add(_ receiver: Receiver<OrientationInformation>) {
    deliver {
      observers.add(receiver)
      if let information = machine.initialInformation { receiver.receive(information, isInitial: true) }
      observers.clearIfCrowded()
    }
  }

  override func handle(_ event: OrientationCoordinator.Event) {
    guard case .update(let told) = event else { return tell(machine.handle(event)) }
    let (environment, issues) = told.canonical()
    for issue in issues where !wasDroppedInside { onIssue?(issue) }
    guard let environment, !wasDroppedInside else { return }
    tell(machine.handle(.update(environment)))
  }

  /// Publishes, then answers requests, then tells observers: the outcome of one event reaches everyone.
  private func tell(_ outcome: OrientationStateMachine.Outcome) {
    if let publication = outcome.publication { publisher?.publish(publication) }
    for ending in [outcome.superseded, outcome.ended] {
      if let ending, let completion = completions.removeValue(forKey: ending.id) { completion(ending.outcome) }
    }
    guard let information = outcome.information else { return }
    let hasEnded = information.ended != nil || information.superseded != nil
    let aspects = hasEnded ? information.changes.union(.requests) : information.changes
    let isInitial = information.previous == nil
    observers.deliver(information, about: isInitial ? nil : aspects, isInitial: isInitial)
  }
}

/// An entry for an object that conforms to the observer protocol.
final class OrientationObserverReceiver: Receiver<OrientationInformation> {
  private weak var observer: (any OrientationObserver)?
  private let observerIdentity: ObjectIdentifier

  init(_ observer: any OrientationObserver, aspects: OrientationAspects) {
    self.observer = observer
    self.observerIdentity = ObjectIdentifier(observer)
    super.init(aspects: aspects)
  }

  override var isAlive: Bool { observer != nil }

  override var identity: ObjectIdentifier? { observerIdentity }

  override func receive(_ value: OrientationInformation, isInitial: Bool) -> Bool {
    guard let observer else { return false }
    observer.orientationDidChange(value)
    return true
  }
}
