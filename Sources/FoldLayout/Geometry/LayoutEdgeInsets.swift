/// Distances inwards from the four physical edges, in points.
///
/// Any numbers can be stored; what cannot be insets is refused where it is told, see
/// ``LayoutEnvironment/canonical()``.
public struct LayoutEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: Double

  /// The distance from the left edge, in points, whatever the layout direction.
  public var left: Double

  /// The distance from the bottom edge, in points.
  public var bottom: Double

  /// The distance from the right edge, in points, whatever the layout direction.
  public var right: Double

  /// No distance from any edge.
  public static let zero = LayoutEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets, in the order in which fixtures write them.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points.
  ///   - left: The distance from the left edge, in points.
  ///   - bottom: The distance from the bottom edge, in points.
  ///   - right: The distance from the right edge, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension LayoutEdgeInsets {
  /// Whether a container can have these insets: finite, and negative at no edge.
  var isPossible: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
      && top >= 0 && left >= 0 && bottom >= 0 && right >= 0
  }

  var snapped: LayoutEdgeInsets {
    LayoutEdgeInsets(
      top: top.snappedLength, left: left.snappedLength, bottom: bottom.snappedLength, right: right.snappedLength)
  }
}

extension LayoutEdgeInsets {
  /// The distance from one edge, in points.
  func length(at edge: LayoutEdge) -> Double {
    switch edge {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    }
  }

  /// The insets with zero where they are below.
  var nonnegative: LayoutEdgeInsets {
    LayoutEdgeInsets(top: max(0, top), left: max(0, left), bottom: max(0, bottom), right: max(0, right))
  }

  /// What is left of the insets that far inside; those that cannot be stay as they are.
  func reaching(past distances: LayoutEdgeInsets) -> LayoutEdgeInsets {
    guard isPossible else { return self }
    return LayoutEdgeInsets(
      top: top - distances.top, left: left - distances.left, bottom: bottom - distances.bottom,
      right: right - distances.right
    ).nonnegative
  }
}
