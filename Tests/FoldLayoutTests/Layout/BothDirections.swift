import Testing

@testable import FoldLayout

/// Asks a request in a container and in its mirror image, and expects the mirror image of the frames there.
func expectInBothDirections(
  _ frames: [LayoutRect?], in environment: LayoutEnvironment, at location: SourceLocation = #_sourceLocation,
  _ ask: (LayoutEnvironment) -> [LayoutRect?]
) {
  #expect(ask(environment) == frames, sourceLocation: location)
  let mirrored = frames.map { frame in
    frame.map { LayoutRect(x: environment.size.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
  }
  #expect(ask(environment.mirrored) == mirrored, "in the mirror", sourceLocation: location)
}

extension LayoutRect {
  /// A rectangle from its four numbers, in the order in which fixtures write them.
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension LayoutEnvironment {
  /// A container with lines of some thickness, active, from edge to edge.
  static func area(
    _ width: Double, _ height: Double, columns: [(x: Double, width: Double)] = [],
    rows: [(y: Double, height: Double)] = []
  ) -> LayoutEnvironment {
    var environment = LayoutEnvironment(size: LayoutSize(width: width, height: height))
    let frames =
      columns.map { LayoutRect($0.x, 0, $0.width, height) } + rows.map { LayoutRect(0, $0.y, width, $0.height) }
    environment.regions = LayoutRegions(
      divisions: frames.enumerated().map { index, frame in
        DivisionRegion(
          id: RegionID(rawValue: index + 1), frame: frame, axis: index < columns.count ? .vertical : .horizontal,
          isActive: true)
      })
    return environment
  }
}
