/// The container as it is read: from left to right, whatever the direction.
///
/// In a right-to-left container the physical facts are mirrored into it, the answer is computed there, and mirrored
/// back.
struct ReadingSpace {
  private let width: Double
  let isMirrored: Bool

  init(_ environment: LayoutEnvironment) {
    width = environment.size.width
    isMirrored = environment.layoutDirection == .rightToLeft
  }

  /// The rectangle on the other side of the mirror, in either direction, so that edges that meet still do.
  func rect(_ rect: LayoutRect) -> LayoutRect {
    guard isMirrored else { return rect }
    return LayoutRect(from: LayoutPoint(x: width - rect.maxX, y: rect.minY), toX: width - rect.minX, y: rect.maxY)
  }

  /// The point on the other side of the mirror, in either direction.
  func point(_ point: LayoutPoint) -> LayoutPoint {
    isMirrored ? LayoutPoint(x: width - point.x, y: point.y) : point
  }

  /// Stretches of the horizontal axis as they are read.
  func columns(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    isMirrored ? ranges.reversed().map { (width - $0.upperBound)...(width - $0.lowerBound) } : ranges
  }
}
