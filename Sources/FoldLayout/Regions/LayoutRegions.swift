/// The division and occlusion regions of one container, which a source always tells together.
public struct LayoutRegions: Hashable, Sendable {
  /// The divisions, active or not.
  public var divisions: [DivisionRegion]

  /// The occlusions, active or not.
  public var occlusions: [OcclusionRegion]

  /// Told that there are no regions, which is not the same as not told.
  ///
  /// Rule F2.
  public static let none = LayoutRegions()

  /// Creates the regions of a container.
  ///
  /// - Parameters:
  ///   - divisions: The divisions, active or not, in any order.
  ///   - occlusions: The occlusions, active or not, in any order.
  public init(divisions: [DivisionRegion] = [], occlusions: [OcclusionRegion] = []) {
    self.divisions = divisions
    self.occlusions = occlusions
  }
}
