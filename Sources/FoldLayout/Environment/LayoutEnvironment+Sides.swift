extension LayoutEnvironment {
  /// Whether a division runs from edge to edge and leaves some of the container on both sides.
  ///
  /// What other separating divisions take is not left. Rule L1.
  func isDivided(by division: DivisionRegion) -> Bool {
    division.spans(bounds, pixel: pixel) && division.enters(bounds) && edge(takenBy: division) == nil
  }

  /// The edge beside which a spanning division leaves nothing, or `nil` where it leaves something on both sides.
  ///
  /// - Parameter division: A division that spans the container and enters it.
  /// - Returns: The edge; of two, the one nearer to zero.
  func edge(takenBy division: DivisionRegion) -> LayoutEdge? {
    if let edge = division.edge(of: bounds, pixel: pixel) { return edge }
    guard divisionRegions.count > 1 else { return nil }
    let across = division.axis.perpendicular
    let edges = LayoutEdge.pair(along: division.axis)
    let frame = division.frame
    if !isAnythingLeft(from: 0, to: frame.lowerBound(along: across), beside: division) { return edges.lower }
    if !isAnythingLeft(from: frame.upperBound(along: across), to: size.length(along: across), beside: division) {
      return edges.upper
    }
    return nil
  }

  /// Whether the other separating divisions along the same axis leave more than half a pixel of a range.
  private func isAnythingLeft(from start: Double, to end: Double, beside division: DivisionRegion) -> Bool {
    let across = division.axis.perpendicular
    func isOther(_ other: DivisionRegion) -> Bool {
      other.id != division.id && other.axis == division.axis && separates(other) && other.spans(bounds, pixel: pixel)
        && other.enters(bounds)
    }
    /// The stretch that begins at a position ends where the next division does begin.
    func isFree(from position: Double) -> Bool {
      var end = end
      for other in divisionRegions where isOther(other) && other.frame.upperBound(along: across) > position {
        end = min(end, other.frame.lowerBound(along: across))
      }
      return end - position > pixel / 2
    }
    if isFree(from: start) { return true }
    return divisionRegions.contains { other in
      let position = other.frame.upperBound(along: across)
      return isOther(other) && position > start && isFree(from: position)
    }
  }
}
