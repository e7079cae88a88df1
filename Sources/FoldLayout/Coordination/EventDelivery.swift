/// Handles events one at a time: what is sent from inside a call waits until the emission under way has reached everyone.
///
/// It is apart from the coordinator that it belongs to so that it can outlive it: when a coordinator is dropped from
/// inside a call, the emission under way still reaches everyone. Rule D6.
class EventDelivery<Event: QueuedEvent> {
  var onIssue: ((LayoutIssue) -> Void)?

  /// Whether the coordinator was dropped from inside a call: what has not begun by then does not begin.
  ///
  /// It is not enough that the coordinator has gone. One whose last use is to be sent an event goes before the event
  /// is handled, and the event counts all the same.
  private(set) var wasDroppedInside = false

  private var queue = EventQueue<Event>()
  private var isDelivering = false

  /// Whether the coordinator is gone.
  private(set) var isClosed = false

  /// Whether the second overflow of one emission is being reported: what is sent in answer goes nowhere, but for what is
  /// always taken.
  private var isExhausted = false

  /// Does what an event asks for.
  func handle(_ event: Event) {}

  /// Discards what has not been delivered, because the coordinator is gone.
  func close() {
    isClosed = true
    wasDroppedInside = isDelivering
    queue.removeAll()
  }

  /// Handles an event, or has it wait for the emission under way; answers whether it will be handled.
  @discardableResult
  func send(_ event: Event) -> Bool {
    guard isDelivering else {
      deliver { handle(event) }
      return true
    }
    guard !isClosed, !isExhausted || event.reserve == .max else { return false }
    return queue.append(event)
  }

  /// Makes calls, then handles what was sent from inside them, in the order in which it was sent.
  ///
  /// Inside a call this only makes the further calls: the queue waits for the emission under way to end.
  func deliver(_ calls: () -> Void) {
    guard !isDelivering else { return calls() }
    isDelivering = true
    calls()
    handleQueue()
    if reportDiscarded() {
      handleQueue()
      isExhausted = true
      _ = reportDiscarded()
      handleQueue()
      isExhausted = false
    }
    isDelivering = false
  }

  private func handleQueue() {
    while let event = queue.next() { handle(event) }
  }

  /// Reports how many events were discarded, and answers whether any were.
  private func reportDiscarded() -> Bool {
    let count = queue.takeDiscardedCount()
    guard count > 0 else { return false }
    onIssue?(.eventsDiscarded(count))
    return true
  }

  /// Replaces the closure for issues; what the old one captured may run any code as it goes.
  func setOnIssue(_ closure: ((LayoutIssue) -> Void)?) {
    let released = onIssue
    onIssue = closure
    withExtendedLifetime(released) {}
  }
}
