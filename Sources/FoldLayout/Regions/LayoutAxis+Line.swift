extension LayoutAxis {
  /// The direction in which a line runs whose source does not say.
  ///
  /// It is that of the one pair of opposite edges that the frame joins. A frame that joins both pairs or neither runs
  /// along its longer side; a square one counts as vertical, as a crease is on most devices.
  ///
  /// Rule F4.
  ///
  /// - Parameters:
  ///   - frame: The line's frame, not clipped, in points.
  ///   - edges: The edges it may join, in the same coordinates, in points.
  init(ofLine frame: LayoutRect, joining edges: LayoutRect) {
    let joinsSides = frame.spans(edges, along: .horizontal, tolerance: 1)
    let joinsTopAndBottom = frame.spans(edges, along: .vertical, tolerance: 1)
    if joinsSides != joinsTopAndBottom {
      self = joinsSides ? .horizontal : .vertical
    } else {
      self = frame.width > frame.height ? .horizontal : .vertical
    }
  }
}
