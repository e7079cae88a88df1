import FoldLayout

/// Plays a session to a real coordinator.
final class SessionRunner {
  private var layout: LayoutCoordinator?
  private var parties: [Int: Party] = [:]
  private var script: [(observer: Int, operation: SessionOperation)] = []
  private var streams: [(owner: Int, stream: AsyncStream<LayoutEnvironmentInformation>?)] = []
  private var outcome = SessionOutcome()
  private let source = Source()

  /// An observer, and the tokens of its registrations.
  private final class Party: LayoutEnvironmentObserver {
    let number: Int
    var tokens: [LayoutObservation] = []
    private unowned let runner: SessionRunner

    init(number: Int, runner: SessionRunner) {
      self.number = number
      self.runner = runner
    }

    func layoutEnvironmentDidChange(_ information: LayoutEnvironmentInformation) {
      note(.told(number, information))
    }

    func note(_ call: SessionCall) { runner.note(call, by: number) }
  }

  private final class Source: LayoutEnvironmentSource {
    var environment: LayoutEnvironment?
    var onCapture: () -> Void = {}
    var onWish: () -> Void = {}

    func capture() -> LayoutEnvironment? {
      onCapture()
      return environment
    }

    func setNeedsCapture() { onWish() }
  }

  /// Plays the steps, then drops the coordinator and reads the streams to their ends.
  static func outcome(of operations: [SessionOperation]) async -> SessionOutcome {
    await SessionRunner().play(operations)
  }

  private func play(_ operations: [SessionOperation]) async -> SessionOutcome {
    layout = LayoutCoordinator(source: source)
    layout?.onIssue = { [unowned self] in note(.issue($0), by: SessionOperation.issues) }
    source.onCapture = { [unowned self] in note(.captured, by: SessionOperation.source) }
    source.onWish = { [unowned self] in outcome.calls.append(.wished) }
    for operation in operations { perform(operation) }
    layout = nil
    for (_, stream) in streams {
      var received: [LayoutEnvironmentInformation] = []
      if let stream {
        for await information in stream { received.append(information) }
      }
      outcome.streams.append(received)
    }
    return outcome
  }

  private func perform(_ operation: SessionOperation) {
    switch operation {
    case .register(let number, let kind, let aspects): register(number, kind, aspects)
    case .cancel(let number): parties[number]?.tokens.last?.cancel()
    case .remove(let number):
      if let party = parties[number] { layout?.removeObserver(party) }
    case .free(let number):
      parties[number] = nil
      for index in streams.indices where streams[index].owner == number { streams[index].stream = nil }
    case .send(let event): layout?.send(event)
    case .prepareSource(let environment): source.environment = environment
    case .drop: layout = nil
    case .within(let number, let operation): script.append((number, operation))
    }
  }

  private func register(_ number: Int, _ kind: SessionOperation.Kind, _ aspects: LayoutAspects) {
    guard layout != nil else { return }
    if kind == .stream {
      streams.append((number, layout?.updates(aspects: aspects)))
      return
    }
    let party = parties[number] ?? Party(number: number, runner: self)
    parties[number] = party
    if let token = token(party, kind, aspects) { party.tokens.append(token) }
  }

  private func token(
    _ party: Party, _ kind: SessionOperation.Kind, _ aspects: LayoutAspects
  ) -> LayoutObservation? {
    switch kind {
    case .object: layout?.addObserver(party, aspects: aspects)
    case .closure:
      layout?.observe(party, aspects: aspects) { party, information in
        party.note(.told(party.number, information))
      }
    case .closureWithInitial:
      layout?.observe(party, aspects: aspects) { party, information in
        party.note(.initial(party.number, information))
      } onChange: { party, information in
        party.note(.told(party.number, information))
      }
    case .hinges: layout?.observeHinges(party) { party, update in party.note(.hinge(party.number, update)) }
    case .stream: nil
    }
  }

  /// Keeps what an observer was told, and does what is to be done from inside that call.
  private func note(_ call: SessionCall, by number: Int) {
    outcome.calls.append(call)
    if let index = script.firstIndex(where: { $0.observer == number }) { perform(script.remove(at: index).operation) }
  }
}
