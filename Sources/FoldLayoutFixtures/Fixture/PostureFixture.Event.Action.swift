package import FoldLayout

extension PostureFixture.Event {
  /// What happens.
  package enum Action: Hashable, Sendable {
    /// The coordinator is sent an event: a patch of the file is here the whole environment that results from it.
    case send(LayoutCoordinator.Event)

    /// The coordinator of orientations is sent an event: a patch of the file is here the whole that results from it.
    case orient(OrientationCoordinator.Event)

    /// Somebody asks what orientation would be taken, on a display or on the one that is in use.
    case forecast(Interface.Display?)

    /// A layout function is asked: one of the fixture's layouts, by its index.
    case layout(Int)

    /// An observer registers, or registers again.
    case register(String, LayoutAspects)

    /// An observer is removed, or goes without being removed.
    case leave(String, isFreed: Bool)
  }
}

extension PostureFixture.Event.Action {
  /// Whether it is about a scene and its orientations.
  var isAboutScene: Bool {
    switch self {
    case .orient, .forecast: true
    case .send, .layout, .register, .leave: false
    }
  }
}
