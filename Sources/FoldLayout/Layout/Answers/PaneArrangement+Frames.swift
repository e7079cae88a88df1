extension PaneArrangement {
  /// The arrangement with every frame on whole pixels.
  ///
  /// - Parameter grid: The pixels.
  /// - Returns: The same panes, neighbours still sharing their edges.
  /// - Complexity: O(*n*) in the number of panes.
  public func rounded(to grid: PixelGrid) -> PaneArrangement {
    PaneArrangement(
      axis: axis, isRightToLeft: isRightToLeft,
      placements: placements.map { $0.with(frame: $0.frame.map { grid.rounded($0) }) })
  }

  /// The arrangement on the way to another one of the same panes.
  ///
  /// A pane that only one of the two shows grows from, or shrinks to, the place between its neighbours in the other; where
  /// it has none there it is in its place all the way. Towards an arrangement of another number of panes there is no way.
  ///
  /// Rule L12.
  ///
  /// - Parameters:
  ///   - other: The arrangement at the end.
  ///   - fraction: How far on the way: 0 and below is this one, 1 and above the other; what is no number is this one.
  /// - Returns: The arrangement there; on the way every pane that either shows has a frame.
  /// - Complexity: O(*n*²) in the number of panes.
  public func interpolated(to other: PaneArrangement, fraction: Double) -> PaneArrangement {
    guard fraction > 0, placements.count == other.placements.count else { return fraction >= 1 ? other : self }
    guard fraction < 1 else { return other }
    let between = placements.indices.map { index in
      let target = other.placements[index]
      guard let start = placements[index].frame ?? place(ofHidden: index, shownBy: other) ?? target.frame,
        let end = target.frame ?? other.place(ofHidden: index, shownBy: self) ?? placements[index].frame
      else { return placements[index] }
      return target.with(frame: start.interpolated(to: end, fraction: fraction))
    }
    return PaneArrangement(axis: other.axis ?? axis, isRightToLeft: other.isRightToLeft, placements: between)
  }

  /// Where a hidden pane would be, without any extent: after the pane before it, else before the one after it.
  private func place(ofHidden index: Int, shownBy other: PaneArrangement) -> LayoutRect? {
    guard other.placements[index].frame != nil else { return nil }
    let axis = axis ?? other.axis ?? .horizontal
    let isReversed = axis == .horizontal && isRightToLeft
    if let before = placements[..<index].last(where: { $0.frame != nil })?.frame {
      return before.edge(at: axis, isEnd: !isReversed)
    }
    return placements[index...].first { $0.frame != nil }?.frame?.edge(at: axis, isEnd: isReversed)
  }
}

extension PaneArrangement.Placement {
  fileprivate func with(frame: LayoutRect?) -> PaneArrangement.Placement {
    PaneArrangement.Placement(frame: frame, isCompressed: isCompressed, isStretched: isStretched)
  }
}

extension LayoutRect {
  /// An edge of the rectangle, as a rectangle without extent along an axis.
  fileprivate func edge(at axis: LayoutAxis, isEnd: Bool) -> LayoutRect {
    switch axis {
    case .horizontal: LayoutRect(x: isEnd ? maxX : minX, y: minY, width: 0, height: height)
    case .vertical: LayoutRect(x: minX, y: isEnd ? maxY : minY, width: width, height: 0)
    }
  }
}
