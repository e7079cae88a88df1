extension PostureFixture {
  /// What observers must be told at a time.
  package struct Expectation: Hashable, Sendable {
    /// The time since the session began, in milliseconds.
    package let time: Int

    /// How far a length may be off, in points; zero where numbers compare exactly.
    package let precision: Double

    /// The parts of the emission that are stated, as the canonical text has them.
    let emission: JSONValue
  }
}
