extension PostureReplay {
  /// Something that was told during a replay.
  public struct Record: Hashable, Sendable {
    /// The time since the session began, in milliseconds.
    public let time: Int

    /// What was told.
    public let content: Content
  }
}
