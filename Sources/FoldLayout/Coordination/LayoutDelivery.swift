/// What a coordinator does: it takes events one at a time and calls the observers.
///
/// It is apart from ``LayoutCoordinator`` so that it can outlive it: when a coordinator is dropped from inside a call,
/// the emission under way still reaches everyone (rule D6).
final class LayoutDelivery {
  let observers = ObserverRegistry<LayoutEnvironmentInformation>()
  let hingeObservers = ObserverRegistry<Hinge.Update>()
  let source: (any LayoutEnvironmentSource)?
  var onIssue: ((LayoutIssue) -> Void)?
  private(set) var machine = LayoutStateMachine()

  private var queue: [LayoutCoordinator.Event] = []
  private var discardedCount = 0
  private var isDelivering = false
  private var isClosed = false

  /// Whether the coordinator was dropped from inside a call: what has not begun by then does not begin.
  ///
  /// It is not enough that the coordinator has gone. One whose last use is to be sent an event goes before the event
  /// is handled, and the event counts all the same.
  private var wasDroppedInside = false

  /// Whether the second overflow of one emission is being reported: what is sent in answer goes nowhere.
  private var isExhausted = false

  /// How many events observers may send from within one emission before the rest is discarded.
  private static let queueLimit = 1000

  init(source: (any LayoutEnvironmentSource)?) {
    self.source = source
  }

  /// Discards what has not been delivered, because the coordinator is gone.
  func close() {
    isClosed = true
    wasDroppedInside = isDelivering
    queue = []
    discardedCount = 0
  }

  func send(_ event: LayoutCoordinator.Event) {
    if !isDelivering {
      deliver { handle(event) }
    } else if isClosed || isExhausted {
      return
    } else if queue.count < Self.queueLimit {
      queue.append(event)
    } else {
      discardedCount += 1
    }
  }

  /// Registers somebody and tells the present state, if there is one.
  func add(_ receiver: Receiver<LayoutEnvironmentInformation>) {
    observers.add(receiver)
    guard let information = machine.initialInformation else {
      source?.setNeedsCapture()
      return
    }
    deliver { receiver.receive(information, isInitial: true) }
  }

  /// Registers somebody with the hinges and tells what each last reported.
  func addToHinges(_ receiver: Receiver<Hinge.Update>) {
    hingeObservers.add(receiver)
    let updates = machine.hingeUpdates
    deliver {
      for update in updates { receiver.receive(update, isInitial: true) }
    }
  }

  /// Makes calls, then handles what was sent from inside them, in the order in which it was sent.
  ///
  /// Inside a call this only makes the further calls: the queue waits for the emission under way to end.
  private func deliver(_ calls: () -> Void) {
    guard !isDelivering else { return calls() }
    isDelivering = true
    calls()
    handleQueue()
    if reportDiscarded() {
      handleQueue()
      isExhausted = true
      _ = reportDiscarded()
      isExhausted = false
    }
    isDelivering = false
  }

  private func handleQueue() {
    var handled = 0
    while handled < queue.count {
      handle(queue[handled])
      handled += 1
    }
    if !queue.isEmpty { queue.removeAll(keepingCapacity: true) }
  }

  /// Reports how many events were discarded, and answers whether any were.
  private func reportDiscarded() -> Bool {
    guard discardedCount > 0 else { return false }
    let count = discardedCount
    discardedCount = 0
    onIssue?(.eventsDiscarded(count))
    return true
  }

  private func handle(_ event: LayoutCoordinator.Event) {
    switch event {
    case .update(let environment): take(environment)
    case .capture:
      guard let environment = source?.capture(), !wasDroppedInside else { return }
      take(environment)
    case .hinge(let update): take(update)
    }
  }

  private func take(_ told: Hinge.Update) {
    var update = told
    if let angle = told.angle, !angle.isFinite {
      update.angle = nil
      onIssue?(.angleDropped(told.id))
    }
    guard !wasDroppedInside, machine.update(update) else { return }
    hingeObservers.deliver(update, about: nil, isInitial: false)
    observers.clearEnded()
  }

  private func take(_ told: LayoutEnvironment) {
    let (environment, issues) = told.canonical()
    for issue in issues { onIssue?(issue) }
    guard !wasDroppedInside, let environment, let information = machine.update(environment) else { return }
    let isInitial = information.cause == .initial
    observers.deliver(information, about: isInitial ? nil : information.changes, isInitial: isInitial)
    // On a device without a hinge no hinge ever reports, and its observers' entries end nowhere else.
    hingeObservers.clearEnded()
  }
}
