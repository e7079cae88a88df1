/// A change of the container that the platform animates, at one of its phases.
///
/// Its identity is given by whoever tells of it. Each phase is told at most once: the beginning, the animation block
/// where it runs, and one of the two ends, which comes when it is sent or when delivery is suspended. Rule D7.
public struct LayoutTransition: Hashable, Sendable {
  /// Which transition it is, where several overlap.
  public var id: ID

  /// How far it has come.
  public var phase: Phase

  /// The size that the container is to have afterwards, in points, or `nil` where it was not told or cannot be.
  public var target: LayoutSize?

  /// Creates a transition at one of its phases.
  ///
  /// - Parameters:
  ///   - id: Which transition it is.
  ///   - phase: How far it has come.
  ///   - target: The size that the container is to have afterwards, in points, where it was told.
  public init(id: ID, phase: Phase, target: LayoutSize? = nil) {
    self.id = id
    self.phase = phase
    self.target = target
  }
}
