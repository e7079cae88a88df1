extension LayoutEnvironment {
  /// What a division does to the container, by rule L1.
  func effect(of division: DivisionRegion) -> DivisionEffect {
    guard separates(division) else { return .doesNotSeparate }
    guard takesBand(division) else {
      let isPossible = size.isPossible && division.frame.isPossible
      return isPossible && bounds.isEntered(by: division.frame) ? .doesNotSpan : .isOutside
    }
    let band = rect(of: band(of: division), along: division.axis)
    return edge(takenBy: division).map { .trims($0, band) } ?? .divides(band)
  }

  /// The obstacles: physical gaps that lie in the container without running from edge to edge, and so divide nothing.
  ///
  /// Rule L1.
  ///
  /// - Complexity: O(*n*² log *n*) in the number of divisions, times that of the hinges.
  public var obstacles: [DivisionRegion] {
    divisionRegions.filter { division in
      guard division.isPhysicalGap, case .doesNotSpan = effect(of: division) else { return false }
      return true
    }
  }

  /// A band from edge to edge of the container.
  private func rect(of band: ClosedRange<Double>, along axis: LayoutAxis) -> LayoutRect {
    let length = band.upperBound - band.lowerBound
    return axis == .vertical
      ? LayoutRect(x: band.lowerBound, y: 0, width: length, height: size.height)
      : LayoutRect(x: 0, y: band.lowerBound, width: size.width, height: length)
  }
}
