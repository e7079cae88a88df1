extension OrientationCoordinator {
  /// Allows only some orientations for as long as what is returned is held.
  ///
  /// Rules O1, O3, O11 and O12.
  ///
  /// - Parameters:
  ///   - mask: The orientations that will do; an empty mask is no constraint.
  ///   - name: What the account calls it.
  ///   - controller: The controller that shows what is to be restricted: the constraint counts while that one is on the
  ///     screen. Where this is `nil`, and where no controllers are told, it always counts.
  ///   - condition: What must be the case for it to count.
  ///   - becomesLock: Whether, where masks are not honoured, the orientation is to be kept once one of them is shown.
  /// - Returns: The registration, which clears the constraint when it goes.
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public consuming func constrain(
    to mask: Interface.OrientationMask, name: String? = nil,
    shownBy controller: ControllerHierarchy.Controller.ID? = nil, when condition: LayoutCondition? = nil,
    orLock becomesLock: Bool = false
  ) -> OrientationRegistration {
    let delivery = release()
    let constraint = OrientationConstraint(
      delivery.makeID(), becomesLock ? .onlyOrLock(mask) : .only(mask), name: name, controller: controller,
      when: condition)
    return delivery.registration(of: constraint)
  }

  /// Wishes that the orientation be kept which is shown, for as long as what is returned is held.
  ///
  /// It is the one thing that works where masks are ignored, from iOS 26 on. Rule O11.
  ///
  /// - Parameters:
  ///   - name: What the account calls it.
  ///   - controller: The controller that shows what wishes it, or `nil` where it always counts.
  ///   - condition: What must be the case for it to count.
  /// - Returns: The registration, which clears the wish when it goes.
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public consuming func lockOrientation(
    name: String? = nil, shownBy controller: ControllerHierarchy.Controller.ID? = nil,
    when condition: LayoutCondition? = nil
  ) -> OrientationRegistration {
    let delivery = release()
    return delivery.registration(
      of: OrientationConstraint(delivery.makeID(), .lock, name: name, controller: controller, when: condition))
  }

  /// Asks for a rotation, and allows only its orientations for as long as what is returned is held.
  ///
  /// Where the request is not granted, its constraint is withdrawn. One that is pending is superseded by another. It is
  /// granted at once where what was captured last is what it wants: the completion is then called before this returns, unless this is called from inside a call, where everything waits.
  ///
  /// Once granted, the constraint stays for as long as what is returned is held. Rule O9.
  ///
  /// - Parameters:
  ///   - mask: The orientations that will do.
  ///   - name: What the account calls it.
  ///   - controller: The controller that shows what is to be turned, or `nil` where it always counts.
  ///   - bound: How long the adapter waits before the request expires, in seconds.
  ///   - completion: Called once with what came of it, even where the coordinator goes first; as expired where so much
  ///     has been sent from inside one call that it was discarded. It is kept until then, and so is what it captures.
  /// - Returns: The registration, which clears the constraint when it goes, and supersedes a pending request.
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public consuming func requestRotation(
    to mask: Interface.OrientationMask, name: String? = nil,
    shownBy controller: ControllerHierarchy.Controller.ID? = nil, within bound: Double = 2,
    completion: @escaping (RotationRequest.Outcome) -> Void = { _ in }
  ) -> OrientationRegistration {
    let delivery = release()
    let request = RotationRequest(delivery.makeID(), to: mask, name: name, controller: controller, within: bound)
    let registration = OrientationRegistration(request.constraint, with: delivery)
    delivery.request(request, completion)
    return registration
  }
}

extension OrientationDelivery {
  fileprivate func registration(of constraint: OrientationConstraint) -> OrientationRegistration {
    let registration = OrientationRegistration(constraint, with: self)
    send(.register(constraint))
    return registration
  }
}
