extension ColumnArrangement {
  /// The columns with every frame on whole pixels.
  ///
  /// - Parameter grid: The pixels.
  /// - Returns: The same columns.
  /// - Complexity: O(*n*) in the number of columns.
  public func rounded(to grid: PixelGrid) -> ColumnArrangement {
    ColumnArrangement(columns: columns.map { $0.with(frames: $0.frames.map { grid.rounded($0) }) })
  }

  /// The columns on the way to others.
  ///
  /// Columns are told apart by their index. One that only one of the two has grows from, or shrinks to, the end of the
  /// last column of the other. Where rows of segments come or go, frames are taken in pairs from the top, and the last
  /// of the fewer stands for the rest.
  ///
  /// Rule L12.
  ///
  /// - Parameters:
  ///   - other: The columns at the end.
  ///   - fraction: How far on the way: 0 and below is these, 1 and above the others; what is no number is these.
  /// - Returns: The columns there.
  /// - Complexity: O(*n*) in the number of columns.
  public func interpolated(to other: ColumnArrangement, fraction: Double) -> ColumnArrangement {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    let count = max(columns.count, other.columns.count)
    let isRightToLeft = isReversed || other.isReversed
    return ColumnArrangement(
      columns: (0..<count).compactMap { index in
        let start = frames(at: index, isRightToLeft: isRightToLeft)
        let end = other.frames(at: index, isRightToLeft: isRightToLeft)
        guard let firstStart = start.last, let firstEnd = end.last else {
          return index < other.columns.count ? other.columns[index] : columns[index]
        }
        let frames = (0..<max(start.count, end.count)).map { row in
          (row < start.count ? start[row] : firstStart)
            .interpolated(to: row < end.count ? end[row] : firstEnd, fraction: fraction)
        }
        let column = index < other.columns.count ? other.columns[index] : columns[index]
        return column.with(frames: frames)
      })
  }

  private var isReversed: Bool {
    guard columns.count > 1, let first = columns[0].frames.first, let second = columns[1].frames.first else {
      return false
    }
    return second.minX < first.minX
  }

  /// The frames of a column, or the end of the last one where there is none of that index.
  private func frames(at index: Int, isRightToLeft: Bool) -> [LayoutRect] {
    if index < columns.count { return columns[index].frames }
    return (columns.last?.frames ?? []).map {
      LayoutRect(x: isRightToLeft ? $0.minX : $0.maxX, y: $0.minY, width: 0, height: $0.height)
    }
  }
}

extension GridColumn {
  fileprivate func with(frames: [LayoutRect]) -> GridColumn {
    GridColumn(index: index, part: part, frames: frames)
  }
}
