/// Where the panes of a split go.
///
/// Rule L3.
public struct PaneArrangement: Hashable, Sendable {
  /// The axis along which the panes follow one another, or `nil` where one is alone, and where divisions run along both.
  public let axis: LayoutAxis?

  /// Whether the panes are read from right to left.
  public let isRightToLeft: Bool

  /// One for each pane, in the order in which they were asked for.
  public let placements: [Placement]
}

extension PaneArrangement {
  /// The frame of each pane, in the container's coordinates, in points, or `nil` where it is hidden.
  ///
  /// - Complexity: O(*n*) in the number of panes.
  public var frames: [LayoutRect?] { placements.map { $0.frame } }

  /// The panes that are not shown, ascending.
  ///
  /// - Complexity: O(*n*) in the number of panes.
  public var hidden: [Int] { placements.indices.filter { placements[$0].frame == nil } }

  /// The pane that is smaller than its minimum, or `nil` where none is.
  ///
  /// - Complexity: O(*n*) in the number of panes.
  public var compressed: Int? { placements.firstIndex { $0.isCompressed } }
}
