/// Where a vertical bar lies at a side of a container, and what occlusions leave of it.
///
/// The bar takes the strip that the safe area keeps clear at that side, from top to bottom: on the iPhone Duo the
/// column beside the status items. The strip is cut above and below the active occlusions in it, and of equal parts the
/// upper one is taken. The bottom inset does not shorten it, as the system's own bars are not shortened by it.
///
/// Rule L8.
public struct BarFrame: Hashable, Sendable {
  /// The side at which the bar lies.
  public var side: LayoutSide

  /// Creates the request.
  ///
  /// - Parameter side: The side at which the bar lies, see ``LayoutEnvironment/verticalBarSide``.
  public init(onSide side: LayoutSide) {
    self.side = side
  }

  /// Where the bar lies.
  ///
  /// - Parameter environment: The container.
  /// - Returns: The bar, or `nil` where the safe area was not told or keeps nothing clear at that side.
  /// - Complexity: O(*n* log *n*) in the number of occlusions.
  public func answer(in environment: LayoutEnvironment) -> VerticalBar? { answerAlone(in: environment) }

  /// Where the bar lies, and why there.
  ///
  /// - Parameter environment: The container.
  /// - Returns: The same bar, with the strip and what covers it.
  /// - Complexity: As that of the answer.
  public func explanation(in environment: LayoutEnvironment) -> LayoutExplanation<VerticalBar?> {
    answerWithReasons(in: environment)
  }
}

extension BarFrame: RecordedRequest {
  func answer<Recorder: ReasonRecorder>(
    in environment: LayoutEnvironment, noting recorder: inout Recorder
  ) -> VerticalBar? {
    guard let strip = strip(of: environment) else {
      recorder.record(.noStrip(side))
      return nil
    }
    recorder.record(.strip(strip, side))
    var covers = [LayoutRect(x: strip.minX, y: strip.maxY, width: strip.width, height: 0)]
    for occlusion in environment.activeOcclusionRegions where strip.isEntered(by: occlusion.frame) {
      recorder.record(.occlusionCovers(occlusion.id, .strip))
      covers.append(occlusion.frame)
    }
    var longest: LayoutRect?
    var top = strip.minY
    for cover in covers.sorted(by: { $0.minY < $1.minY }) {
      if cover.minY - top > longest?.height ?? 0 {
        longest = LayoutRect(x: strip.minX, y: top, width: strip.width, height: cover.minY - top)
      }
      top = max(top, cover.maxY)
    }
    recorder.record(longest.map { .longestFree($0) } ?? .nothingFree(.strip))
    return VerticalBar(strip: strip, frame: longest)
  }

  private func strip(of environment: LayoutEnvironment) -> LayoutRect? {
    let insets = environment.safeAreaInsets ?? .zero
    let width = min(side == .left ? insets.left : insets.right, environment.size.width)
    guard environment.size.isPossible, width > 0 else { return nil }
    let left = side == .left ? 0 : environment.size.width - width
    return LayoutRect(x: left, y: 0, width: width, height: environment.size.height)
  }
}

extension LayoutEnvironment {
  /// Where a vertical bar lies at a side, see ``BarFrame``.
  ///
  /// - Parameter side: The side at which the bar lies.
  /// - Returns: The bar, or `nil` where there is no strip for one.
  /// - Complexity: O(*n* log *n*) in the number of occlusions.
  public func barFrame(onSide side: LayoutSide) -> VerticalBar? { BarFrame(onSide: side).answer(in: self) }
}
