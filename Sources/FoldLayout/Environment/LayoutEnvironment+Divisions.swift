extension LayoutEnvironment {
  /// The divisions, active or not; empty where no regions were told.
  public var divisionRegions: [DivisionRegion] { regions?.divisions ?? [] }

  /// The status of the device's only hinge: the device's pose.
  ///
  /// It is `nil` where hinges were not told, and where there are none or several.
  public var hingeStatus: Hinge.Status? {
    guard let hinges, hinges.count == 1 else { return nil }
    return hinges.first?.status
  }

  /// The hinge that says it folds a division.
  ///
  /// - Parameter division: A division of this environment.
  /// - Returns: `nil` where no hinge names the division; then the region alone decides.
  func hinge(of division: DivisionRegion) -> Hinge? {
    hinges?.first { $0.division == division.id }
  }

  /// Whether content must stay on one side of a division.
  ///
  /// A division separates when it is a physical gap, when its source declares so, or when it is active and its own
  /// hinge does not contradict it. A hinge that is fully open or closed does, because on some platforms the flag lags
  /// the hinge. A partially open hinge does not make an inactive division active.
  ///
  /// Rule F5.
  ///
  /// - Parameter division: A division of this environment.
  /// - Returns: Whether it separates.
  /// - Complexity: O(*n*) in the number of hinges.
  public func separates(_ division: DivisionRegion) -> Bool { standing(of: division).separates }

  /// Why a division separates, or why it does not.
  ///
  /// Rule F5.
  ///
  /// - Parameter division: A division of this environment.
  /// - Returns: The first of the reasons that holds.
  /// - Complexity: O(*n*) in the number of hinges.
  public func standing(of division: DivisionRegion) -> DivisionStanding {
    if division.isPhysicalGap { return .isPhysicalGap }
    if division.isDeclaredSeparating == true { return .isDeclaredSeparating }
    return activity(of: division)
  }

  /// Whether a division is active and its own hinge does not contradict it, as far as the platform tells activity.
  func activity(of division: DivisionRegion) -> DivisionStanding {
    guard division.isActive else { return .isInactive }
    guard let status = hinge(of: division)?.status, status == .fullyOpen || status == .closed else { return .isActive }
    return .isContradicted(by: status)
  }

  /// The first separating division in reading order: top to bottom, then from leading to trailing.
  ///
  /// - Complexity: O(*n*) in the number of divisions, times the number of hinges.
  public var activeDivisionRegion: DivisionRegion? {
    let isRightToLeft = layoutDirection == .rightToLeft
    func comesBefore(_ first: DivisionRegion, _ second: DivisionRegion) -> Bool {
      let (a, b) = (first.frame, second.frame)
      let leading = isRightToLeft ? (-a.maxX, -b.maxX) : (a.minX, b.minX)
      return (a.minY, leading.0, first.id.rawValue) < (b.minY, leading.1, second.id.rawValue)
    }
    var found: DivisionRegion?
    for division in divisionRegions where separates(division) {
      if let best = found, !comesBefore(division, best) { continue }
      found = division
    }
    return found
  }
}
