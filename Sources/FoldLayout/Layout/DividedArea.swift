/// What divisions leave of the area that is laid out, as rows and columns in reading space.
struct DividedArea {
  /// The stretches from top to bottom, ascending.
  private(set) var rows: [ClosedRange<Double>]

  /// The stretches from leading to trailing, ascending.
  private(set) var columns: [ClosedRange<Double>]

  /// What is left of an area.
  ///
  /// A stretch of half a pixel or less rounds away and is none.
  ///
  /// - Parameters:
  ///   - area: What is laid out.
  ///   - environment: The container, with its divisions.
  init(_ area: LayoutArea, of environment: LayoutEnvironment) {
    guard let frame = environment.frame(of: area).map(ReadingSpace(environment).rect) else {
      (rows, columns) = ([], [])
      return
    }
    let slack = environment.pixel / 2
    rows = environment.parts(besideLinesAlong: .horizontal).clipped(to: frame.minY...frame.maxY, slack: slack)
    columns = ReadingSpace(environment).columns(environment.parts(besideLinesAlong: .vertical))
      .clipped(to: frame.minX...frame.maxX, slack: slack)
  }

  /// The area with at least so much between neighbours along some axes: where a division takes less, both sides give
  /// half of the rest.
  func spaced(by spacing: Double, along axes: LayoutAxes = .both) -> DividedArea {
    var result = self
    if axes.contains(.vertical) { result.rows = rows.spaced(by: spacing) }
    if axes.contains(.horizontal) { result.columns = columns.spaced(by: spacing) }
    return result
  }

  /// The axes along which parts follow one another.
  var axes: LayoutAxes {
    var axes: LayoutAxes = []
    if columns.count > 1 { axes.insert(.horizontal) }
    if rows.count > 1 { axes.insert(.vertical) }
    return axes
  }

  /// The parts in reading order, with the row and column of each.
  var cells: [LayoutSegment] { LayoutSegment.grid(rows: rows, columns: columns) }
}

extension [ClosedRange<Double>] {
  fileprivate func clipped(to bounds: ClosedRange<Double>, slack: Double) -> [ClosedRange<Double>] {
    compactMap { part in
      let (lower, upper) = (
        Swift.max(part.lowerBound, bounds.lowerBound), Swift.min(part.upperBound, bounds.upperBound)
      )
      return upper - lower > (part == bounds ? 0 : slack) ? lower...upper : nil
    }
  }

  fileprivate func spaced(by spacing: Double) -> [ClosedRange<Double>] {
    indices.map { index in
      let lower = index > 0 ? Swift.max(0, spacing - (self[index].lowerBound - self[index - 1].upperBound)) / 2 : 0
      let upper =
        index + 1 < count ? Swift.max(0, spacing - (self[index + 1].lowerBound - self[index].upperBound)) / 2 : 0
      let part = self[index]
      guard part.upperBound - part.lowerBound > lower + upper else {
        let middle = part.lowerBound + (part.upperBound - part.lowerBound) / 2
        return middle...middle
      }
      return (part.lowerBound + lower)...(part.upperBound - upper)
    }
  }
}

extension LayoutEnvironment {
  /// The container as if every division that lies flat and joins two edges divided it.
  var dividedWhereFlat: LayoutEnvironment {
    var result = self
    for index in divisionRegions.indices where !separates(divisionRegions[index]) {
      result.regions?.divisions[index].isDeclaredSeparating = true
    }
    return result
  }
}
