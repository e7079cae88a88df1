import FoldLayout

/// Plays a fixture to a coordinator, through the same door as a device, and keeps what observers were told.
public struct PostureReplay: Hashable, Sendable {
  /// The fixture that was played.
  public let fixture: PostureFixture

  /// What was told, in order.
  public let records: [Record]

  /// Plays a fixture.
  ///
  /// - Parameter fixture: The fixture to play.
  /// - Complexity: O(*n*) in the number of events.
  public init(_ fixture: PostureFixture) {
    self.fixture = fixture
    let recorder = Recorder()
    let layout = LayoutCoordinator()
    layout.observe(recorder) { recorder, information in
      recorder.append(.emission(information))
    }
    layout.observeHinges(recorder) { recorder, update in
      recorder.append(.hinge(update))
    }
    if let environment = fixture.environment { layout.update(environment) }
    for event in fixture.events {
      recorder.time = event.time
      layout.send(event.sent)
    }
    records = recorder.records
  }
}

extension PostureReplay {
  /// Keeps what it is told, and the time at which.
  private final class Recorder {
    var time = 0
    private(set) var records: [Record] = []

    func append(_ content: Record.Content) {
      records.append(Record(time: time, content: content))
    }
  }
}
