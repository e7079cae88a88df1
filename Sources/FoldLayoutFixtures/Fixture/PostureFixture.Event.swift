package import FoldLayout

extension PostureFixture {
  /// Something that happens to the container at a time.
  package struct Event: Hashable, Sendable {
    /// The time since the session began, in milliseconds.
    package let time: Int

    /// What the coordinator is sent: a patch of the file is here the whole environment that results from it.
    package let sent: LayoutCoordinator.Event
  }
}
