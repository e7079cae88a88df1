/// A wish that the scene turn to one of some orientations now, and that these be the only ones while it is shown.
///
/// Rule O9.
public struct RotationRequest: Hashable, Sendable {
  /// The identity, which is also that of the constraint that goes with it.
  public var id: OrientationConstraint.ID

  /// The orientations that will do; an empty mask, or one without an orientation, is content with every one.
  public var mask: Interface.OrientationMask

  /// What the account calls it, or `nil` to call it by its number.
  public var name: String?

  /// The controller that shows it, or `nil` where it always counts.
  public var controller: ControllerHierarchy.Controller.ID?

  /// How long to wait before it expires, in seconds; whoever waits is the adapter.
  public var bound: Double

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - id: The identity, which is also that of the constraint that goes with it.
  ///   - mask: The orientations that will do.
  ///   - name: What the account calls it.
  ///   - controller: The controller that shows it, or `nil` where it always counts.
  ///   - bound: How long to wait before it expires, in seconds.
  public init(
    _ id: OrientationConstraint.ID, to mask: Interface.OrientationMask, name: String? = nil,
    controller: ControllerHierarchy.Controller.ID? = nil, within bound: Double = 2
  ) {
    self.id = id
    self.mask = mask
    self.name = name
    self.controller = controller
    self.bound = bound
  }

  /// The constraint that goes with it.
  var constraint: OrientationConstraint {
    OrientationConstraint(id, .only(mask), name: name, controller: controller)
  }

  /// Whether an orientation that is shown is what it wants.
  func isMet(by orientation: Interface.Orientation?) -> Bool {
    guard let orientation, orientation != .unknown else { return false }
    return !mask.isConstraint || mask.contains(orientation)
  }
}
