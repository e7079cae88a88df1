/// What a coordinator of orientations knows and decides: an event in, at most one emission and one publication out.
///
/// It holds no closure and no reference; the coordinator acts when the state is final. Rules O3 and O9.
struct OrientationStateMachine {
  /// What was last told.
  private(set) var information: OrientationInformation?

  /// Everything that is known.
  private(set) var situation = OrientationSituation()

  /// Whether there is a scene; what is known without one waits for it.
  private(set) var isSceneKnown = false

  /// The end of a request that came last, and the request.
  private(set) var lastEnding: (ending: RotationRequest.Ending, request: RotationRequest)?

  private var pending: PendingRequest?
  private var published: OrientationPublication?

  /// A request that has been sent and not answered.
  private struct PendingRequest {
    let request: RotationRequest

    /// What its constraint took the place of; that stays open while it is pending, though it may want nothing.
    let replaced: OrientationConstraint?
    var firstRefusal: RotationRequest.Refusal?
  }

  /// What is to be done after an event.
  struct Outcome {
    var information: OrientationInformation?
    var publication: OrientationPublication?
    var ended: RotationRequest.Ending?
    var superseded: RotationRequest.Ending?
    fileprivate var request: OrientationPublication.GeometryRequest?

    /// Whether the mask is published although it is the same as before.
    fileprivate var isPublished = false
  }

  /// What a new observer is told: the last state told, with nothing before it.
  var initialInformation: OrientationInformation? {
    information.map { OrientationInformation(current: $0.current, revision: $0.revision) }
  }

  /// The request that has been sent and not answered.
  var pendingRequest: RotationRequest? { pending?.request }

  /// Takes in an event, of which an environment is canonical.
  mutating func handle(_ event: OrientationCoordinator.Event) -> Outcome {
    var outcome = Outcome()
    switch event {
    case .scene(let scene):
      situation.scene = scene
      isSceneKnown = true
    case .disconnect:
      end(.noScene, &outcome.ended)
      isSceneKnown = false
      published = nil
      situation.environment = nil
      situation.controllers = nil
    case .controllers(let controllers): situation.controllers = controllers
    case .update(let environment): update(environment, &outcome)
    case .device(let orientation): situation.deviceOrientation = orientation
    case .rotationLock(let isLocked): situation.isRotationLockedByUser = isLocked
    case .register(let constraint):
      register(constraint, &outcome)
    case .clear(let id):
      if pending?.request.id == id { end(.superseded, &outcome.ended) }
      remove(id)
    case .request(let request): begin(request, &outcome)
    case .requestRefused(let id, let refusal): refuse(id, refusal, &outcome)
    case .requestExpired(let id):
      if pending?.request.id == id { end(.expired, &outcome.ended) }
    }
    finish(&outcome)
    return outcome
  }

  private mutating func update(_ environment: LayoutEnvironment, _ outcome: inout Outcome) {
    situation.environment = environment
    grantIfMet(&outcome)
  }

  // MARK: Constraints

  /// Registers a constraint; one under the identity of the pending request takes its place, unless it is its own.
  private mutating func register(_ told: OrientationConstraint, _ outcome: inout Outcome) {
    var constraint = told
    constraint.condition = told.condition?.canonical
    if let pending, pending.request.id == constraint.id {
      guard pending.request.constraint != constraint else { return }
      outcome.ended = finish(pending, .superseded)
    }
    if constraint.demand.isAny { place(constraint) } else { remove(constraint.id) }
  }

  /// Puts a constraint in the place of the one that has its identity, else behind the others.
  ///
  /// - Returns: What it took the place of.
  @discardableResult
  private mutating func place(_ constraint: OrientationConstraint) -> OrientationConstraint? {
    guard let index = situation.constraints.firstIndex(where: { $0.id == constraint.id }) else {
      situation.constraints.append(constraint)
      return nil
    }
    let replaced = situation.constraints[index]
    situation.constraints[index] = constraint
    return replaced
  }

  private mutating func remove(_ id: OrientationConstraint.ID) {
    situation.constraints.removeAll { $0.id == id }
  }

  // MARK: Requests

  private mutating func begin(_ request: RotationRequest, _ outcome: inout Outcome) {
    end(.superseded, &outcome.superseded)
    guard isSceneKnown else {
      outcome.ended = finish(PendingRequest(request: request, replaced: nil), .noScene)
      return
    }
    pending = PendingRequest(request: request, replaced: place(request.constraint))
    outcome.isPublished = true
    if !grantIfMet(&outcome) { ask(request, attempt: 1, &outcome) }
  }

  private func ask(_ request: RotationRequest, attempt: Int, _ outcome: inout Outcome) {
    let wanted = request.mask.isConstraint ? request.mask.orientationsOnly : .all
    let allowed = wanted.intersection(situation.resolution.allowed)
    outcome.isPublished = true
    outcome.request = OrientationPublication.GeometryRequest(
      id: request.id, mask: allowed.isEmpty ? wanted : allowed, attempt: attempt,
      bound: request.bound >= 0 ? request.bound : 0)
  }

  /// Ends the pending request where what is captured is what it wants.
  @discardableResult
  private mutating func grantIfMet(_ outcome: inout Outcome) -> Bool {
    guard let pending, let shown = situation.environment?.orientation, pending.request.isMet(by: shown) else {
      return false
    }
    if !pending.request.constraint.demand.isAny { remove(pending.request.id) }
    outcome.ended = finish(pending, .granted(shown))
    return true
  }

  private mutating func refuse(
    _ id: OrientationConstraint.ID, _ refusal: RotationRequest.Refusal, _ outcome: inout Outcome
  ) {
    guard let pending, pending.request.id == id else { return }
    // The platform lists what was published as it is, or cut down to what is allowed.
    let isStale = refusal.supported.map { supported in
      supported.orientationsOnly != published?.mask && supported.orientationsOnly != situation.resolution.allowed
    }
    guard isStale == true, pending.firstRefusal == nil else { return end(.refused(refusal), &outcome.ended) }
    self.pending?.firstRefusal = refusal
    ask(pending.request, attempt: 2, &outcome)
  }

  /// Ends the pending request without success: what held before it holds again.
  private mutating func end(_ reason: RotationRequest.Outcome, _ ending: inout RotationRequest.Ending?) {
    guard let pending else { return }
    ending = finish(pending, reason)
    if let replaced = pending.replaced { place(replaced) } else { remove(pending.request.id) }
  }

  /// Ends a request; what becomes of its constraint is another matter.
  private mutating func finish(_ request: PendingRequest, _ outcome: RotationRequest.Outcome) -> RotationRequest.Ending
  {
    let ending = RotationRequest.Ending(request.request.id, outcome, firstRefusal: request.firstRefusal)
    lastEnding = (ending, request.request)
    pending = nil
    return ending
  }

  /// Forgets the pending request, of which nobody will hear any more.
  mutating func abandonRequest() {
    pending = nil
  }

  // MARK: What comes of it

  private mutating func finish(_ outcome: inout Outcome) {
    let told = information?.current
    guard isSceneKnown || told != nil else { return }
    let current = isSceneKnown ? situation.resolution : told
    guard let current else { return }
    if current != told || outcome.ended != nil || outcome.superseded != nil {
      outcome.information = OrientationInformation(
        current: current, previous: told, ended: outcome.ended, superseded: outcome.superseded,
        revision: (information?.revision ?? 0) + 1)
      information = outcome.information
    }
    guard isSceneKnown else { return }
    let lock = current.lock.isWanted
    if outcome.isPublished || published?.mask != current.published || published?.prefersLock != lock {
      outcome.publication = OrientationPublication(
        mask: current.published, prefersLock: lock, request: outcome.request)
      published = outcome.publication
    }
  }
}
