/// Plays a fixture to a coordinator, through the same door as a device, and keeps what observers were told.
public struct PostureReplay: Hashable, Sendable {
  /// The fixture that was played.
  public let fixture: PostureFixture

  /// What was told, in order.
  public let records: [Record]

  /// The events that were to happen from inside a call that never came, by their index in the file.
  package let undone: [Int]

  /// The events that happened before one that is written above them, by their index in the file.
  ///
  /// Patches are merged in the order of the file, so what was sent then was never an environment of the session.
  let untimely: [Int]

  /// The events that let go of an observer which something then kept alive, by their index in the file.
  var unfreed: [Int]

  /// Plays a fixture.
  ///
  /// One observer of everything is there from the start, before those that the fixture registers.
  ///
  /// - Parameter fixture: The fixture to play.
  /// - Complexity: O(*n*) in the number of events, times the number of observers.
  public init(_ fixture: PostureFixture) {
    self.fixture = fixture
    let session = ReplaySession()
    session.play(fixture)
    records = session.records
    undone = session.undone
    untimely = session.untimely
    unfreed = session.unfreed
  }
}
