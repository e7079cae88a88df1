/// The view controllers of a scene's key window, as far as they decide about orientations.
///
/// It says what UIKit would find on its walk, so that the answer for a whole hierarchy is computed and explained without
/// UIKit. Controllers refer to each other by identity: one that leads back to itself, or to one that is not here, is
/// no error, and the walk ends there. Rule O4.
public struct ControllerHierarchy: Hashable, Sendable {
  /// The window's root.
  public var root: Controller.ID

  /// Every controller, in any order; of several with one identity the first counts.
  public var controllers: [Controller]

  /// Creates a hierarchy.
  ///
  /// - Parameters:
  ///   - root: The window's root.
  ///   - controllers: Every controller, in any order.
  public init(root: Controller.ID, controllers: [Controller]) {
    self.root = root
    self.controllers = controllers
  }
}
