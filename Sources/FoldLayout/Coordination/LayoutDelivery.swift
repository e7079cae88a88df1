/// What a layout coordinator does: it takes events one at a time and calls the observers.
final class LayoutDelivery: EventDelivery<LayoutCoordinator.Event> {
  let observers = ObserverRegistry<LayoutEnvironmentInformation>()
  let hingeObservers = ObserverRegistry<Hinge.Update>()
  let source: (any LayoutEnvironmentSource)?
  private(set) var machine = LayoutStateMachine()

  private var hingeReports = HingeReports()
  init(source: (any LayoutEnvironmentSource)?) {
    self.source = source
  }

  /// Registers somebody and tells the last state told, if there is one.
  ///
  /// The list is cleared last and inside the delivery: what goes may send events, which must not come before this.
  func add(_ receiver: Receiver<LayoutEnvironmentInformation>) {
    deliver {
      observers.add(receiver)
      if let information = machine.initialInformation {
        receiver.receive(information, isInitial: true)
      } else if !machine.isSuspended {
        source?.setNeedsCapture()
      }
      observers.clearIfCrowded()
    }
  }

  /// Registers somebody with the hinges and tells what was last told of each.
  func addToHinges(_ receiver: Receiver<Hinge.Update>) {
    deliver {
      hingeObservers.add(receiver)
      for update in hingeReports.told where !wasDroppedInside { receiver.receive(update, isInitial: true) }
      if machine.information == nil, !machine.isSuspended, !wasDroppedInside { source?.setNeedsCapture() }
      hingeObservers.clearIfCrowded()
    }
  }

  override func handle(_ event: LayoutCoordinator.Event) {
    switch event {
    case .update(let environment):
      take(environment) { $0.flatMap { machine.update($0) } }
    case .capture:
      capture { $0.flatMap { machine.update($0) } }
    case .hinge(let update):
      take(update)
    case .transitionWillBegin(let id, let target):
      begin(id, target: target)
    case .transitionAlongside(let id, let environment):
      capture(environment) { machine.runAlongside(id, captured: $0) }
    case .transitionDidEnd(let id, let isCancelled, let environment):
      capture(environment) { machine.end(id, isCancelled: isCancelled, captured: $0) }
    case .suspend:
      suspend()
    case .resume(let environment):
      resume(environment)
    }
  }

  private func begin(_ id: LayoutTransition.ID, target told: LayoutSize?) {
    var target = told?.snapped
    if let told, target?.isPossible == false {
      target = nil
      onIssue?(.targetDropped(told))
    }
    guard !wasDroppedInside else { return }
    tell(machine.begin(id, target: target))
  }

  /// Ends what is open, each with a capture and a call of its own, then falls silent.
  private func suspend() {
    while !wasDroppedInside, machine.hasOpenTransitions {
      capture { machine.endOldest(captured: $0) }
    }
    machine.suspend()
  }

  /// Tells what hinges have reported meanwhile, and then the environment, as when they are told live.
  private func resume(_ environment: LayoutEnvironment?) {
    let wasSuspended = machine.isSuspended
    capture(environment) { captured in
      tellHingeReports()
      return wasDroppedInside ? nil : machine.resume(captured: captured)
    }
    // Whoever registered while suspended was not asked for.
    guard wasSuspended, !wasDroppedInside, machine.information == nil else { return }
    guard observers.hasAnyone || hingeObservers.hasAnyone else { return }
    source?.setNeedsCapture()
  }

  /// Takes the environment that came with an event, or else reads the source.
  private func capture(
    _ told: LayoutEnvironment? = nil, _ decide: (LayoutEnvironment?) -> LayoutEnvironmentInformation?
  ) {
    guard let told = told ?? source?.capture(), !wasDroppedInside else {
      if !wasDroppedInside { tell(decide(nil)) }
      return
    }
    take(told, decide)
  }

  /// Brings an environment into canonical form, has it decided upon, and tells the outcome.
  private func take(
    _ told: LayoutEnvironment, _ decide: (LayoutEnvironment?) -> LayoutEnvironmentInformation?
  ) {
    let (environment, issues) = told.canonical()
    for issue in issues where !wasDroppedInside { onIssue?(issue) }
    guard !wasDroppedInside else { return }
    tell(decide(environment))
  }

  private func take(_ told: Hinge.Update) {
    var update = told
    if let angle = told.angle, !angle.isFinite {
      update.angle = nil
      onIssue?(.angleDropped(told.id))
    }
    hingeReports.take(update)
    if !machine.isSuspended { tellHingeReports() }
  }

  private func tellHingeReports() {
    while !wasDroppedInside, let update = hingeReports.takeUntold() {
      hingeObservers.deliver(update, about: nil, isInitial: false)
      observers.clearEnded()
    }
  }

  private func tell(_ information: LayoutEnvironmentInformation?) {
    guard let information else { return }
    let isInitial = information.cause == .initial
    let aspects = information.transition == nil ? information.changes : information.changes.union(.transitions)
    observers.deliver(information, about: isInitial ? nil : aspects, isInitial: isInitial)
    // On a device without a hinge no hinge ever reports, and its observers' entries end nowhere else.
    hingeObservers.clearEnded()
  }
}
