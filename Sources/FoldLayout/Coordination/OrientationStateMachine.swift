/// What a coordinator of orientations knows and decides: an event in, at most one emission and one publication out.
///
/// It holds no closure and no reference; the coordinator acts when the state is final. Rules O3 and O9.
struct OrientationStateMachine {
  /// What was last told.
  private(set) var information: OrientationInformation?

  /// Everything that is known.
  private(set) var situation = OrientationSituation()

  private var isSceneKnown = false
  private var pending: PendingRequest?
  private var published: OrientationPublication?

  /// A request that has been sent and not answered.
  private struct PendingRequest {
    let request: RotationRequest
    let replaced: OrientationConstraint?
    var published: Interface.OrientationMask
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
    case .controllers(let controllers): situation.controllers = controllers
    case .update(let environment): update(environment, &outcome)
    case .device(let orientation): situation.deviceOrientation = orientation
    case .rotationLock(let isLocked): situation.isRotationLockedByUser = isLocked
    case .register(let constraint):
      if pending?.request.id == constraint.id { end(.superseded, &outcome.ended) }
      place(constraint, under: constraint.id)
    case .clear(let id):
      if pending?.request.id == id { end(.superseded, &outcome.ended) }
      place(nil, under: id)
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

  /// Puts a constraint in the place of the one that has its identity, else behind the others; removes it for `nil` or
  /// for one that wants nothing.
  @discardableResult
  private mutating func place(
    _ constraint: OrientationConstraint?, under id: OrientationConstraint.ID
  ) -> OrientationConstraint? {
    let constraint = constraint?.demand.isAny == true ? constraint : nil
    guard let index = situation.constraints.firstIndex(where: { $0.id == id }) else {
      if let constraint { situation.constraints.append(constraint) }
      return nil
    }
    let replaced = situation.constraints[index]
    if let constraint {
      situation.constraints[index] = constraint
    } else {
      situation.constraints.remove(at: index)
    }
    return replaced
  }

  // MARK: Requests

  private mutating func begin(_ request: RotationRequest, _ outcome: inout Outcome) {
    end(.superseded, &outcome.superseded)
    guard isSceneKnown else {
      outcome.ended = RotationRequest.Ending(request.id, .noScene)
      return
    }
    let replaced = place(request.constraint, under: request.id)
    let resolution = situation.resolution
    pending = PendingRequest(request: request, replaced: replaced, published: resolution.published)
    outcome.isPublished = true
    if !grantIfMet(&outcome) { ask(request, resolution, attempt: 1, &outcome) }
  }

  private func ask(
    _ request: RotationRequest, _ resolution: OrientationResolution, attempt: Int, _ outcome: inout Outcome
  ) {
    let wanted = request.mask.isConstraint ? request.mask.orientationsOnly : .all
    let allowed = wanted.intersection(resolution.allowed)
    outcome.isPublished = true
    outcome.request = OrientationPublication.GeometryRequest(
      id: request.id, mask: allowed.isEmpty ? wanted : allowed, attempt: attempt, bound: request.bound)
  }

  /// Ends the pending request where what is captured is what it wants.
  @discardableResult
  private mutating func grantIfMet(_ outcome: inout Outcome) -> Bool {
    guard let pending, let shown = situation.environment?.orientation, pending.request.isMet(by: shown) else {
      return false
    }
    outcome.ended = RotationRequest.Ending(pending.request.id, .granted(shown), firstRefusal: pending.firstRefusal)
    self.pending = nil
    return true
  }

  private mutating func refuse(
    _ id: OrientationConstraint.ID, _ refusal: RotationRequest.Refusal, _ outcome: inout Outcome
  ) {
    guard let pending, pending.request.id == id else { return }
    let isStale = refusal.supported.map { $0.orientationsOnly != pending.published } ?? false
    guard isStale, pending.firstRefusal == nil else { return end(.refused(refusal), &outcome.ended) }
    let resolution = situation.resolution
    self.pending?.firstRefusal = refusal
    self.pending?.published = resolution.published
    ask(pending.request, resolution, attempt: 2, &outcome)
  }

  /// Ends the pending request without success: what held before it holds again.
  private mutating func end(_ reason: RotationRequest.Outcome, _ ending: inout RotationRequest.Ending?) {
    guard let pending else { return }
    ending = RotationRequest.Ending(pending.request.id, reason, firstRefusal: pending.firstRefusal)
    place(pending.replaced, under: pending.request.id)
    self.pending = nil
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
