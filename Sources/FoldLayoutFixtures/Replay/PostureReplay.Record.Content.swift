public import FoldLayout

extension PostureReplay.Record {
  /// What was told, and to whom.
  public enum Content: Hashable, Sendable {
    /// Observers of the environment were told; the names are those of the registered ones, in the order of their turns.
    ///
    /// A newcomer that is told the present state has a record of its own.
    case emission(LayoutEnvironmentInformation, observers: [String])

    /// Observers of the hinges were told.
    case hinge(Hinge.Update)

    /// Something that cannot be was reported.
    case issue(LayoutIssue)
  }
}
