extension ControllerHierarchy {
  /// The adapted style in which a controller is presented, with UIKit's names and raw values.
  public enum PresentationStyle: Int, Hashable, Sendable, CaseIterable {
    /// The style was left to the platform, and what it chose is not known.
    case automatic = -2

    /// Over everything, which is taken away.
    case fullScreen = 0

    /// A sheet.
    case pageSheet = 1

    /// A small sheet in the middle.
    case formSheet = 2

    /// Over the controller that defines the context, which is taken away.
    case currentContext = 3

    /// By a presentation controller of the application's own.
    case custom = 4

    /// Over everything, which stays.
    case overFullScreen = 5

    /// Over the controller that defines the context, which stays.
    case overCurrentContext = 6

    /// A popover.
    case popover = 7

    /// Whether a controller in this style fills the window where nothing else is told.
    ///
    /// A presentation in a context fills as much as the context does, which is not known from here; one of the
    /// application's own fills, which is what UIKit's presentation controllers say of themselves by default.
    var fillsWindow: Bool {
      switch self {
      case .fullScreen, .overFullScreen, .custom: true
      case .automatic, .pageSheet, .formSheet, .currentContext, .overCurrentContext, .popover: false
      }
    }

    /// The style in a sentence.
    var words: String {
      switch self {
      case .automatic: "in an automatic style"
      case .fullScreen: "full screen"
      case .pageSheet: "as a page sheet"
      case .formSheet: "as a form sheet"
      case .currentContext: "in the current context"
      case .custom: "in a custom style"
      case .overFullScreen: "over the full screen"
      case .overCurrentContext: "over the current context"
      case .popover: "as a popover"
      }
    }
  }
}
