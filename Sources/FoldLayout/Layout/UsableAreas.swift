/// What is free of each segment: the largest rectangle, and on request every one that cannot be grown.
///
/// A segment loses the safe area's insets, the active occlusions, and the obstacles: physical gaps that do not run from
/// edge to edge. Rectangles are ordered by their surface, the largest first; of equal ones the higher comes first, then
/// the one that begins nearer to the leading edge, then the wider.
///
/// Rule L2.
public struct UsableAreas: Hashable, Sendable {
  /// Whether every free rectangle that cannot be grown is listed.
  public var listsMaximal: Bool

  /// Creates the request.
  ///
  /// - Parameter listsMaximal: Whether every free rectangle that cannot be grown is listed, rather than the largest only.
  public init(listsMaximal: Bool = false) {
    self.listsMaximal = listsMaximal
  }

  /// What is free of each segment.
  ///
  /// - Parameter environment: The container.
  /// - Returns: One for each segment, in the same order.
  /// - Complexity: O(*n*³) in the number of occlusions and obstacles, for each segment, and as that of the segments.
  public func answer(in environment: LayoutEnvironment) -> [UsableArea] { answerAlone(in: environment) }

  /// What is free of each segment, and what took the rest.
  ///
  /// - Parameter environment: The container.
  /// - Returns: The same areas, with the reasons for the segments and for each area.
  /// - Complexity: As that of the answer.
  public func explanation(in environment: LayoutEnvironment) -> LayoutExplanation<[UsableArea]> {
    answerWithReasons(in: environment)
  }
}

extension UsableAreas: RecordedRequest {
  func answer<Recorder: ReasonRecorder>(
    in environment: LayoutEnvironment, noting recorder: inout Recorder
  ) -> [UsableArea] {
    let segments = Segments().answer(in: environment, noting: &recorder)
    let safeBounds = environment.bounds.inset(by: environment.safeAreaInsets ?? .zero)
    let obstacles = environment.obstacles
    let occlusions = environment.activeOcclusionRegions
    return segments.enumerated().map { index, segment in
      let safe = safeBounds.flatMap { segment.frame.intersection($0) }
      guard let safe, safe.area > 0 else {
        recorder.record(.nothingFree(.segment(index)))
        return UsableArea(segment: segment, largest: nil, maximal: listsMaximal ? [] : nil)
      }
      if safe != segment.frame { recorder.record(.safeAreaTakes(segment.frame.insets(to: safe), ofSegment: index)) }
      for occlusion in occlusions where safe.isEntered(by: occlusion.frame) {
        recorder.record(.occlusionCovers(occlusion.id, .segment(index)))
      }
      for obstacle in obstacles where safe.isEntered(by: obstacle.frame) {
        recorder.record(.obstacleLies(obstacle.id, inSegment: index))
      }
      let free = FreeRectangles(in: safe, without: occlusions.map { $0.frame } + obstacles.map { $0.frame }).maximal
      let isRightToLeft = environment.layoutDirection == .rightToLeft
      let largest = free.min { Self.comesBefore($0, $1, isRightToLeft: isRightToLeft) }
      recorder.record(
        largest.map { .largestFree($0, ofSegment: index, outOf: free.count) } ?? .nothingFree(.segment(index)))
      let all = listsMaximal ? free.sorted { Self.comesBefore($0, $1, isRightToLeft: isRightToLeft) } : nil
      return UsableArea(segment: segment, largest: largest, maximal: all)
    }
  }

  private static func comesBefore(_ first: LayoutRect, _ second: LayoutRect, isRightToLeft: Bool) -> Bool {
    let leading = isRightToLeft ? (-first.maxX, -second.maxX) : (first.minX, second.minX)
    return (-first.area, first.minY, leading.0, -first.width) < (-second.area, second.minY, leading.1, -second.width)
  }
}

extension LayoutEnvironment {
  /// The largest free rectangle of each segment, see ``UsableAreas``.
  ///
  /// - Complexity: O(*n*³) in the number of occlusions and obstacles, for each segment, and as that of the segments.
  public var usableAreas: [UsableArea] { UsableAreas().answer(in: self) }
}
