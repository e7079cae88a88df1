/// The pixels of a display, as a container's coordinates see them.
///
/// Answers are exact, and rounding them is this one step: every edge goes to the nearest pixel for itself, so that
/// neighbours still share it.
public struct PixelGrid: Hashable, Sendable {
  /// The number of pixels in a point.
  public let scale: Double

  /// Where the container's origin lies in its window, in points.
  public let origin: LayoutPoint

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels in a point; with one that cannot be nothing is rounded.
  ///   - origin: Where the container's origin lies in its window, in points.
  public init(scale: Double, origin: LayoutPoint = .zero) {
    self.scale = scale
    self.origin = origin
  }

  /// The rectangle between the nearest pixels.
  ///
  /// - Parameter rect: A rectangle in the container's coordinates, in points.
  /// - Returns: The rectangle with each edge on the pixel nearest to it, halves away from zero, in steps of 1/1024
  ///   point.
  public func rounded(_ rect: LayoutRect) -> LayoutRect {
    guard scale.isFinite, scale > 0, rect.isPossible else { return rect }
    let corner = LayoutPoint(x: rounded(rect.minX, from: origin.x), y: rounded(rect.minY, from: origin.y))
    let result = LayoutRect(
      from: corner, toX: rounded(rect.maxX, from: origin.x), y: rounded(rect.maxY, from: origin.y))
    return result.isPossible ? result : rect
  }

  private func rounded(_ edge: Double, from start: Double) -> Double {
    (((edge + start) * scale).nearestWhole / scale - start).snappedLength
  }
}

extension LayoutEnvironment {
  /// The pixels of the container's display, or `nil` where its scale was not told.
  public var pixelGrid: PixelGrid? {
    displayScale.map { PixelGrid(scale: $0, origin: frameInWindow?.origin ?? .zero) }
  }
}
