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
  /// - Complexity: O(*n*³) in the number of divisions, times that of the hinges, and O(*m*) in that of the segments.
  public func answer(in environment: LayoutEnvironment) -> [LayoutSegment] { answerAlone(in: environment) }

  /// The segments of a container, and what each division does to it.
  ///
  /// - Parameter environment: The container.
  /// - Returns: The same segments, with a reason for each division, in the order of the environment.
  /// - Complexity: As that of the answer.
  public func explanation(in environment: LayoutEnvironment) -> LayoutExplanation<[LayoutSegment]> {
    answerWithReasons(in: environment)
  }
}

extension Segments: RecordedRequest {
  func answer<Recorder: ReasonRecorder>(
    in environment: LayoutEnvironment, noting recorder: inout Recorder
  ) -> [LayoutSegment] {
    guard environment.size.isPossible else { return [] }
    var bands: (vertical: [ClosedRange<Double>], horizontal: [ClosedRange<Double>]) = ([], [])
    for division in environment.divisionRegions {
      let effect = environment.effect(of: division)
      recorder.record(environment.reason(for: effect, of: division))
      switch effect {
      case .divides(let range), .trims(_, let range):
        if division.axis == .vertical { bands.vertical.append(range) } else { bands.horizontal.append(range) }
      case .doesNotSpan, .isOutside, .doesNotSeparate: break
      }
    }
    let sliver = environment.pixel / 2
    let rows = Self.parts(of: environment.size.height, without: bands.horizontal, sliver: sliver)
    let columns = Self.parts(of: environment.size.width, without: bands.vertical, sliver: sliver)
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    return rows.enumerated().flatMap { row, vertical in
      columns.indices.map { column in
        let horizontal = columns[isRightToLeft ? columns.count - 1 - column : column]
        let corner = LayoutPoint(x: horizontal.lowerBound, y: vertical.lowerBound)
        return LayoutSegment(
          frame: LayoutRect(from: corner, toX: horizontal.upperBound, y: vertical.upperBound),
          row: row, column: column)
      }
    }
  }

  /// What bands leave of a length, ascending, without slivers.
  private static func parts(
    of length: Double, without bands: [ClosedRange<Double>], sliver: Double
  ) -> [ClosedRange<Double>] {
    guard !bands.isEmpty else { return length > 0 ? [0...length] : [] }
    var parts: [ClosedRange<Double>] = []
    var start = 0.0
    for band in bands.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
      if band.lowerBound - start > sliver { parts.append(start...band.lowerBound) }
      start = max(start, band.upperBound)
    }
    if length - start > sliver { parts.append(start...length) }
    return parts
  }
}

extension LayoutEnvironment {
  /// The segments of the container in reading order, see ``Segments``.
  ///
  /// - Complexity: O(*n*³) in the number of divisions, times that of the hinges, and O(*m*) in that of the segments.
  public var segments: [LayoutSegment] { Segments().answer(in: self) }

  fileprivate func reason(for effect: DivisionEffect, of division: DivisionRegion) -> LayoutReason {
    let id = division.id
    let standing = standing(of: division)
    return switch effect {
    case .divides(let range):
      .divides(id, axis: division.axis, band: band(range, along: division.axis), standing)
    case .trims(let edge, let range): .trims(id, edge, band: band(range, along: division.axis), standing)
    case .doesNotSpan: .doesNotSpan(id, frame: division.frame, isObstacle: division.isPhysicalGap)
    case .isOutside: .isOutside(id)
    case .doesNotSeparate: .doesNotSeparate(id, standing)
    }
  }
}
