extension LayoutRect {
  /// Whether a line or an area of the other rectangle lies inside this one.
  ///
  /// To touch at an edge is not to lie inside. A line without thickness does where it runs strictly between two edges.
  func isEntered(by other: LayoutRect) -> Bool {
    isEntered(by: other, along: .horizontal) && isEntered(by: other, along: .vertical)
  }

  /// Whether the extent of the other rectangle along an axis reaches between the two edges of this one.
  func isEntered(by other: LayoutRect, along axis: LayoutAxis) -> Bool {
    other.lowerBound(along: axis) < upperBound(along: axis) && other.upperBound(along: axis) > lowerBound(along: axis)
  }

  /// The part of the other rectangle that lies inside this one, or `nil` where nothing of it does.
  func intersection(_ other: LayoutRect) -> LayoutRect? {
    guard isEntered(by: other) else { return nil }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return LayoutRect(from: LayoutPoint(x: left, y: top), toX: min(maxX, other.maxX), y: min(maxY, other.maxY))
  }

  /// The rectangle between two corners.
  init(from corner: LayoutPoint, toX right: Double, y bottom: Double) {
    self.init(origin: corner, size: LayoutSize(width: right - corner.x, height: bottom - corner.y))
  }

  /// The rectangle between its snapped edges, so that rectangles that meet still do.
  package var withSnappedEdges: LayoutRect {
    LayoutRect(
      from: LayoutPoint(x: minX.snappedLength, y: minY.snappedLength), toX: maxX.snappedLength, y: maxY.snappedLength)
  }

  /// The rectangle as it is seen from another origin.
  func seen(from origin: LayoutPoint) -> LayoutRect {
    LayoutRect(origin: LayoutPoint(x: self.origin.x - origin.x, y: self.origin.y - origin.y), size: size)
  }

  /// The extent of the surface, in square points.
  var area: Double { width * height }

  /// The insets that lead from this rectangle to one inside it, in points.
  func insets(to inner: LayoutRect) -> LayoutEdgeInsets {
    LayoutEdgeInsets(
      top: inner.minY - minY, left: inner.minX - minX, bottom: maxY - inner.maxY, right: maxX - inner.maxX)
  }
}
