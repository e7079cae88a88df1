extension Clearance {
  /// One thing that a rectangle is not clear of.
  public enum Obstruction: Hashable, Sendable {
    /// It is no rectangle: not finite, or negative in width or height.
    case isImpossible

    /// It crosses or enters the band of a division that divides the container or trims its edge.
    case division(RegionID)

    /// It enters a physical gap that does not run from edge to edge.
    case obstacle(RegionID)

    /// An active occlusion covers some of it.
    case occlusion(RegionID)

    /// It reaches out of the container at an edge.
    case outside(LayoutEdge)

    /// It reaches into what the safe area keeps clear at an edge.
    case unsafe(LayoutEdge)
  }
}
