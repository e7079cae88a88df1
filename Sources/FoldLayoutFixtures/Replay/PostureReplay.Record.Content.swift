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

    /// Observers of the orientations were told; the orientation is what was foreseen at that moment.
    case orientation(OrientationInformation, forecast: Interface.Orientation)

    /// The platform was told what to allow.
    case publication(OrientationPublication)

    /// Somebody asked what would be taken, on a display or on the one in use; `nil` before the scene is known.
    case forecast(Interface.Orientation?, on: Interface.Display?)

    /// A layout function was asked, under a name of the fixture.
    case layout(String, LayoutAnswer)

    /// Something that cannot be was reported.
    case issue(LayoutIssue)
  }
}
