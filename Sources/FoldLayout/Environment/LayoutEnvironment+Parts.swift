extension LayoutEnvironment {
  /// What separating divisions whose lines run along an axis leave of the container's extent across it, ascending.
  ///
  /// A stretch of half a pixel or less rounds away and is none. Nothing is left of a container that cannot be. Rule L1.
  ///
  /// - Complexity: O(*n* log *n*) in the number of divisions, times that of the hinges.
  func parts(besideLinesAlong axis: LayoutAxis) -> [ClosedRange<Double>] {
    guard size.isPossible else { return [] }
    let length = size.length(along: axis.perpendicular)
    let bands = divisionRegions.lazy.filter { $0.axis == axis && takesBand($0) }.map { band(of: $0) }
      .sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    guard !bands.isEmpty else { return length > 0 ? [0...length] : [] }
    var parts: [ClosedRange<Double>] = []
    var start = 0.0
    for band in bands {
      if band.lowerBound - start > pixel / 2 { parts.append(start...band.lowerBound) }
      start = max(start, band.upperBound)
    }
    if length - start > pixel / 2 { parts.append(start...length) }
    return parts
  }

  /// Whether a division separates and runs from edge to edge, so that nothing may lie on it.
  func takesBand(_ division: DivisionRegion) -> Bool {
    size.isPossible && separates(division) && division.spans(bounds, pixel: pixel) && division.enters(bounds)
  }

  /// The range across its line that the band of a division takes of the container.
  func band(of division: DivisionRegion) -> ClosedRange<Double> {
    let across = division.axis.perpendicular
    let lower = max(division.frame.lowerBound(along: across), 0)
    return lower...min(division.frame.upperBound(along: across), size.length(along: across))
  }

  /// The edge beside which the band of a division leaves nothing, or `nil` where it leaves something on both sides.
  ///
  /// What other separating divisions take is not left. Rule L1.
  ///
  /// - Parameter division: A division that takes a band.
  /// - Returns: The edge; of two, the one nearer to zero.
  func edge(takenBy division: DivisionRegion) -> LayoutEdge? {
    let (parts, band) = (parts(besideLinesAlong: division.axis), band(of: division))
    let edges = LayoutEdge.pair(along: division.axis)
    guard parts.contains(where: { $0.upperBound <= band.lowerBound }) else { return edges.lower }
    return parts.contains { $0.lowerBound >= band.upperBound } ? nil : edges.upper
  }
}
