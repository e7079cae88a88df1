extension LayoutCoordinator {
  /// Registers an object, which is told the present state at once, or the first environment when it arrives.
  ///
  /// Registering an object again keeps its place and replaces its aspects, without a second initial call; what is
  /// returned then ends the one registration that there is. Rules D1, D5 and D9.
  ///
  /// - Parameters:
  ///   - observer: The object, which is held weakly.
  ///   - aspects: What it wants to hear of; the first state is told whatever they are. All of them includes each phase
  ///     of a transition; one that asks for no transitions hears of a phase only where that brings a change of what it
  ///     asks for.
  /// - Returns: The registration, which may be dropped.
  /// - Complexity: O(1), amortised.
  @discardableResult
  public consuming func addObserver(
    _ observer: any LayoutEnvironmentObserver, aspects: LayoutAspects = .all
  ) -> LayoutObservation {
    let delivery = release()
    if let observation = delivery.observers.renew(observer, aspects: aspects) { return observation }
    let receiver = Self.receiver(for: observer, aspects)
    delivery.add(receiver)
    return LayoutObservation(of: receiver)
  }

  /// Makes the entry of an observer, whose own type is found out here once.
  private static func receiver<Observer: LayoutEnvironmentObserver>(
    for observer: Observer, _ aspects: LayoutAspects
  ) -> Receiver<LayoutEnvironmentInformation> {
    ClosureReceiver(observer: observer, aspects: aspects) { $0.layoutEnvironmentDidChange($1) }
  }

  /// Ends the registration of an object; nothing happens where there is none.
  ///
  /// Rule D5.
  ///
  /// - Parameter observer: The object.
  /// - Complexity: O(1).
  public func removeObserver(_ observer: any LayoutEnvironmentObserver) {
    delivery.observers.receiver(for: observer)?.cancel()
  }

  /// Registers a closure for as long as its owner lives.
  ///
  /// The owner is handed in, so the closure need not capture it. Each call makes a registration of its own. What the
  /// closures capture is let go when the registration is ended, or with the next emission after the owner has gone, so
  /// they must hold the coordinator weakly where they need it at all. Rules D5 and D11.
  ///
  /// - Parameters:
  ///   - owner: The object whose life bounds the registration, held weakly.
  ///   - aspects: What the closure wants to hear of, as with an object; the first state is told whatever they are.
  ///   - initial: Called once, with the present state or with the first environment; `onChange` where it is `nil`.
  ///   - onChange: Called with every later emission that is about one of the aspects.
  /// - Returns: The registration, which may be dropped.
  /// - Complexity: O(1), amortised.
  @discardableResult
  public consuming func observe<Owner: AnyObject>(
    _ owner: Owner, aspects: LayoutAspects = .all,
    initial: ((Owner, LayoutEnvironmentInformation) -> Void)? = nil,
    onChange: @escaping (Owner, LayoutEnvironmentInformation) -> Void
  ) -> LayoutObservation {
    let receiver = ClosureReceiver(owner, aspects: aspects, initial: initial, onChange: onChange)
    release().add(receiver)
    return LayoutObservation(of: receiver)
  }

  /// Registers a closure with the hinges for as long as its owner lives.
  ///
  /// It is called at once with what was last told of each hinge that reports, and then with every report that differs
  /// from the one before. While suspended it is not called; then it is, once for each hinge of which the last report
  /// differs. This is for effects that follow the hand; layout follows the environment.
  ///
  /// Rules D8 and D12.
  ///
  /// - Parameters:
  ///   - owner: The object whose life bounds the registration, held weakly and handed in.
  ///   - onUpdate: Called with each report.
  /// - Returns: The registration, which may be dropped.
  /// - Complexity: O(*n*) in the number of hinges that have reported.
  @discardableResult
  public consuming func observeHinges<Owner: AnyObject>(
    _ owner: Owner, onUpdate: @escaping (Owner, Hinge.Update) -> Void
  ) -> LayoutObservation {
    let receiver = ClosureReceiver(owner, aspects: .all, initial: nil, onChange: onUpdate)
    release().addToHinges(receiver)
    return LayoutObservation(of: receiver)
  }
}
