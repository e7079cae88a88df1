/// What observers have sent from inside their calls, which waits for the emission under way to end.
///
/// Rule D6.
struct EventQueue<Event: QueuedEvent> {
  private var events: [Event] = []
  private var handledCount = 0
  private var discardedCount = 0

  /// How many events are taken from within one emission.
  private static var limit: Int { 1000 }

  /// How many more are taken of those without which the coordinator could be stuck for ever.
  private static var reserve: Int { 1000 }

  /// Takes an event in, or discards it where there have been too many.
  mutating func append(_ event: Event) {
    guard events.count < Self.limit + (event.mustNotBeLost ? Self.reserve : 0) else {
      discardedCount += 1
      return
    }
    events.append(event)
  }

  /// The next event to handle, in the order in which they came.
  ///
  /// Those handled still count until none is left, so that an endless exchange comes to an end.
  mutating func next() -> Event? {
    guard handledCount < events.count else {
      if !events.isEmpty { events.removeAll(keepingCapacity: true) }
      handledCount = 0
      return nil
    }
    defer { handledCount += 1 }
    return events[handledCount]
  }

  /// How many were discarded since this was last asked.
  mutating func takeDiscardedCount() -> Int {
    defer { discardedCount = 0 }
    return discardedCount
  }

  /// Forgets everything.
  mutating func removeAll() {
    self = EventQueue()
  }
}

/// An event that can be sent from inside a call.
protocol QueuedEvent {
  /// Whether the coordinator could be stuck for ever if this were lost, so that it has a reserve of its own.
  var mustNotBeLost: Bool { get }
}
