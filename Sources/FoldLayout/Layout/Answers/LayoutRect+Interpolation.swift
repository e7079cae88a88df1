extension LayoutRect {
  /// The rectangle on the way to another, edge by edge.
  ///
  /// Each edge moves one way only, so rectangles that meet at both ends meet all the way.
  ///
  /// Rule L12.
  ///
  /// - Parameters:
  ///   - other: The rectangle at the end, in the same coordinates, in points.
  ///   - fraction: How far on the way: 0 and below is this one, 1 and above the other; what is no number is this one.
  /// - Returns: The rectangle there, between the ends in steps of 1/1024 point.
  public func interpolated(to other: LayoutRect, fraction: Double) -> LayoutRect {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    return LayoutRect(
      from: LayoutPoint(
        x: minX.interpolated(to: other.minX, fraction: fraction),
        y: minY.interpolated(to: other.minY, fraction: fraction)),
      toX: maxX.interpolated(to: other.maxX, fraction: fraction),
      y: maxY.interpolated(to: other.maxY, fraction: fraction))
  }
}

extension Double {
  /// The length on the way to another, never beyond it, and never back.
  fileprivate func interpolated(to other: Double, fraction: Double) -> Double {
    let step = (self + (other - self) * fraction).snappedLength
    return Swift.min(Swift.max(step, Swift.min(self, other)), Swift.max(self, other))
  }
}
