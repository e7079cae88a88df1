extension LayoutIssue {
  /// What is wrong with a region that was dropped.
  public enum RegionFault: Hashable, Sendable, CaseIterable {
    /// The frame is not finite, or its width or height is negative.
    case impossibleFrame

    /// A margin is negative or not finite.
    case impossibleMargins

    /// The frame has no extent on either axis.
    case noExtent

    /// A region of the same kind with the same identity came before it.
    case duplicateIdentity

    /// The frame is as large as the window, so that no line is to be found in it.
    case coversWindow

    /// The fault as the end of a sentence.
    var clause: String {
      switch self {
      case .impossibleFrame: "its frame is not finite, or its width or height is negative"
      case .impossibleMargins: "a margin is negative or not finite"
      case .noExtent: "its frame has no extent on either axis"
      case .duplicateIdentity: "another with the same identity came before it"
      case .coversWindow: "its frame is as large as the window"
      }
    }
  }
}
