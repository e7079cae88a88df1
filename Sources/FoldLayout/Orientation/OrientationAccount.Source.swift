extension OrientationAccount {
  /// Who contributed a mask.
  public enum Source: Hashable, Sendable {
    /// The scene's own delegate.
    case scene

    /// The application, by its delegate or set in code.
    case application

    /// The Info.plist.
    case infoPlist

    /// Nobody said anything, and this is what the product does then.
    case productDefault

    /// The product and the display.
    case device

    /// A controller.
    case controller(ControllerHierarchy.Controller.ID)

    /// A registered constraint.
    case constraint(OrientationConstraint.ID)
  }
}
