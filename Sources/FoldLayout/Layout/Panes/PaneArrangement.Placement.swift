extension PaneArrangement {
  /// Where one pane goes.
  public struct Placement: Hashable, Sendable {
    /// The frame in the container's coordinates, in points, or `nil` where the pane is hidden.
    public let frame: LayoutRect?

    /// Whether the pane is smaller than its minimum; only the last one left can be.
    public let isCompressed: Bool

    /// Whether the pane is larger than its maximum; only the last one left can be, for it takes everything.
    public let isStretched: Bool
  }
}
