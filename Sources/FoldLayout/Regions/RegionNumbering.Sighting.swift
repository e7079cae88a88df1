extension RegionNumbering {
  /// A region as the platform tells it in one capture.
  public struct Sighting: Hashable, Sendable {
    /// What the platform calls the region.
    public var identity: Identity

    /// The region's frame in the container's coordinates, in points, margins included.
    public var frame: LayoutRect

    /// The part of the frame that is clearance, in points from each edge.
    public var margins: LayoutEdgeInsets

    /// Creates a sighting.
    ///
    /// - Parameters:
    ///   - identity: What the platform calls the region.
    ///   - frame: The frame in the container's coordinates, in points, margins included.
    ///   - margins: The part of the frame that is clearance, in points from each edge.
    public init(identity: Identity, frame: LayoutRect, margins: LayoutEdgeInsets = .zero) {
      self.identity = identity
      self.frame = frame
      self.margins = margins
    }

    func isInPlace(of other: Sighting) -> Bool {
      frame.snapped == other.frame.snapped && margins.snapped == other.margins.snapped
    }
  }
}
