/// Whether a rectangle is clear, and of what it is not.
public struct Clearance: Hashable, Sendable {
  /// Everything that the rectangle is not clear of: divisions, occlusions, and then edges.
  public let obstructions: [Obstruction]

  /// Whether nothing is in the way.
  public var isClear: Bool { obstructions.isEmpty }
}
