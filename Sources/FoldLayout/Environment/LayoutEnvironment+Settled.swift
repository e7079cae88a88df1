extension LayoutEnvironment {
  /// Whether the facts agree with each other, as far as one can see.
  ///
  /// They do not while a hinge and the flag of its seamless division disagree, while a seamless division does not fit
  /// the bounds, and while a hinge has left closed and no regions have been told. Physical gaps and a closed hinge
  /// never unsettle. No further emission is promised: nobody has to wait for one.
  ///
  /// Rule F6.
  ///
  /// - Complexity: O(*n*) in the number of divisions, times the number of hinges.
  public var isSettled: Bool {
    regions == nil ? hingeWithoutRegions == nil : divisionRegions.allSatisfy { unsettledReason(of: $0) == nil }
  }

  /// Why the facts do not agree; nothing where they do.
  ///
  /// Rule F6.
  package var unsettledReasons: [UnsettledReason] {
    guard regions != nil else { return hingeWithoutRegions.map { [.regionsAreMissing($0.status)] } ?? [] }
    return divisionRegions.compactMap { unsettledReason(of: $0) }
  }

  /// The first hinge that is neither closed nor unknown, for which regions are to come.
  private var hingeWithoutRegions: Hinge? {
    hinges?.first { $0.status != .closed && $0.status != .unknown }
  }

  private func unsettledReason(of division: DivisionRegion) -> UnsettledReason? {
    guard !division.isPhysicalGap else { return nil }
    switch hinge(of: division)?.status {
    case .partiallyOpen where !division.isActive: return .hingeDisagrees(division.id, .partiallyOpen)
    case .fullyOpen where division.isActive: return .hingeDisagrees(division.id, .fullyOpen)
    default: break
    }
    return division.fits(bounds, in: windowBounds, pixel: pixel) ? nil : .doesNotFit(division.id)
  }
}
