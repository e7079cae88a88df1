/// A wish of a view or a screen about the orientations that are allowed while it is shown.
///
/// Rules O1, O3, O11 and O12.
public struct OrientationConstraint: Hashable, Sendable {
  /// The identity under which it is registered.
  public var id: ID

  /// What the account calls it, or `nil` to call it by its number.
  public var name: String?

  /// What it wants of the orientation.
  public var demand: Demand

  /// The controller that shows it, while which is on the screen it counts; where this is `nil` it always counts.
  public var controller: ControllerHierarchy.Controller.ID?

  /// What must be the case for it to count, or `nil` for nothing.
  public var condition: LayoutCondition?

  /// Creates a constraint.
  ///
  /// - Parameters:
  ///   - id: The identity under which it is registered.
  ///   - demand: What it wants of the orientation.
  ///   - name: What the account calls it.
  ///   - controller: The controller that shows it, or `nil` where it always counts.
  ///   - condition: What must be the case for it to count.
  public init(
    _ id: ID, _ demand: Demand, name: String? = nil, controller: ControllerHierarchy.Controller.ID? = nil,
    when condition: LayoutCondition? = nil
  ) {
    self.id = id
    self.demand = demand
    self.name = name
    self.controller = controller
    self.condition = condition
  }

  /// What the account calls it.
  var label: String { name ?? id.label }
}

extension OrientationConstraint.ID {
  /// What a constraint without a name is called; the coordinator's own numbers are no names.
  var label: String { rawValue < 0 ? "unnamed \(-rawValue)" : "constraint \(rawValue)" }
}
