extension ItemPlacement {
  /// What decides the segment in which an item goes.
  public enum Position: Hashable, Sendable {
    /// The item's role.
    case byRole

    /// Edges: the segment nearest to them, of equally near ones the best.
    case at(DirectionalEdges)

    /// A point, in the container's coordinates, in points: the segment nearest to it, and in that the place nearest to
    /// it.
    case near(LayoutPoint)
  }
}
