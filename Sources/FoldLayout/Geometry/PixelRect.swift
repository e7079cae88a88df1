/// A rectangle in pixels, y down, of a source that does not know points.
///
/// It is a type of its own so that a density is applied in one place and once: there is no way back to pixels, and what
/// is in points cannot be divided again.
///
/// Rule F10.
public struct PixelRect: Hashable, Sendable {
  /// The left edge, in pixels.
  public var x: Double

  /// The top edge, in pixels.
  public var y: Double

  /// The extent to the right, in pixels.
  public var width: Double

  /// The extent downwards, in pixels.
  public var height: Double

  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - x: The left edge, in pixels.
  ///   - y: The top edge, in pixels.
  ///   - width: The extent to the right, in pixels.
  ///   - height: The extent downwards, in pixels.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle in points.
  ///
  /// The edges are converted and the extent is what lies between them, so that rectangles that meet in pixels meet in
  /// points.
  ///
  /// - Parameter density: The number of pixels in a point; one that is not finite or not above zero gives a rectangle
  ///   that cannot be, which is refused where it is told, see ``LayoutEnvironment/canonical()``.
  /// - Returns: The rectangle in the same coordinates, snapped to 1/1024 point.
  public func points(density: Double) -> LayoutRect {
    guard density.isFinite, density > 0 else { return LayoutRect(x: .nan, y: .nan, width: .nan, height: .nan) }
    return LayoutRect(
      from: LayoutPoint(x: x / density, y: y / density), toX: (x + width) / density, y: (y + height) / density
    ).withSnappedEdges
  }
}
