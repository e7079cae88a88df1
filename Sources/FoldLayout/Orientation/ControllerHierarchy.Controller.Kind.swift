extension ControllerHierarchy.Controller {
  /// What a controller is, as the account of a resolution calls it.
  ///
  /// It decides nothing: none of UIKit's containers forwards unless a subclass or a delegate makes it.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A controller that shows a screen.
    case content

    /// A navigation controller.
    case navigation

    /// A tab bar controller.
    case tab

    /// A split view controller.
    case split

    /// A container of another kind around one child, such as a hosting controller.
    case wrapper

    /// Something that is not known here.
    case other

    /// The kind in a sentence.
    var words: String {
      switch self {
      case .content: "screen"
      case .navigation: "navigation controller"
      case .tab: "tab bar controller"
      case .split: "split view controller"
      case .wrapper: "wrapper"
      case .other: "controller"
      }
    }
  }
}
