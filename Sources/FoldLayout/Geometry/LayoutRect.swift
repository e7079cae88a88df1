/// A rectangle in points, y down, in a container's own coordinates unless something else is said.
///
/// Any numbers can be stored; what cannot be a frame is refused where it is told, see
/// ``LayoutEnvironment/canonical()``.
public struct LayoutRect: Hashable, Sendable {
  /// The top left corner.
  public var origin: LayoutPoint

  /// The extent to the right and downwards.
  public var size: LayoutSize

  /// Creates a rectangle from its corner and its extent.
  ///
  /// - Parameters:
  ///   - origin: The top left corner, in points.
  ///   - size: The extent to the right and downwards, in points.
  public init(origin: LayoutPoint, size: LayoutSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four numbers, in the order in which fixtures write them.
  ///
  /// - Parameters:
  ///   - x: The left edge, in points.
  ///   - y: The top edge, in points.
  ///   - width: The extent to the right, in points.
  ///   - height: The extent downwards, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }

  /// The extent to the right, in points.
  public var width: Double { size.width }

  /// The extent downwards, in points.
  public var height: Double { size.height }

  /// The left edge, in points.
  public var minX: Double { origin.x }

  /// The top edge, in points.
  public var minY: Double { origin.y }

  /// The right edge, in points.
  public var maxX: Double { origin.x + size.width }

  /// The bottom edge, in points.
  public var maxY: Double { origin.y + size.height }

  /// The edge nearer to zero along an axis.
  ///
  /// - Parameter axis: The axis to measure along.
  /// - Returns: The left edge for the horizontal axis, the top edge for the vertical one, in points.
  func lowerBound(along axis: LayoutAxis) -> Double { axis == .horizontal ? minX : minY }

  /// The edge farther from zero along an axis.
  ///
  /// - Parameter axis: The axis to measure along.
  /// - Returns: The right edge for the horizontal axis, the bottom edge for the vertical one, in points.
  func upperBound(along axis: LayoutAxis) -> Double { axis == .horizontal ? maxX : maxY }

  /// The rectangle without a strip along each edge.
  ///
  /// - Parameter insets: The thickness of the strips, in points.
  /// - Returns: What is left, or `nil` where the strips overlap and nothing is.
  func inset(by insets: LayoutEdgeInsets) -> LayoutRect? {
    let width = size.width - insets.left - insets.right
    let height = size.height - insets.top - insets.bottom
    guard width >= 0, height >= 0 else { return nil }
    return LayoutRect(x: minX + insets.left, y: minY + insets.top, width: width, height: height)
  }
}

extension LayoutRect {
  /// Whether something can have this frame: finite, and with a size that can be.
  var isPossible: Bool { origin.x.isFinite && origin.y.isFinite && size.isPossible && maxX.isFinite && maxY.isFinite }

  var snapped: LayoutRect {
    LayoutRect(origin: LayoutPoint(x: origin.x.snappedLength, y: origin.y.snappedLength), size: size.snapped)
  }

  /// Whether the whole of `other` lies inside this rectangle, give or take `tolerance` points at each edge.
  func contains(_ other: LayoutRect, tolerance: Double) -> Bool {
    LayoutAxis.allCases.allSatisfy { spans(other, along: $0, tolerance: tolerance) }
  }

  /// Whether this rectangle reaches from edge to edge of `other` along `axis`.
  ///
  /// The `tolerance` is in points, and forgives as much at each edge.
  func spans(_ other: LayoutRect, along axis: LayoutAxis, tolerance: Double) -> Bool {
    lowerBound(along: axis) <= other.lowerBound(along: axis) + tolerance
      && upperBound(along: axis) >= other.upperBound(along: axis) - tolerance
  }

  /// Whether the two share at least a point, edges included.
  func touches(_ other: LayoutRect) -> Bool {
    LayoutAxis.allCases.allSatisfy {
      lowerBound(along: $0) <= other.upperBound(along: $0) && upperBound(along: $0) >= other.lowerBound(along: $0)
    }
  }
}
