extension LayoutEnvironment {
  /// The occlusions, active or not; empty where no regions were told.
  public var occlusionRegions: [OcclusionRegion] { regions?.occlusions ?? [] }

  /// The occlusions that cover content now.
  ///
  /// - Complexity: O(*n*) in the number of occlusions.
  public var activeOcclusionRegions: [OcclusionRegion] { occlusionRegions.filter { $0.isActive } }
}
