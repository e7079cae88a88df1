extension LayoutPoint {
  /// The point, or the nearest one that is not so far away that squares of distances are beyond all numbers.
  var measurable: LayoutPoint {
    let limit = 1e12
    return LayoutPoint(x: min(max(x, -limit), limit), y: min(max(y, -limit), limit))
  }

  /// The square of the distance to another point, in square points.
  func squaredDistance(to other: LayoutPoint) -> Double {
    let (x, y) = (other.x - x, other.y - y)
    return x * x + y * y
  }
}

extension LayoutRect {
  /// The point in the middle.
  var center: LayoutPoint { LayoutPoint(x: minX + width / 2, y: minY + height / 2) }

  /// The square of the distance to a point, zero where it lies inside, in square points.
  func squaredDistance(to point: LayoutPoint) -> Double {
    let nearest = LayoutPoint(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
    return nearest.squaredDistance(to: point)
  }
}
