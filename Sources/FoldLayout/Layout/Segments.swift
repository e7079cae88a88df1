/// What separating divisions leave of a container.
///
/// A separating division divides where container is left on both sides of it. Where it overlaps an edge it takes its
/// band there and divides nothing. One that does not run from edge to edge, give or take a pixel, divides nothing
/// either, unless its source declares its axis, which makes it a band; a physical gap is then an obstacle. A strip
/// between two bands, or between a band and an edge, that is half a pixel or less counts as none.
///
/// Segments are listed from top to bottom, and within a row from leading to trailing. Any number of divisions may lie
/// on both axes.
///
/// Rule L1.
public struct Segments: Hashable, Sendable {
  /// Creates the request.
  public init() {}

  /// The segments of a container.
  ///
  /// - Parameter environment: The container.
  /// - Returns: The segments in reading order; none where divisions take everything, or where the size cannot be.
  /// - Complexity: O(*n* log *n*) in the number of divisions, times that of the hinges, and O(*m*) in that of the
  ///   segments.
  public func answer(in environment: LayoutEnvironment) -> [LayoutSegment] { answerAlone(in: environment) }

  /// The segments of a container, and what each division does to it.
  ///
  /// - Parameter environment: The container.
  /// - Returns: The same segments, with a reason for each division, in the order of the environment.
  /// - Complexity: O(*n*² log *n*) in the number of divisions, times that of the hinges, and O(*m*) in that of the
  ///   segments.
  public func explanation(in environment: LayoutEnvironment) -> LayoutExplanation<[LayoutSegment]> {
    answerWithReasons(in: environment)
  }
}

extension Segments: RecordedRequest {
  func answer<Recorder: ReasonRecorder>(
    in environment: LayoutEnvironment, noting recorder: inout Recorder
  ) -> [LayoutSegment] {
    for division in environment.divisionRegions { recorder.record(environment.reason(for: division)) }
    let columns = environment.parts(besideLinesAlong: .vertical)
    return LayoutSegment.grid(
      rows: environment.parts(besideLinesAlong: .horizontal),
      columns: environment.layoutDirection == .rightToLeft ? columns.reversed() : columns)
  }
}

extension LayoutEnvironment {
  /// The segments of the container in reading order, see ``Segments``.
  ///
  /// - Complexity: O(*n* log *n*) in the number of divisions, times that of the hinges, and O(*m*) in that of the
  ///   segments.
  public var segments: [LayoutSegment] { Segments().answer(in: self) }

  fileprivate func reason(for division: DivisionRegion) -> LayoutReason {
    let id = division.id
    let standing = standing(of: division)
    return switch effect(of: division) {
    case .divides(let band): .divides(id, axis: division.axis, band: band, standing)
    case .trims(let edge, let band): .trims(id, edge, band: band, standing)
    case .doesNotSpan: .doesNotSpan(id, frame: division.frame, isObstacle: division.isPhysicalGap)
    case .isOutside: .isOutside(id)
    case .doesNotSeparate: .doesNotSeparate(id, standing)
    }
  }
}
