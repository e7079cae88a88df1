extension PostureFixture {
  /// Where the figures of a fixture come from.
  public struct Provenance: Hashable, Sendable {
    /// The sort of source.
    public let kind: Kind

    /// The system that the figures were logged on, with its version.
    public let system: String?

    /// Where each figure can be looked up.
    public let sources: [String]

    /// A note, or the arithmetic by which figures were found.
    public let note: String?
  }
}
