/// A part of a container that something covers: a camera, a status area, window controls.
public struct OcclusionRegion: Hashable, Sendable {
  /// The identity, stable while the region exists.
  public var id: RegionID

  /// The covered rectangle in the container's coordinates, in points, margins included.
  ///
  /// Rule F3.
  public var frame: LayoutRect

  /// The part of the frame that is clearance for touch, in points from each edge of the frame.
  public var margins: LayoutEdgeInsets

  /// Whether the platform says that the region covers content now.
  public var isActive: Bool

  /// Creates an occlusion region.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - frame: The covered rectangle in the container's coordinates, in points, margins included.
  ///   - margins: The part of the frame that is clearance, in points from each edge.
  ///   - isActive: Whether the region covers content now.
  public init(id: RegionID, frame: LayoutRect, margins: LayoutEdgeInsets = .zero, isActive: Bool) {
    self.id = id
    self.frame = frame
    self.margins = margins
    self.isActive = isActive
  }
}
