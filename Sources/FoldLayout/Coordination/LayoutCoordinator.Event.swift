extension LayoutCoordinator {
  /// What can be sent to a coordinator, by its one door.
  public enum Event: Hashable, Sendable {
    /// Every fact about the container, as read at one instant.
    case update(LayoutEnvironment)

    /// Asks the coordinator's source to read the container now; nothing happens where there is no source.
    case capture

    /// What a hinge reports as it moves; it goes to the hinge's observers and never touches the environment.
    case hinge(Hinge.Update)
  }
}
