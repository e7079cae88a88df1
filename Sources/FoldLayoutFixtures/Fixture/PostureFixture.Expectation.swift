extension PostureFixture {
  /// What observers must be told at a time.
  package struct Expectation: Hashable, Sendable {
    /// The time since the session began, in milliseconds.
    package let time: Int

    /// How far a length may be off, in points; zero where numbers compare exactly.
    package let precision: Double

    /// The registered observers that must be told, in the order of their turns, or `nil` where none ever registers.
    let observers: [String]?

    /// What is stated of what is told, as the canonical text has it.
    let stated: Stated

    /// The parts of what is told.
    struct Stated: Hashable, Sendable {
      var kind: PostureReplay.Record.Kind
      var value: JSONValue
    }
  }
}
