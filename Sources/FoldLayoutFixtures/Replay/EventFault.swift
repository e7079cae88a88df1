/// An event of a fixture that did not happen as the file says.
package struct EventFault: Hashable, Sendable {
  /// The event's index in the file.
  package let event: Int

  let kind: Kind

  /// What came in between.
  enum Kind: Hashable, Sendable {
    /// The call that it was to happen in never came.
    case notCalled

    /// It happened before something that is written above it.
    ///
    /// Patches are merged in the order of the file, so what was sent then was never an environment of the session.
    case outOfTurn

    /// The observer that was to leave was not there.
    case absent

    /// The observer that was let go of was kept alive.
    case keptAlive

    /// It was to register inside more calls than there may be inside each other, each of which a stack has to hold.
    case tooDeep
  }

  /// The greatest number of registrations inside each other.
  static let greatestDepth = 8
}

extension EventFault {
  /// The key of the event that it is about.
  var key: String {
    switch kind {
    case .notCalled, .outOfTurn: "within"
    case .absent, .keptAlive: "leave"
    case .tooDeep: "register"
    }
  }

  /// What the file says, in words.
  var expected: String {
    switch kind {
    case .notCalled: "a call"
    case .outOfTurn: "a call after what is written above"
    case .absent: "an observer that is there"
    case .keptAlive: "an observer that nobody keeps alive"
    case .tooDeep: "at most \(Self.greatestDepth) registrations inside each other"
    }
  }

  /// What came of it, in words.
  var actual: String {
    switch kind {
    case .notCalled: "none"
    case .outOfTurn: "one before it: write them in that order"
    case .absent: "none"
    case .keptAlive: "one that somebody does"
    case .tooDeep: "one more, which was left out: register from an event of its own"
    }
  }
}

extension EventFault: CustomStringConvertible {
  /// The fault as the end of a line.
  package var description: String { "expected \(expected), was \(actual)" }
}
