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

/// The same of a request, whose answer with reasons is the one without.
func expectInBothDirections<Request: RecordedRequest>(
  _ frames: [LayoutRect?], of request: Request, in environment: LayoutEnvironment,
  at location: SourceLocation = #_sourceLocation, _ read: (Request.Answer) -> [LayoutRect?]
) {
  expectInBothDirections(frames, in: environment, at: location) { read(request.answerAlone(in: $0)) }
  #expect(
    request.answerWithReasons(in: environment).answer == request.answerAlone(in: environment),
    sourceLocation: location)
}

/// The reasons of an answer as sentences.
func reasons(_ request: some RecordedRequest, _ environment: LayoutEnvironment) -> [String] {
  request.answerWithReasons(in: environment).reasons.map(\.description)
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
