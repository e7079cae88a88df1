extension PostureReplay {
  /// One way in which a replay is not what its fixture expects.
  public struct Difference: Hashable, Sendable {
    /// The time since the session began, in milliseconds.
    public let time: Int

    /// The keys and indexes that lead to the value, as in `expect[2].emission.computed.posture`.
    public let path: String

    /// What the fixture states, as JSON or in words.
    public let expected: String

    /// What was told, as JSON or in words.
    public let actual: String
  }
}

extension PostureReplay.Difference: CustomStringConvertible {
  /// The difference as one line.
  public var description: String { "\(time) ms: \(path): expected \(expected), was \(actual)" }
}
