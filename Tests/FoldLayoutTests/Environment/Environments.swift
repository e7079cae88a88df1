import FoldLayout

/// Environments that several suites start from, in the Duo's measured numbers.
enum Environments {
  /// The inner display sideways, with the fold's band about the crease in the middle.
  static let innerLandscape: LayoutEnvironment = {
    var environment = LayoutEnvironment(size: LayoutSize(width: 951, height: 669))
    environment.sizeClasses = Interface.SizeClasses(horizontal: .regular, vertical: .regular)
    environment.displayScale = 3
    environment.hinges = [Hinge(status: .fullyOpen, division: 1)]
    environment.regions = LayoutRegions(divisions: [fold(isActive: false)])
    return environment
  }()

  /// The outer display upright.
  static let outerPortrait: LayoutEnvironment = {
    var environment = LayoutEnvironment(size: LayoutSize(width: 466, height: 678))
    environment.sizeClasses = Interface.SizeClasses(horizontal: .compact, vertical: .regular)
    environment.hinges = [Hinge(status: .closed)]
    environment.regions = LayoutRegions.none
    return environment
  }()

  static func fold(isActive: Bool) -> DivisionRegion {
    DivisionRegion(
      id: 1, frame: LayoutRect(x: 455.5, y: 0, width: 40, height: 669),
      margins: LayoutEdgeInsets(top: 0, left: 20, bottom: 0, right: 20),
      joining: LayoutRect(x: 0, y: 0, width: 951, height: 669), isActive: isActive)
  }

  /// The inner display with the fold's flag and the hinge's status as given.
  static func folded(isActive: Bool, status: Hinge.Status) -> LayoutEnvironment {
    var environment = innerLandscape
    environment.hinges = [Hinge(status: status, division: 1)]
    environment.regions = LayoutRegions(divisions: [fold(isActive: isActive)])
    return environment
  }
}
