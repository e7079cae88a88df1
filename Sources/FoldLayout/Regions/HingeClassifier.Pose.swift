extension HingeClassifier {
  /// What an angle says of a hinge.
  public enum Pose: Hashable, Sendable, CaseIterable {
    /// Shut.
    case closed

    /// Between shut and flat.
    case partiallyOpen

    /// Flat.
    case fullyOpen

    /// Beyond flat, the panels turning their backs to each other.
    case foldedBack

    /// The status of the hinge in an environment.
    ///
    /// Folded back is fully open there: what is seen is one panel, shown flat, and neither shut nor bent. That it is
    /// folded back is told by the pose alone.
    public var status: Hinge.Status {
      switch self {
      case .closed: .closed
      case .partiallyOpen: .partiallyOpen
      case .fullyOpen, .foldedBack: .fullyOpen
      }
    }
  }
}
