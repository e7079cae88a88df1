/// What observers have sent from inside their calls, which waits for the emission under way to end.
///
/// Rule D6.
struct EventQueue<Event: QueuedEvent> {
  private var events: [Event] = []
  private var handledCount = 0
  private var discardedCount = 0

  /// How many events are taken from within one emission.
  private static var limit: Int { 1000 }

  /// Takes an event in, or discards it where there have been too many; answers whether it was taken.
  mutating func append(_ event: Event) -> Bool {
    guard events.count - Self.limit < event.reserve else {
      discardedCount += 1
      return false
    }
    events.append(event)
    return true
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
  /// How many more than others are taken of its kind, because the coordinator could be stuck for ever without them.
  var reserve: Int { get }
}
