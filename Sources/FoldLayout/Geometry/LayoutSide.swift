/// A physical side of a container, which layout direction never moves.
public enum LayoutSide: Hashable, Sendable, CaseIterable {
  /// The side at x = 0.
  case left

  /// The side at x = width.
  case right
}

extension LayoutSide {
  var words: String { self == .left ? "left" : "right" }
}
