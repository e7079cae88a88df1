extension LayoutCoordinator {
  /// What can be sent to a coordinator, by its one door.
  ///
  /// Some events ask for a capture. It is the environment that comes with the event; where none does, the source is
  /// read; where there is no source, the newest environment counts that was taken in and not yet told.
  public enum Event: Hashable, Sendable {
    /// Every fact about the container, as read at one instant.
    case update(LayoutEnvironment)

    /// Asks the coordinator's source to read the container now; nothing happens where there is no source.
    case capture

    /// What a hinge reports as it moves; it goes to the hinge's observers and never touches the environment.
    ///
    /// Unknown, without an angle, says that the hinge does not report any more: whoever observes is told, whoever
    /// comes later is told nothing of it.
    case hinge(Hinge.Update)

    /// A transition is about to begin, towards a size where that is known.
    ///
    /// What is captured from now on is held until the transition's block has run or it has ended. Nothing happens
    /// where a transition of this identity is open, before the first environment, or while suspended.
    case transitionWillBegin(LayoutTransition.ID, target: LayoutSize? = nil)

    /// The animation block of a transition runs; sent from inside it, asks for a capture.
    ///
    /// Where no such transition is waiting for its block, this is a capture and no more.
    case transitionAlongside(LayoutTransition.ID, LayoutEnvironment? = nil)

    /// A transition has ended; asks for a capture.
    ///
    /// Where no such transition is open, this is a capture and no more.
    case transitionDidEnd(LayoutTransition.ID, isCancelled: Bool, LayoutEnvironment? = nil)

    /// Nothing is to be told until ``resume(_:)``.
    ///
    /// Each open transition is ended first, with a capture: as completed where that has the target's size, else as
    /// cancelled.
    case suspend

    /// Telling goes on; asks for a capture.
    ///
    /// Where delivery was not suspended, this is a capture and no more.
    case resume(LayoutEnvironment? = nil)
  }
}

extension LayoutCoordinator.Event {
  /// Whether the next event of the same kind makes up for this one.
  ///
  /// A transition that is never ended, or a coordinator that is never resumed, would be silent for ever.
  var canBeMadeUpFor: Bool {
    switch self {
    case .update, .capture, .hinge: true
    case .transitionWillBegin, .transitionAlongside, .transitionDidEnd, .suspend, .resume: false
    }
  }
}
