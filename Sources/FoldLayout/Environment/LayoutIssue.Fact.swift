extension LayoutIssue {
  /// A fact of an environment that can be taken as not told.
  public enum Fact: Hashable, Sendable, CaseIterable {
    /// The safe area's insets.
    case safeAreaInsets

    /// The safe area's insets that also avoid the corners.
    case cornerInsets

    /// The display's scale.
    case displayScale

    /// The window's size.
    case windowSize

    /// The container's frame in its window.
    case frameInWindow

    /// The name in a sentence.
    var name: String {
      switch self {
      case .safeAreaInsets: "safe area"
      case .cornerInsets: "corner-adapted safe area"
      case .displayScale: "display scale"
      case .windowSize: "window size"
      case .frameInWindow: "frame in the window"
      }
    }
  }
}
