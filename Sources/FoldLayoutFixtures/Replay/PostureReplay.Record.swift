public import FoldLayout

extension PostureReplay {
  /// Something that was told during a replay, at a time in milliseconds since the session began.
  public enum Record: Hashable, Sendable {
    /// Observers of the environment were told.
    case emission(time: Int, LayoutEnvironmentInformation)

    /// Observers of the hinges were told.
    case hinge(time: Int, Hinge.Update)
  }
}
