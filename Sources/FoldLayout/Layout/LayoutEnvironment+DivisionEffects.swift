extension LayoutEnvironment {
  /// What a division does to the container, by rule L1, with the range that its band takes across its line.
  func effect(of division: DivisionRegion) -> DivisionEffect {
    guard separates(division) else { return .doesNotSeparate }
    guard size.isPossible, division.frame.isPossible else { return .isOutside }
    guard division.spans(bounds, pixel: pixel) else {
      return bounds.isEntered(by: division.frame) ? .doesNotSpan : .isOutside
    }
    guard division.enters(bounds) else { return .isOutside }
    let across = division.axis.perpendicular
    let range =
      max(
        division.frame.lowerBound(along: across), 0)...min(
        division.frame.upperBound(along: across), size.length(along: across))
    guard let edge = edge(takenBy: division) else { return .divides(range) }
    return .trims(edge, range)
  }

  /// The obstacles: physical gaps that lie in the container without running from edge to edge, and so divide nothing.
  ///
  /// Rule L1.
  ///
  /// - Complexity: O(*n*³) in the number of divisions, times that of the hinges.
  public var obstacles: [DivisionRegion] {
    divisionRegions.filter { division in
      guard division.isPhysicalGap, case .doesNotSpan = effect(of: division) else { return false }
      return true
    }
  }

  /// The band of a division, from edge to edge of the container.
  func band(_ range: ClosedRange<Double>, along axis: LayoutAxis) -> LayoutRect {
    let length = range.upperBound - range.lowerBound
    return axis == .vertical
      ? LayoutRect(x: range.lowerBound, y: 0, width: length, height: size.height)
      : LayoutRect(x: 0, y: range.lowerBound, width: size.width, height: length)
  }
}
