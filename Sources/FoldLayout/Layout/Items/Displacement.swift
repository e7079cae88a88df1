/// Where fixed controls go so that nothing lies in their way: the nearest places.
///
/// A control stays clear of the bands of separating divisions, of physical gaps that do not run from edge to edge, and
/// of active occlusions, inside the safe area. Of equally near places the highest is taken, then the one nearer to the
/// leading edge. Several controls are displaced one after another in their order, each an obstacle to the next. Content
/// that scrolls is not displaced.
///
/// A control that has to go is measured in steps of 1/1024 point, so that it touches what it was in the way of.
///
/// Rule L7.
public struct Displacement: Hashable, Sendable {
  /// The frames of the controls, in the container's coordinates, in points, the first with the first choice.
  public var frames: [LayoutRect]

  /// Creates the request.
  ///
  /// - Parameter frames: The frames of the controls, in the container's coordinates, in points.
  public init(of frames: [LayoutRect]) {
    self.frames = frames
  }

  /// Where the controls go.
  ///
  /// - Parameter environment: The container.
  /// - Returns: One for each, in the same order.
  /// - Complexity: O(*n*² log *n*) in the number of obstacles, the controls before it among them, for each control.
  public func answer(in environment: LayoutEnvironment) -> [DisplacedFrame] { answerAlone(in: environment) }

  /// Where the controls go, and what they give way to.
  ///
  /// - Parameter environment: The container.
  /// - Returns: The same places, with what is in each control's way.
  /// - Complexity: As that of the answer.
  public func explanation(in environment: LayoutEnvironment) -> LayoutExplanation<[DisplacedFrame]> {
    answerWithReasons(in: environment)
  }
}

extension Displacement: RecordedRequest {
  func answer<Recorder: ReasonRecorder>(
    in environment: LayoutEnvironment, noting recorder: inout Recorder
  ) -> [DisplacedFrame] {
    var obstacles = environment.displacementObstacles
    return frames.enumerated().map { index, original in
      let frame = place(original, index, among: obstacles, in: environment, noting: &recorder)
      if let frame { obstacles.append((.control(index), frame)) }
      return DisplacedFrame(original: original, frame: frame)
    }
  }

  private func place<Recorder: ReasonRecorder>(
    _ original: LayoutRect, _ index: Int, among obstacles: [(what: DisplacementObstacle, frame: LayoutRect)],
    in environment: LayoutEnvironment, noting recorder: inout Recorder
  ) -> LayoutRect? {
    guard let area = environment.frame(of: .safeArea), original.isPossible else {
      recorder.record(.displacement(.fitsNowhere(index)))
      return nil
    }
    let isInside = area.contains(original, tolerance: 0)
    let entered = obstacles.filter { original.isEntered(by: $0.frame) }
    if isInside, entered.isEmpty {
      recorder.record(.displacement(.stays(index)))
      return original
    }
    if !isInside { recorder.record(.displacement(.isInTheWay(.safeArea, of: index))) }
    for obstacle in entered { recorder.record(.displacement(.isInTheWay(obstacle.what, of: index))) }
    let control = original.snapped
    let search = NearestClear(
      area: area, blocks: obstacles.map { $0.frame }, isRightToLeft: environment.layoutDirection == .rightToLeft)
    guard let corner = search.corner(nearestTo: control.origin.measurable, of: control.size) else {
      recorder.record(.displacement(.fitsNowhere(index)))
      return nil
    }
    let offset = LayoutPoint(x: corner.x - original.minX, y: corner.y - original.minY)
    recorder.record(.displacement(.goes(index, by: offset)))
    return LayoutRect(origin: corner, size: control.size)
  }
}

extension LayoutEnvironment {
  /// Where a fixed control goes so that nothing lies in its way, see ``Displacement``.
  ///
  /// - Parameter frame: Where it was to lie, in the container's coordinates, in points.
  /// - Returns: Where it goes.
  /// - Complexity: O(*n*² log *n*) in the number of obstacles.
  public func displacement(of frame: LayoutRect) -> DisplacedFrame {
    Displacement(of: [frame]).answer(in: self).first ?? DisplacedFrame(original: frame, frame: nil)
  }

  /// What a control must not enter.
  fileprivate var displacementObstacles: [(what: DisplacementObstacle, frame: LayoutRect)] {
    var obstacles: [(what: DisplacementObstacle, frame: LayoutRect)] = []
    for division in divisionRegions {
      switch effect(of: division) {
      case .divides(let band), .trims(_, let band):
        obstacles.append((.division(division.id), band.reaching(past: 1, along: division.axis)))
      case .doesNotSpan where division.isPhysicalGap: obstacles.append((.division(division.id), division.frame))
      case .doesNotSpan, .isOutside, .doesNotSeparate: break
      }
    }
    for occlusion in activeOcclusionRegions where occlusion.frame.isPossible {
      obstacles.append((.occlusion(occlusion.id), occlusion.frame))
    }
    return obstacles
  }
}

extension LayoutRect {
  /// The rectangle, so much longer at both ends: not even a control without extent lies beside the end of a band.
  fileprivate func reaching(past distance: Double, along axis: LayoutAxis) -> LayoutRect {
    axis == .vertical
      ? LayoutRect(x: minX, y: minY - distance, width: width, height: height + 2 * distance)
      : LayoutRect(x: minX - distance, y: minY, width: width + 2 * distance, height: height)
  }
}
