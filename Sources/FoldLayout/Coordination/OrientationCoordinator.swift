/// Knows which orientations one scene allows, why, and whether the platform will act on it, and tells its observers.
///
/// It owns what is declared, the controllers, the constraints, the locks and the requests of a scene. It belongs to
/// whoever made it and lives on whichever actor or thread that is. There is one door in, ``send(_:)``, and one reading
/// out, ``information``. What is to be told to the platform goes to the publisher. Observers are held weakly and called
/// by the same rules as those of a ``LayoutCoordinator``.
///
/// What is registered before the scene is known waits for it. Section 5, and rules D1 to D6.
public final class OrientationCoordinator {
  let delivery: OrientationDelivery

  /// Creates a coordinator that has not been told anything.
  ///
  /// - Parameter publisher: What tells the platform, which the coordinator keeps alive; none where nothing is to be
  ///   told. A publisher that holds its coordinator holds it weakly, or neither ever goes.
  public init(publisher: (any OrientationPublisher)? = nil) {
    delivery = OrientationDelivery(publisher: publisher)
  }

  deinit {
    delivery.close()
  }

  /// What was last told to observers, or `nil` before the first scene is known.
  ///
  /// It stays when the scene has gone, until another is told.
  public var information: OrientationInformation? { delivery.machine.information }

  /// What was last told of the orientations, or `nil` before the first scene is known.
  public var resolution: OrientationResolution? { information?.current }

  /// Everything that is known, from which the resolution follows.
  public var situation: OrientationSituation { delivery.machine.situation }

  /// The whole account in a few lines, with the scene, the requests and the forecast; fit for a report of a fault.
  ///
  /// Rule O10.
  ///
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public var explanation: String {
    let machine = delivery.machine
    guard machine.isSceneKnown else {
      let count = situation.constraints.count
      return "no scene is known, and \(count == 1 ? "1 constraint waits" : "\(count) constraints wait") for one"
    }
    var rows: [(label: String, text: String)] = []
    if let request = machine.pendingRequest {
      rows.append(
        (
          "request",
          "\(request.constraint.label): \(request.mask.isConstraint ? "\(request.mask)" : "any"), not answered yet"
        ))
    } else if let (ending, request) = machine.lastEnding {
      let first = ending.firstRefusal.map { ", at first \(RotationRequest.Outcome.refused($0))" } ?? ""
      rows.append(("request", "\(request.constraint.label): \(ending.outcome)\(first)"))
    }
    return situation.explanation(adding: rows)
  }

  /// Called with each value that was refused or dropped, and with the number of events that had to be discarded.
  ///
  /// The closure is kept as long as the coordinator, so it must not hold it, or neither ever goes. Rules F9 and D6.
  public var onIssue: ((LayoutIssue) -> Void)? {
    get { delivery.onIssue }
    set { delivery.setOnIssue(newValue) }
  }

  /// The orientation that the platform will take, as far as that can be foreseen.
  ///
  /// Rule O6, as ``OrientationSituation/forecast(on:in:)`` says.
  ///
  /// - Parameters:
  ///   - display: The display that the scene is to be on, such as the outer one before a device is folded, or `nil` for
  ///     the one that it is on.
  ///   - environment: The environment that its window is to have on another display, or `nil` where that is not known.
  /// - Returns: An orientation that is never the unknown one, or `nil` while no scene is known.
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public func forecast(
    on display: Interface.Display? = nil, in environment: LayoutEnvironment? = nil
  ) -> Interface.Orientation? {
    delivery.machine.isSceneKnown ? situation.forecast(on: display, in: environment) : nil
  }

  /// Takes in every fact about the scene's window at once.
  ///
  /// This is the same as sending ``Event/update(_:)``.
  ///
  /// - Parameter environment: The facts; what cannot be among them is refused or dropped and reported.
  /// - Complexity: O(*n*) in the number of controllers, constraints and regions.
  public consuming func update(_ environment: LayoutEnvironment) {
    send(.update(environment))
  }

  /// Takes in an event, and returns when the platform has been told and every observer as well.
  ///
  /// Sent from inside a call, the event waits until the emission under way has reached everyone, and this returns at
  /// once. After 1,000 events sent from inside, before the outermost call has returned, the rest is discarded and
  /// reported, as with a ``LayoutCoordinator``. Registrations, requests and their answers, and that the scene is gone have
  /// a second thousand for themselves, and what clears is always taken, since without them a constraint could stay for
  /// ever.
  ///
  /// Rule D6.
  ///
  /// - Parameter event: What happened.
  /// - Complexity: O(*n*) in the number of controllers and constraints, and in the number of observers where there is
  ///   something to tell.
  public consuming func send(_ event: Event) {
    release().send(event)
  }

  /// Lets go of the coordinator for the time of a call, so that an observer can drop it: it then ends at once, and
  /// what is queued is discarded.
  consuming func release() -> OrientationDelivery { delivery }
}

@available(*, unavailable)
extension OrientationCoordinator: Sendable {}
