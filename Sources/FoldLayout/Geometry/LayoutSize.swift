/// A width and a height, in points.
public struct LayoutSize: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double

  /// The vertical extent, in points.
  public var height: Double

  /// No extent on either axis.
  public static let zero = LayoutSize(width: 0, height: 0)

  /// Creates a size.
  ///
  /// Nothing is refused here; a size that cannot be is refused where it is told, see ``LayoutEnvironment/canonical()``.
  ///
  /// - Parameters:
  ///   - width: The horizontal extent, in points.
  ///   - height: The vertical extent, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The extent along an axis.
  ///
  /// - Parameter axis: The axis to measure along.
  /// - Returns: The width for the horizontal axis, the height for the vertical one, in points.
  func length(along axis: LayoutAxis) -> Double { axis == .horizontal ? width : height }
}

extension LayoutSize {
  /// Whether something can have this size: finite, and negative on no axis.
  var isPossible: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }

  /// The size, at most another; what is no number, or below zero, is zero.
  func cut(to limit: LayoutSize) -> LayoutSize {
    // What is no number compares with nothing, so that the first of the two is taken.
    func cut(_ length: Double, to limit: Double) -> Double { min(max(0, length), limit) }
    return LayoutSize(width: cut(width, to: limit.width), height: cut(height, to: limit.height))
  }

  var snapped: LayoutSize { LayoutSize(width: width.snappedLength, height: height.snappedLength) }
}
