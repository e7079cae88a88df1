/// A set of edges that follow the layout direction, with UIKit's raw values.
public struct DirectionalEdges: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// Creates a set from UIKit's bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = DirectionalEdges(rawValue: 1)

  /// The edge at which text begins.
  public static let leading = DirectionalEdges(rawValue: 2)

  /// The lower edge.
  public static let bottom = DirectionalEdges(rawValue: 4)

  /// The edge at which text ends.
  public static let trailing = DirectionalEdges(rawValue: 8)
}

extension DirectionalEdges {
  /// The two edges that an axis runs between, the one at which reading begins first.
  static func pair(at axis: LayoutAxis) -> (start: DirectionalEdges, end: DirectionalEdges) {
    axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
  }

  /// The one edge of an axis that the set has, or `nil` where it has none or both.
  func edge(along axis: LayoutAxis) -> DirectionalEdges? {
    let (start, end) = Self.pair(at: axis)
    if contains(start) { return contains(end) ? nil : start }
    return contains(end) ? end : nil
  }
}
