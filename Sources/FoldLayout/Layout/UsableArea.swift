/// What is free of a segment: inside the safe area, under no active occlusion, beside every obstacle.
public struct UsableArea: Hashable, Sendable {
  /// The segment.
  public let segment: LayoutSegment

  /// The largest free rectangle, in the container's coordinates, in points, or `nil` where nothing is free.
  public let largest: LayoutRect?

  /// All free rectangles that cannot be grown, the largest first, or `nil` where they were not asked for.
  public let maximal: [LayoutRect]?
}
