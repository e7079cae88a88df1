/// Plays a fixture to coordinators, through the same doors as a device, and keeps what observers were told.
public struct PostureReplay: Hashable, Sendable {
  /// The fixture that was played.
  public let fixture: PostureFixture

  /// What was told, in order.
  public let records: [Record]

  /// Why the orientations are what they are at the end, in a few lines; `nil` where the session is about no scene.
  ///
  /// Rule O10.
  public let explanation: String?

  /// The events that did not happen as the file says.
  package let faults: [EventFault]

  /// Plays a fixture.
  ///
  /// One observer of everything is there from the start, before those that the fixture registers.
  ///
  /// - Parameter fixture: The fixture to play.
  /// - Complexity: O(*n*) in the number of events, times the number of observers, controllers and constraints.
  public init(_ fixture: PostureFixture) {
    self.init(fixture) { _ in }
  }

  /// Plays a fixture, and hands out each observer that it registers.
  init(_ fixture: PostureFixture, meeting: @escaping (AnyObject) -> Void) {
    self.fixture = fixture
    let session = ReplaySession(meeting: meeting)
    session.play(fixture)
    records = session.records
    faults = session.faults
    explanation = session.explanation
  }
}
