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

  /// The inner display half open, with the safe area that was logged for it.
  static let halfOpen: LayoutEnvironment = {
    var environment = folded(isActive: true, status: .partiallyOpen)
    environment.safeAreaInsets = LayoutEdgeInsets(top: 0, left: 0, bottom: 34, right: 84)
    return environment
  }()

  /// A container with divisions that are all active, or all not, and joined to its edges where they reach them.
  static func container(
    _ width: Double, _ height: Double, dividedAt frames: LayoutRect..., isActive: Bool = true
  ) -> LayoutEnvironment {
    var environment = LayoutEnvironment(size: LayoutSize(width: width, height: height))
    environment.regions = LayoutRegions(
      divisions: frames.enumerated().map { index, frame in
        DivisionRegion(
          id: RegionID(rawValue: index + 1), frame: frame,
          joining: LayoutRect(x: 0, y: 0, width: width, height: height), isActive: isActive)
      })
    return environment
  }
}
