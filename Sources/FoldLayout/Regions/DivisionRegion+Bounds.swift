extension DivisionRegion {
  /// Whether the line runs from edge to edge of a container, give or take a pixel.
  ///
  /// A declared axis says that it does.
  ///
  /// - Parameters:
  ///   - bounds: The container, in the same coordinates as the frame, in points.
  ///   - pixel: The length of a pixel, in points.
  /// - Returns: Whether it joins the two edges.
  func spans(_ bounds: LayoutRect, pixel: Double) -> Bool {
    isAxisDeclared || frame.spans(bounds, along: axis, tolerance: pixel)
  }

  /// Whether the line runs from edge to edge of a container and leaves some of it on both sides.
  ///
  /// A slice at an edge, as in Split View, divides nothing, and neither does one that leaves less than half a pixel
  /// there: that rounds away.
  ///
  /// - Parameters:
  ///   - bounds: The container, in the same coordinates as the frame, in points.
  ///   - pixel: The length of a pixel, in points.
  /// - Returns: Whether it cuts the container in two.
  func divides(_ bounds: LayoutRect, pixel: Double) -> Bool {
    let across = axis.perpendicular
    return spans(bounds, pixel: pixel)
      && frame.lowerBound(along: across) - bounds.lowerBound(along: across) > pixel / 2
      && bounds.upperBound(along: across) - frame.upperBound(along: across) > pixel / 2
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
    frame.touches(bounds) && window?.contains(frame, tolerance: pixel) ?? true && spans(bounds, pixel: pixel)
  }
}
