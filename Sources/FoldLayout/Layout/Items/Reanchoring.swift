/// Where a fixed control goes when its container changes.
///
/// It keeps its distance to the edges of the safe area to which it is pinned, and on the other axis its proportion of
/// the room that is left beside it, then gives way as by ``Displacement``.
///
/// Of several controls each answer's ``DisplacedFrame/original`` can be handed to one ``Displacement``, so that none
/// comes to lie on another.
///
/// Rule L11.
public struct Reanchoring: Hashable, Sendable {
  /// The control in the container as it was.
  public var control: AnchoredFrame

  /// The container as it was.
  public var previous: LayoutEnvironment

  /// Creates the request.
  ///
  /// - Parameters:
  ///   - control: The control in the container as it was.
  ///   - previous: The container as it was.
  public init(of control: AnchoredFrame, from previous: LayoutEnvironment) {
    self.control = control
    self.previous = previous
  }

  /// Where the control goes.
  ///
  /// - Parameter environment: The container as it is.
  /// - Returns: Where it goes; `original` is where it would lie if nothing were in its way.
  /// - Complexity: O(*n*² log *n*) in the number of obstacles.
  public func answer(in environment: LayoutEnvironment) -> DisplacedFrame { answerAlone(in: environment) }

  /// Where the control goes, and why there.
  ///
  /// - Parameter environment: The container as it is.
  /// - Returns: The same place, with what it keeps and what it gives way to.
  /// - Complexity: As that of the answer.
  public func explanation(in environment: LayoutEnvironment) -> LayoutExplanation<DisplacedFrame> {
    answerWithReasons(in: environment)
  }
}

extension Reanchoring: RecordedRequest {
  func answer<Recorder: ReasonRecorder>(
    in environment: LayoutEnvironment, noting recorder: inout Recorder
  ) -> DisplacedFrame {
    let (before, after) = (ReadingSpace(previous), ReadingSpace(environment))
    guard let oldArea = previous.frame(of: .safeArea).map(before.rect), control.frame.isPossible,
      let newArea = environment.frame(of: .safeArea).map(after.rect)
    else {
      recorder.record(.displacement(.fitsNowhere(0)))
      return DisplacedFrame(original: control.frame, frame: nil)
    }
    let old = before.rect(control.frame)
    let (left, right) = stretch(of: old, in: oldArea, newArea, along: .horizontal)
    let (top, bottom) = stretch(of: old, in: oldArea, newArea, along: .vertical)
    let frame = after.rect(LayoutRect(from: LayoutPoint(x: left, y: top), toX: right, y: bottom))
    recorder.record(.displacement(.keeps(control.edges, frame)))
    let displaced = Displacement(of: [frame]).answer(in: environment, noting: &recorder)
    return displaced.first ?? DisplacedFrame(original: frame, frame: nil)
  }

  /// From where to where the control reaches along an axis of the new area.
  private func stretch(
    of old: LayoutRect, in oldArea: LayoutRect, _ newArea: LayoutRect, along axis: LayoutAxis
  ) -> (Double, Double) {
    let (start, end) = DirectionalEdges.pair(at: axis)
    let before = old.lowerBound(along: axis) - oldArea.lowerBound(along: axis)
    let after = oldArea.upperBound(along: axis) - old.upperBound(along: axis)
    let length = old.size.length(along: axis)
    let (lower, upper) = (newArea.lowerBound(along: axis), newArea.upperBound(along: axis))
    switch (control.edges.contains(start), control.edges.contains(end)) {
    case (true, true): return (lower + before, max(lower + before, upper - after))
    case (true, false): return (lower + before, lower + before + length)
    case (false, true): return (upper - after - length, upper - after)
    case (false, false):
      let room = before + after
      let proportion = room > 0 ? min(max(0, before / room), 1) : 0.5
      let position = lower + proportion * max(0, upper - lower - length)
      return (position, position + length)
    }
  }
}

extension LayoutEnvironment {
  /// Where a fixed control goes when its container changes, see ``Reanchoring``.
  ///
  /// - Parameters:
  ///   - control: The control in the container as it was.
  ///   - previous: The container as it was.
  ///   - current: The container as it is.
  /// - Returns: Where it goes.
  /// - Complexity: O(*n*² log *n*) in the number of obstacles.
  public static func reanchored(
    _ control: AnchoredFrame, from previous: LayoutEnvironment, to current: LayoutEnvironment
  ) -> DisplacedFrame {
    Reanchoring(of: control, from: previous).answer(in: current)
  }
}
