extension LayoutEnvironmentInformation {
  /// The transition whose phase this is, or `nil` where something else is the cause.
  public var transition: LayoutTransition? {
    if case .transition(let transition) = cause { transition } else { nil }
  }

  /// The interface orientation, or `nil` where it was not told.
  public var orientation: Interface.Orientation? { current.orientation }

  /// Whether the interface is upright; `false` where the orientation is not known.
  public var isPortrait: Bool { orientation?.isPortrait ?? false }

  /// Whether the interface is sideways; `false` where the orientation is not known.
  public var isLandscape: Bool { orientation?.isLandscape ?? false }

  /// The first separating division in reading order.
  ///
  /// - Complexity: O(*n*) in the number of divisions, times the number of hinges.
  public var activeDivisionRegion: DivisionRegion? { current.activeDivisionRegion }

  /// The occlusions that cover content now.
  ///
  /// - Complexity: O(*n*) in the number of occlusions.
  public var activeOcclusionRegions: [OcclusionRegion] { current.activeOcclusionRegions }

  /// How the container is folded, or `nil` where that is not known or has no one name.
  ///
  /// - Complexity: O(*n*² log *n*) in the number of divisions, times that of the hinges.
  public var posture: Posture? { current.posture }
}
