extension OrientationCoordinator {
  /// What can be sent to a coordinator, by its one door.
  ///
  /// Rules O3, O9 and O11.
  public enum Event: Hashable, Sendable {
    /// What is known of the scene, all of it at once; before the first, nothing is resolved and everything waits.
    case scene(OrientationScene)

    /// The scene is gone, and with it its environment and its controllers: a pending request ends, and nothing is
    /// resolved until a scene is told again. Constraints stay.
    case disconnect

    /// The controllers of the scene's key window, all of them at once, or `nil` where they are not told.
    case controllers(ControllerHierarchy?)

    /// The environment of the scene's window, as read at one instant.
    case update(LayoutEnvironment)

    /// The way the device is held, or `nil` where that is not told.
    ///
    /// It has a bearing on the forecast and on nothing else, so nobody is told. Rules O6 and O7.
    case device(Interface.DeviceOrientation?)

    /// Whether the user has locked rotation, or `nil` where that is not known; nobody is told. Rule O6.
    case rotationLock(Bool?)

    /// A constraint is registered, or takes the place of the one of its identity; one that wants nothing clears it.
    case register(OrientationConstraint)

    /// The constraint of an identity is cleared; nothing happens where there is none.
    case clear(OrientationConstraint.ID)

    /// A rotation is requested; a request that is pending ends as superseded.
    ///
    /// Its identity is not to be used for another while the platform may still answer the first.
    case request(RotationRequest)

    /// The platform has refused what it was asked for; nothing happens where that request is not pending.
    ///
    /// - Parameters:
    ///   - id: Which request it is.
    ///   - refusal: What the platform said.
    case requestRefused(_ id: OrientationConstraint.ID, RotationRequest.Refusal)

    /// The bound of a request is over; nothing happens where that request is not pending.
    case requestExpired(OrientationConstraint.ID)
  }
}

extension OrientationCoordinator.Event: QueuedEvent {
  /// A reserve for what a constraint or a request could stay for ever without.
  ///
  /// Facts are told anew when they change. What clears is always taken: it comes to an end by itself, since of what is
  /// registered from inside no more than a limited number is taken.
  var reserve: Int {
    switch self {
    case .clear: .max
    case .register, .request, .requestRefused, .requestExpired, .disconnect: 1000
    case .scene, .controllers, .update, .device, .rotationLock: 0
    }
  }
}
