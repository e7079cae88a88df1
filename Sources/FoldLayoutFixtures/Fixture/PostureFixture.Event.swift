extension PostureFixture {
  /// Something that happens to the container or its observers at a time.
  package struct Event: Hashable, Sendable {
    /// The time since the session began, in milliseconds.
    package let time: Int

    /// The observer from inside whose call it happens, or `nil` where it comes from outside.
    package let observer: String?

    /// What happens.
    package let action: Action
  }
}
