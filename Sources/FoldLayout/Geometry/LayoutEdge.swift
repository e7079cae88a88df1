/// A physical edge of a container, which layout direction never moves.
public enum LayoutEdge: Hashable, Sendable, CaseIterable {
  /// The edge at y = 0.
  case top

  /// The edge at x = 0.
  case left

  /// The edge at y = height.
  case bottom

  /// The edge at x = width.
  case right
}

extension LayoutEdge {
  /// The direction in which the edge runs.
  var axis: LayoutAxis { self == .top || self == .bottom ? .horizontal : .vertical }

  /// The edge on the other side.
  var opposite: LayoutEdge {
    switch self {
    case .top: .bottom
    case .left: .right
    case .bottom: .top
    case .right: .left
    }
  }

  /// The edges beside which lines along an axis run, the one nearer to zero first.
  static func pair(along axis: LayoutAxis) -> (lower: LayoutEdge, upper: LayoutEdge) {
    axis == .vertical ? (.left, .right) : (.top, .bottom)
  }
}

extension LayoutEdge {
  package var words: String {
    switch self {
    case .top: "top"
    case .left: "left"
    case .bottom: "bottom"
    case .right: "right"
    }
  }
}
