import FoldLayout

/// Environments drawn at random, possible or not.
enum RandomEnvironments {
  private static let lengths: [Double] = [0, 0.0001, 13.5, 40, 399.7, 455.5, 669, 951, -1, .nan, .infinity, 1e300]

  static func environment(using generator: inout some RandomNumberGenerator) -> LayoutEnvironment {
    var environment = LayoutEnvironment(size: size(using: &generator))
    if Bool.random(using: &generator) { environment.safeAreaInsets = insets(using: &generator) }
    if Bool.random(using: &generator) { environment.displayScale = length(using: &generator) }
    if Bool.random(using: &generator) { environment.windowSize = size(using: &generator) }
    if Bool.random(using: &generator) { environment.frameInWindow = rect(using: &generator) }
    if Bool.random(using: &generator) {
      environment.hinges = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        Hinge(
          id: Hinge.ID(rawValue: Int.random(in: 1...3, using: &generator)),
          status: Hinge.Status.allCases.randomElement(using: &generator) ?? .unknown, division: 1)
      }
    }
    if Bool.random(using: &generator) { environment.regions = regions(using: &generator) }
    addTraits(to: &environment, using: &generator)
    return environment
  }

  private static func addTraits(
    to environment: inout LayoutEnvironment, using generator: inout some RandomNumberGenerator
  ) {
    func draw<Value>(_ values: [Value]) -> Value? {
      Bool.random(using: &generator) ? values.randomElement(using: &generator) : nil
    }
    if let horizontal = draw(Interface.SizeClass.allCases), let vertical = draw(Interface.SizeClass.allCases) {
      environment.sizeClasses = Interface.SizeClasses(horizontal: horizontal, vertical: vertical)
    }
    environment.orientation = draw(Interface.Orientation.allCases)
    environment.layoutDirection = draw(Interface.LayoutDirection.allCases)
    environment.verticalBarEdge = draw(Interface.VerticalBarEdge.allCases)
    environment.display = draw(Interface.Display.allCases)
    environment.isOrientationLocked = draw([false, true])
    environment.isInteractivelyResizing = draw([false, true])
    if Bool.random(using: &generator) {
      environment.cornerInsets = LayoutCornerInsets(
        horizontal: insets(using: &generator), vertical: insets(using: &generator))
    }
  }

  private static func regions(using generator: inout some RandomNumberGenerator) -> LayoutRegions {
    let divisions = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      DivisionRegion(
        id: RegionID(rawValue: Int.random(in: 1...5, using: &generator)), frame: rect(using: &generator),
        margins: insets(using: &generator), joining: rect(using: &generator), isActive: .random(using: &generator))
    }
    let occlusions = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
      OcclusionRegion(
        id: RegionID(rawValue: Int.random(in: 1...20, using: &generator)), frame: rect(using: &generator),
        isActive: .random(using: &generator))
    }
    return LayoutRegions(divisions: divisions, occlusions: occlusions)
  }

  /// Mostly possible lengths: an environment of twenty would hardly ever be taken otherwise.
  private static func length(using generator: inout some RandomNumberGenerator) -> Double {
    let count = Int.random(in: 0..<10, using: &generator) == 0 ? lengths.count : 8
    return lengths[Int.random(in: 0..<count, using: &generator)]
  }

  private static func size(using generator: inout some RandomNumberGenerator) -> LayoutSize {
    LayoutSize(width: length(using: &generator), height: length(using: &generator))
  }

  private static func rect(using generator: inout some RandomNumberGenerator) -> LayoutRect {
    let origin = LayoutPoint(x: length(using: &generator), y: length(using: &generator))
    return LayoutRect(origin: origin, size: size(using: &generator))
  }

  private static func insets(using generator: inout some RandomNumberGenerator) -> LayoutEdgeInsets {
    LayoutEdgeInsets(
      top: length(using: &generator), left: length(using: &generator), bottom: length(using: &generator),
      right: length(using: &generator))
  }
}
