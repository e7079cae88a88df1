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
    guard let regions else {
      return hinges?.allSatisfy { $0.status == .closed || $0.status == .unknown } ?? true
    }
    return regions.divisions.allSatisfy { division in
      division.isPhysicalGap
        || (agreesWithItsHinge(division) && division.fits(bounds, in: windowBounds, pixel: pixel))
    }
  }

  private func agreesWithItsHinge(_ division: DivisionRegion) -> Bool {
    switch hinge(of: division)?.status {
    case .partiallyOpen: division.isActive
    case .fullyOpen: !division.isActive
    case .closed, .unknown, nil: true
    }
  }
}
