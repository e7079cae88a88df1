/// Everything that decides about the orientations of one scene at one instant.
///
/// It is a value without memory: ``resolution`` and ``forecast(on:)`` follow from it and from nothing else. An
/// ``OrientationCoordinator`` keeps one up to date. Section 5.
public struct OrientationSituation: Hashable, Sendable {
  /// What is known of the scene.
  public var scene: OrientationScene

  /// The controllers of the scene's key window, or `nil` where they are not told.
  public var controllers: ControllerHierarchy?

  /// The registered constraints, in the order of registration.
  public var constraints: [OrientationConstraint]

  /// The environment of the scene's window, or `nil` where none is known.
  public var environment: LayoutEnvironment?

  /// The way the device is held, or `nil` where that is not told; it never says what is shown.
  public var deviceOrientation: Interface.DeviceOrientation?

  /// Whether the user has locked rotation, or `nil` where that is not known.
  public var isRotationLockedByUser: Bool?

  /// Creates a situation.
  ///
  /// - Parameters:
  ///   - scene: What is known of the scene.
  ///   - controllers: The controllers of its key window.
  ///   - constraints: The registered constraints, in the order of registration.
  ///   - environment: The environment of its window.
  public init(
    scene: OrientationScene = OrientationScene(), controllers: ControllerHierarchy? = nil,
    constraints: [OrientationConstraint] = [], environment: LayoutEnvironment? = nil
  ) {
    self.scene = scene
    self.controllers = controllers
    self.constraints = constraints
    self.environment = environment
    deviceOrientation = nil
    isRotationLockedByUser = nil
  }

  /// The display that shows the scene, as the environment tells it, else as the scene does.
  ///
  /// Rule O5.
  public var display: Interface.Display? { environment?.display ?? scene.display }

  /// What the product and a display can show: what was told of the one in use, else what follows from the product.
  func limit(on display: Interface.Display?) -> Interface.OrientationMask {
    if let device = scene.deviceMask, device.isConstraint, display == self.display { return device.orientationsOnly }
    return scene.limit(on: display)
  }

  /// What is allowed, what the platform makes of it, and why.
  ///
  /// Rules O1 to O5, O11 and O12.
  ///
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public var resolution: OrientationResolution { OrientationResolver(self).resolution }
}
