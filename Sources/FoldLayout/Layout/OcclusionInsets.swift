/// The insets that keep a frame clear of active occlusions and leave the most of it.
///
/// For every occlusion that reaches into the frame one edge gives way, and the choice is the one that leaves the largest
/// rectangle. Equal ones go by the smaller sum of the insets, then by the larger inset at the top, at the left, and at
/// the bottom.
///
/// Rule L8.
public struct OcclusionInsets: Hashable, Sendable {
  /// The frame, in the container's coordinates, in points.
  public var frame: LayoutRect

  /// Creates the request.
  ///
  /// - Parameter frame: The frame to keep clear, in the container's coordinates, in points.
  public init(for frame: LayoutRect) {
    self.frame = frame
  }

  /// The insets of the frame.
  ///
  /// - Parameter environment: The container.
  /// - Returns: The insets, physical edges, in points, or `nil` where occlusions cover all of the frame, or the frame
  ///   has no extent.
  /// - Complexity: O(*n*³) in the number of occlusions that reach into the frame.
  public func answer(in environment: LayoutEnvironment) -> LayoutEdgeInsets? { answerAlone(in: environment) }

  /// The insets of the frame, and what they are for.
  ///
  /// - Parameter environment: The container.
  /// - Returns: The same insets, with the occlusions that reach into the frame.
  /// - Complexity: As that of the answer.
  public func explanation(in environment: LayoutEnvironment) -> LayoutExplanation<LayoutEdgeInsets?> {
    answerWithReasons(in: environment)
  }
}

extension OcclusionInsets: RecordedRequest {
  func answer<Recorder: ReasonRecorder>(
    in environment: LayoutEnvironment, noting recorder: inout Recorder
  ) -> LayoutEdgeInsets? {
    let occlusions = environment.activeOcclusionRegions.filter { frame.isEntered(by: $0.frame) }
    for occlusion in occlusions { recorder.record(.occlusionCovers(occlusion.id, .frame)) }
    let free = FreeRectangles(in: frame, without: occlusions.map { $0.frame }).maximal
    guard let best = free.min(by: { comesBefore($0, $1) }) else {
      recorder.record(.nothingFree(.frame))
      return nil
    }
    recorder.record(.insetsLeave(best, outOf: free.count))
    return frame.insets(to: best)
  }

  private func comesBefore(_ first: LayoutRect, _ second: LayoutRect) -> Bool {
    let (a, b) = (frame.insets(to: first), frame.insets(to: second))
    return (-first.area, a.sum, -a.top, -a.left, -a.bottom) < (-second.area, b.sum, -b.top, -b.left, -b.bottom)
  }
}

extension LayoutEdgeInsets {
  fileprivate var sum: Double { top + left + bottom + right }
}

extension LayoutEnvironment {
  /// The insets that keep a frame clear of active occlusions, see ``OcclusionInsets``.
  ///
  /// - Parameter frame: The frame, in the container's coordinates, in points.
  /// - Returns: The insets, or `nil` where nothing of the frame is left.
  /// - Complexity: O(*n*³) in the number of occlusions that reach into the frame.
  public func occlusionInsets(for frame: LayoutRect) -> LayoutEdgeInsets? {
    OcclusionInsets(for: frame).answer(in: self)
  }
}
