extension LayoutEnvironment {
  /// How the container is folded, or `nil` where that is not known or has no one name.
  ///
  /// It is ``Posture/book`` or ``Posture/tabletop`` when an active division divides the container, else
  /// ``Posture/closed`` when every hinge is closed, else ``Posture/flat`` once regions or hinges have been told.
  /// Divisions on both axes have no one name.
  ///
  /// Rule F7.
  ///
  /// - Complexity: O(*n*² log *n*) in the number of divisions, times that of the hinges.
  public var posture: Posture? { postureReason.posture }

  /// Why the posture is what it is.
  ///
  /// Rule F7.
  ///
  /// - Complexity: O(*n*² log *n*) in the number of divisions, times that of the hinges.
  public var postureReason: PostureReason {
    var folded: DivisionRegion?
    for division in divisionRegions where folds(division) {
      if let folded, folded.axis != division.axis { return .isFoldedOnBothAxes(folded.id, division.id) }
      folded = folded ?? division
    }
    if let folded { return .isFolded(along: folded.id, axis: folded.axis) }
    if let hinges, !hinges.isEmpty, hinges.allSatisfy({ $0.status == .closed }) { return .isClosed }
    return regions == nil && hinges == nil ? .isNotTold : .isNotFolded
  }

  /// Whether the container is folded along a division: that is bent, and leaves some of it on both sides.
  private func folds(_ division: DivisionRegion) -> Bool {
    isBent(at: division) && takesBand(division) && edge(takenBy: division) == nil
  }

  /// Whether the device is bent at a division.
  ///
  /// A physical gap is there folded and flat, so its hinge is asked: its own, else those that name no division. Where
  /// no hinge is told, the source tells the state with the region, and the flag says it.
  private func isBent(at division: DivisionRegion) -> Bool {
    guard division.isPhysicalGap else { return activity(of: division) == .isActive }
    guard division.isActive, let hinges, !hinges.isEmpty else { return division.isActive }
    if let own = hinge(of: division) { return own.status == .partiallyOpen }
    return hinges.contains { $0.division == nil && $0.status == .partiallyOpen }
  }
}
