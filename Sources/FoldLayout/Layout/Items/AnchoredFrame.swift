/// A fixed control with the edges of the safe area that it is pinned to.
///
/// Rule L11.
public struct AnchoredFrame: Hashable, Sendable {
  /// Where it lies, in its container's coordinates, in points.
  public var frame: LayoutRect

  /// The edges to which it keeps its distance; at both edges of an axis it stretches, at none it keeps its proportion.
  public var edges: DirectionalEdges

  /// Creates a control.
  ///
  /// - Parameters:
  ///   - frame: Where it lies, in its container's coordinates, in points.
  ///   - edges: The edges to which it keeps its distance.
  public init(frame: LayoutRect, edges: DirectionalEdges = []) {
    self.frame = frame
    self.edges = edges
  }
}
