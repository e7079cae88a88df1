extension DivisionRegion {
  /// Whether the line runs from edge to edge of a container, give or take a pixel.
  ///
  /// A declared axis says that it does. A frame that cannot be runs nowhere.
  ///
  /// - Parameters:
  ///   - bounds: The container, in the same coordinates as the frame, in points.
  ///   - pixel: The length of a pixel, in points.
  /// - Returns: Whether it joins the two edges.
  func spans(_ bounds: LayoutRect, pixel: Double) -> Bool {
    frame.isPossible && (isAxisDeclared || frame.spans(bounds, along: axis, tolerance: pixel))
  }

  /// The edge of a container beside which a spanning line leaves nothing, or `nil` where it leaves something on both
  /// sides.
  ///
  /// A slice at an edge, as in Split View, leaves nothing there, and neither does what is half a pixel or less: that
  /// rounds away.
  ///
  /// - Parameters:
  ///   - bounds: The container, in the same coordinates as the frame, in points.
  ///   - pixel: The length of a pixel, in points.
  /// - Returns: The edge at which the division lies; of two, the one nearer to zero.
  func edge(of bounds: LayoutRect, pixel: Double) -> LayoutEdge? {
    let across = axis.perpendicular
    let edges = LayoutEdge.pair(along: axis)
    if frame.lowerBound(along: across) - bounds.lowerBound(along: across) <= pixel / 2 { return edges.lower }
    if bounds.upperBound(along: across) - frame.upperBound(along: across) <= pixel / 2 { return edges.upper }
    return nil
  }

  /// Whether the division can belong to a container of these bounds in this window.
  ///
  /// One that does not has been read together with the size of another moment or display (rule F6). Where the window
  /// was not told, how far the division reaches beyond the container tells nothing.
  ///
  /// - Parameters:
  ///   - bounds: The container, in the same coordinates as the frame, in points.
  ///   - window: The window, in the same coordinates, in points, where it was told; no region reaches beyond it.
  ///   - pixel: The length of a pixel, in points.
  /// - Returns: Whether it lies in the window, touches the container and spans it.
  func fits(_ bounds: LayoutRect, in window: LayoutRect?, pixel: Double) -> Bool {
    frame.touches(bounds, across: isAxisDeclared ? axis : nil)
      && window?.contains(frame, tolerance: pixel) ?? true && spans(bounds, pixel: pixel)
  }
}

extension LayoutRect {
  /// Whether the two share at least a point; with an axis, only what lies across it counts.
  fileprivate func touches(_ other: LayoutRect, across axis: LayoutAxis?) -> Bool {
    guard let across = axis?.perpendicular else { return touches(other) }
    return lowerBound(along: across) <= other.upperBound(along: across)
      && upperBound(along: across) >= other.lowerBound(along: across)
  }
}
