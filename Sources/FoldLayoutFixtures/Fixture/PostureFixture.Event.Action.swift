package import FoldLayout

extension PostureFixture.Event {
  /// What happens.
  package enum Action: Hashable, Sendable {
    /// The coordinator is sent an event: a patch of the file is here the whole environment that results from it.
    case send(LayoutCoordinator.Event)

    /// An observer registers, or registers again.
    case register(String, LayoutAspects)

    /// An observer is removed, or goes without being removed.
    case leave(String, isFreed: Bool)
  }
}
