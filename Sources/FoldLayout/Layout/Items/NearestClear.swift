/// The nearest place at which a rectangle lies inside an area and in nobody's way (rule L7).
struct NearestClear {
  /// Where it must lie.
  let area: LayoutRect

  /// What it must not enter.
  var blocks: [LayoutRect]

  /// Whether of equally near places the right one comes first.
  let isRightToLeft: Bool

  /// The corner of the nearest place, or `nil` where there is none.
  ///
  /// Of equally near ones it is the highest, then the one nearer to the leading edge. Of the nearest place each
  /// coordinate is that which was wanted, or touches the area's edge or a block's, so that those are all that is tried.
  ///
  /// - Parameters:
  ///   - wanted: Where the corner was to lie, in points.
  ///   - size: The size of the rectangle, in points.
  /// - Returns: The corner, in points.
  /// - Complexity: O(*n*² log *n*) in the number of blocks.
  func corner(nearestTo wanted: LayoutPoint, of size: LayoutSize) -> LayoutPoint? {
    let (right, bottom) = (area.maxX - size.width, area.maxY - size.height)
    guard size.isPossible, area.isPossible, right >= area.minX, bottom >= area.minY else { return nil }
    let touching = [wanted.x, area.minX, right] + blocks.flatMap { [$0.minX - size.width, $0.maxX] }
    let columns = touching.filter { area.minX <= $0 && $0 <= right }
      .sorted { ($0 - wanted.x).magnitude < ($1 - wanted.x).magnitude }
    var best: (corner: LayoutPoint, key: (Double, Double, Double))?
    for x in columns {
      let distance = (x - wanted.x) * (x - wanted.x)
      if let best, distance > best.key.0 { break }
      guard let y = nearest(to: wanted.y, atX: x, of: size, within: area.minY...bottom) else { continue }
      let corner = LayoutPoint(x: x, y: y)
      let key = (corner.squaredDistance(to: wanted), y, isRightToLeft ? -x : x)
      if let best, best.key <= key { continue }
      best = (corner, key)
    }
    return best?.corner
  }

  /// The free height nearest to one at a column, the upper of two.
  private func nearest(
    to wanted: Double, atX x: Double, of size: LayoutSize, within range: ClosedRange<Double>
  ) -> Double? {
    let start = min(max(wanted, range.lowerBound), range.upperBound)
    // Heights at which the rectangle would enter a block, without their ends, those that overlap joined into one.
    let taken = blocks.filter { $0.minX < x + size.width && $0.maxX > x && $0.minY - size.height < $0.maxY }
      .map { (lower: $0.minY - size.height, upper: $0.maxY) }.sorted { $0.lower < $1.lower }
    var joined: (lower: Double, upper: Double)?
    for next in taken {
      if let current = joined, next.lower < current.upper {
        joined = (current.lower, max(current.upper, next.upper))
      } else if let current = joined, current.lower < start, start < current.upper {
        break
      } else {
        joined = next
      }
    }
    guard let joined, joined.lower < start, start < joined.upper else { return start }
    let ends = [joined.lower, joined.upper].filter { range.contains($0) }
    return ends.min { (($0 - wanted).magnitude, $0) < (($1 - wanted).magnitude, $1) }
  }
}
