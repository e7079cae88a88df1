/// Takes the environments of one container and tells its observers what changed.
///
/// It belongs to whoever made it and lives on whichever actor or thread that is. There is one door in, ``send(_:)``,
/// and one reading out, ``information``. Observers are held weakly, called in the order in which they registered, and
/// each exactly once for an emission; an environment equal to the one before is no emission.
///
/// An observer may add, remove, send an event or drop the coordinator from inside a call. What it sends is delivered
/// when the emission under way has reached everyone. What is still waiting when the coordinator is dropped is
/// discarded.
///
/// Rules D1 to D12.
public final class LayoutCoordinator {
  let delivery: LayoutDelivery

  /// Creates a coordinator that has not been told anything.
  ///
  /// - Parameter source: Where its environments come from, which it keeps alive; none where they are sent to it
  ///   instead. A source that holds its coordinator holds it weakly, or neither ever goes.
  public init(source: (any LayoutEnvironmentSource)? = nil) {
    delivery = LayoutDelivery(source: source)
  }

  deinit {
    delivery.close()
  }

  /// Where the environments come from, or `nil` where they are sent.
  public var source: (any LayoutEnvironmentSource)? { delivery.source }

  /// The environment that was last told, or `nil` before the first.
  ///
  /// What is held for a transition or until delivery resumes is not in it.
  public var environment: LayoutEnvironment? { information?.current }

  /// What was last told to observers, or `nil` before the first environment.
  ///
  /// It may be a phase of a transition.
  public var information: LayoutEnvironmentInformation? { delivery.machine.information }

  /// Called with each value that was refused or dropped, and with the number of events that had to be discarded.
  ///
  /// The closure is kept as long as the coordinator, so it must not hold it, or neither ever goes. Rules F9 and D6.
  public var onIssue: ((LayoutIssue) -> Void)? {
    get { delivery.onIssue }
    set { delivery.setOnIssue(newValue) }
  }

  /// Takes in every fact about the container at once.
  ///
  /// This is the same as sending ``Event/update(_:)``. Rules D3 and D4.
  ///
  /// - Parameter environment: The facts; what cannot be among them is refused or dropped and reported.
  public consuming func update(_ environment: LayoutEnvironment) {
    send(.update(environment))
  }

  /// Takes in an event, and returns when every observer has been told of it.
  ///
  /// Sent from inside a call, the event waits until the emission under way has reached everyone, and this returns at
  /// once. After 1,000 events sent from inside, before the outermost call has returned, the rest is discarded and
  /// reported; what is sent in answer to that report has one more thousand, and in answer to a second report nothing
  /// is taken. The ends of transitions and resumptions have a second thousand for themselves, since without them the
  /// coordinator could be silent for ever. What is beyond that is discarded too: a transition whose end was in it stays
  /// open until delivery is suspended.
  ///
  /// Rule D6.
  ///
  /// - Parameter event: What happened.
  /// - Complexity: O(*n*) in the number of regions, and in the number of observers where there is something to tell;
  ///   a suspension that for each open transition, a resumption in addition for each hinge that has reported.
  public consuming func send(_ event: Event) {
    release().send(event)
  }

  /// Lets go of the coordinator for the time of a call, so that an observer can drop it: it then ends at once, and
  /// what is queued is discarded.
  consuming func release() -> LayoutDelivery { delivery }
}

@available(*, unavailable)
extension LayoutCoordinator: Sendable {}
