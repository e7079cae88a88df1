extension PaneReason {
  /// Why a pane that is alone takes the part that it takes.
  public enum PartChoice: Hashable, Sendable {
    /// It has the largest usable area.
    case best

    /// It has the largest usable area of those that no active occlusion covers.
    case bestOfClear

    /// It has the largest usable area of those in which the pane's minimum fits.
    case bestThatFits
  }
}
