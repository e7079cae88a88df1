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

  override func close() {
    super.close()
    answerWaiting()
  }

  /// Asks for a rotation, and answers at once where nothing can come of it.
  func request(_ request: RotationRequest, _ completion: @escaping (RotationRequest.Outcome) -> Void) {
    completions[request.id] = completion
    let isTaken = send(.request(request))
    if isClosed {
      answerWaiting()
    } else if !isTaken, let completion = completions.removeValue(forKey: request.id) {
      completion(.expired)
    }
  }

  /// Registers a constraint; once the coordinator is gone there is nothing to register it with.
  func register(_ constraint: OrientationConstraint) {
    if !isClosed { send(.register(constraint)) }
  }

  /// Clears a constraint; once the coordinator is gone there is nothing to clear.
  func clear(_ id: OrientationConstraint.ID) {
    if !isClosed { send(.clear(id)) }
  }

  /// Answers whoever still waits: with the coordinator the scene is gone.
  private func answerWaiting() {
    machine.abandonRequest()
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

  /// Tells observers, then the platform, then those who requested: the outcome of one event reaches everyone.
  ///
  /// Observers come first, so that one that is added on the way is told once. Those who requested are found before any
  /// call is made, as the coordinator may go inside one.
  private func tell(_ outcome: OrientationStateMachine.Outcome) {
    let superseded = outcome.superseded.flatMap { completions.removeValue(forKey: $0.id) }
    let ended = outcome.ended.flatMap { completions.removeValue(forKey: $0.id) }
    if let information = outcome.information { tell(information) }
    if var publication = outcome.publication {
      // Whoever requested has been told that there is no scene.
      if isClosed { publication.request = nil }
      publisher?.publish(publication)
    }
    if let superseded, let ending = outcome.superseded { superseded(ending.outcome) }
    if let ended, let ending = outcome.ended { ended(ending.outcome) }
  }

  private func tell(_ information: OrientationInformation) {
    let hasEnded = information.ended != nil || information.superseded != nil
    let aspects = hasEnded ? information.changes.union(.requests) : information.changes
    let isInitial = information.previous == nil
    observers.deliver(information, about: isInitial ? nil : aspects, isInitial: isInitial)
  }
}
