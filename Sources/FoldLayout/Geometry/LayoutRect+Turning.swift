extension LayoutSize {
  /// The size after a turn.
  ///
  /// - Parameter turn: How far the content is turned.
  /// - Returns: The same size, or the one with width and height exchanged.
  public func turned(by turn: QuarterTurn) -> LayoutSize {
    turn == .clockwise || turn == .counterclockwise ? LayoutSize(width: height, height: width) : self
  }
}

extension LayoutRect {
  /// Where the rectangle lies after the container that holds it was turned.
  ///
  /// Rule F10.
  ///
  /// - Parameters:
  ///   - turn: How far the container is turned.
  ///   - container: The container's size before the turn, in points.
  /// - Returns: The rectangle in the coordinates of the turned container, in points.
  public func turned(by turn: QuarterTurn, in container: LayoutSize) -> LayoutRect {
    let origin =
      switch turn {
      case .none: self.origin
      case .clockwise: LayoutPoint(x: container.height - maxY, y: minX)
      case .half: LayoutPoint(x: container.width - maxX, y: container.height - maxY)
      case .counterclockwise: LayoutPoint(x: minY, y: container.width - maxX)
      }
    return LayoutRect(origin: origin, size: size.turned(by: turn))
  }
}

extension LayoutEdgeInsets {
  /// The insets after what they belong to was turned.
  ///
  /// - Parameter turn: How far it is turned.
  /// - Returns: The same four distances, each at the edge that its edge became.
  public func turned(by turn: QuarterTurn) -> LayoutEdgeInsets {
    switch turn {
    case .none: self
    case .clockwise: LayoutEdgeInsets(top: left, left: bottom, bottom: right, right: top)
    case .half: LayoutEdgeInsets(top: bottom, left: right, bottom: top, right: left)
    case .counterclockwise: LayoutEdgeInsets(top: right, left: top, bottom: left, right: bottom)
    }
  }
}
