public import FoldLayout

extension PostureReplay.Record {
  /// What was told, and to whom.
  public enum Content: Hashable, Sendable {
    /// Observers of the environment were told.
    case emission(LayoutEnvironmentInformation)

    /// Observers of the hinges were told.
    case hinge(Hinge.Update)
  }
}
