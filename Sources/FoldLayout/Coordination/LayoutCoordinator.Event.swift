extension LayoutCoordinator {
  /// What can be sent to a coordinator, by its one door.
  ///
  /// Some events ask for a capture. It is the environment that comes with the event; where none does, the source is
  /// read. Where there is no source, where it has nothing to read, or where what was captured is refused, the newest
  /// environment counts that was taken in and not yet told, and after that the one told last.
  ///
  /// Rules D6, D7, D8 and D12.
  public enum Event: Hashable, Sendable {
    /// Every fact about the container, as read at one instant.
    case update(LayoutEnvironment)

    /// Asks the coordinator's source to read the container now; nothing happens where there is no source.
    case capture

    /// What a hinge reports as it moves; it goes to the hinge's observers and never touches the environment.
    ///
    /// Unknown, without an angle, says that the hinge does not report any more: whoever observes is told, whoever
    /// comes later is told nothing of it. Rule D12.
    case hinge(Hinge.Update)

    /// A transition is about to begin.
    ///
    /// What is captured from now on is held until the transition's block has run or it has ended; where transitions
    /// overlap, the block or the end of another still tells what is there then. So whoever sends this must send the
    /// end, whatever becomes of the block: nothing else lets go of what is held, but for ``suspend``.
    ///
    /// Sent again before the block has run, it adds the target where that was not known; the next phase tells it.
    /// Otherwise nothing happens where a transition of this identity is open, before the first environment, or while
    /// suspended. Rule D7.
    ///
    /// - Parameters:
    ///   - id: Which transition it is.
    ///   - target: The size that the container is to have afterwards, in points, where it is known. One that cannot be
    ///     counts as not known, and is reported.
    case transitionWillBegin(_ id: LayoutTransition.ID, target: LayoutSize? = nil)

    /// The animation block of a transition runs; sent from inside it, asks for a capture.
    ///
    /// Where no such transition is waiting for its block, this is a capture and no more. Rule D7.
    ///
    /// - Parameters:
    ///   - id: Which transition it is.
    ///   - environment: The capture, where it is made by whoever sends this.
    case transitionAlongside(_ id: LayoutTransition.ID, _ environment: LayoutEnvironment? = nil)

    /// A transition has ended; asks for a capture.
    ///
    /// It is told even where nothing differs. Where no such transition is open, this is a capture and no more. Rule D7.
    ///
    /// - Parameters:
    ///   - id: Which transition it is.
    ///   - isCancelled: Whether the target was not reached, as the platform says.
    ///   - environment: The capture, where it is made by whoever sends this.
    case transitionDidEnd(_ id: LayoutTransition.ID, isCancelled: Bool, _ environment: LayoutEnvironment? = nil)

    /// Nothing is to be told until ``resume(_:)``.
    ///
    /// Each open transition is ended first, with a capture of its own: as completed where the container then has the
    /// target's size, else as cancelled. Suspensions do not nest: whoever has several reasons sends this for the first
    /// and resumes after the last. Rule D8.
    case suspend

    /// Telling goes on; asks for a capture.
    ///
    /// Observers of hinges are told first, of each hinge the last report where it differs; then there is at most one
    /// emission. Where delivery was not suspended, this is a capture and no more. Rule D8.
    ///
    /// - Parameter environment: The capture, where it is made by whoever sends this.
    case resume(_ environment: LayoutEnvironment? = nil)
  }
}

extension LayoutCoordinator.Event: QueuedEvent {
  /// A reserve for what the coordinator could be silent for ever without.
  ///
  /// A lost beginning makes a transition a plain change, a lost block is carried by the end, and of what is captured
  /// the next capture tells. A lost end holds captures, and a lost resumption everything.
  var reserve: Int {
    switch self {
    case .transitionDidEnd, .resume: 1000
    case .update, .capture, .hinge, .transitionWillBegin, .transitionAlongside, .suspend: 0
    }
  }
}
