/// Any number of panes in order, side by side or one above the other, and off every division.
///
/// The panes lie in the safe area, or in the bounds on request. A division that divides the area decides the axis; else
/// a container that is compact in both directions shows the first pane alone; else the panes follow one another along
/// the axis that is preferred, or else along the longer side, and side by side where both are equal. An axis that is not
/// allowed shows one pane, that of the highest priority.
///
/// The minimums are reserved by priority, and of equal ones in order; a pane whose minimum no longer fits is hidden.
/// The pane of the highest priority is never hidden: alone it takes everything, and may be smaller than its minimum, or
/// larger than its maximum. Otherwise each pane takes its preferred length by priority, as far as the minimums of the
/// others leave room; automatic ones share the rest equally; what is left grows the highest priority, as far as its
/// maximum, then the next. Undivided, two panes thus answer as Apple documents its split arrangement.
///
/// Across the axis a pane fills what there is, as far as its maximum, unless it is aligned.
///
/// Divided, the dividers lie on the divisions, whose frames stay empty, and a pane fills its segment as far as its
/// maximum: fractions give way, and count only as what is preferred among panes of one segment. As many segments are used as can be; more panes than segments share them by their usable
/// area, along the same axis, and fewer take the best. One pane alone takes the best in which its minimum fits, else the
/// best: that with the largest usable area, of equal ones the leading, then the upper.
///
/// Rule L3.
public struct PaneSplit: Hashable, Sendable {
  /// The panes, the first at the top or at the leading edge.
  public var panes: [Pane]

  /// What lies between two panes of one segment, in points; across a division that is thinner, so much too; what
  /// cannot be counts as zero.
  public var spacing: Double

  /// The axes along which panes may follow one another.
  public var axes: LayoutAxes

  /// The axis along which panes follow one another where nothing divides, or `nil` for the area's longer side.
  public var preferredAxis: LayoutAxis?

  /// What of the container the panes share.
  public var area: LayoutArea

  /// Whether panes keep off a division that lies flat, too.
  public var alignsToFlatDivisions: Bool

  /// Whether segments that an active occlusion covers in part are left empty, as long as one is clear.
  public var avoidsOccludedSegments: Bool

  /// Creates the request.
  ///
  /// - Parameters:
  ///   - panes: The panes, the first at the top or at the leading edge.
  ///   - spacing: What lies between two panes, in points; below zero counts as zero.
  ///   - axes: The axes along which panes may follow one another.
  ///   - preferredAxis: The axis where nothing divides, or `nil` for the area's longer side.
  ///   - area: What of the container the panes share.
  ///   - alignsToFlatDivisions: Whether panes keep off a division that lies flat, too.
  ///   - avoidsOccludedSegments: Whether segments that an active occlusion covers in part are left empty, as long as
  ///     one is clear.
  public init(
    panes: [Pane], spacing: Double = 0, axes: LayoutAxes = .both, preferredAxis: LayoutAxis? = nil,
    area: LayoutArea = .safeArea, alignsToFlatDivisions: Bool = false, avoidsOccludedSegments: Bool = false
  ) {
    self.panes = panes
    self.spacing = spacing
    self.axes = axes
    self.preferredAxis = preferredAxis
    self.area = area
    self.alignsToFlatDivisions = alignsToFlatDivisions
    self.avoidsOccludedSegments = avoidsOccludedSegments
  }

  /// Where the panes go.
  ///
  /// - Parameter environment: The container.
  /// - Returns: One placement for each pane.
  /// - Complexity: O(*mn*³) for *n* panes and *m* segments, and as that of the usable areas.
  public func answer(in environment: LayoutEnvironment) -> PaneArrangement { answerAlone(in: environment) }

  /// Where the panes go, and why there.
  ///
  /// - Parameter environment: The container.
  /// - Returns: The same placements, with a reason for the axis, for each pane that does not fit, and for each length.
  /// - Complexity: As that of the answer.
  public func explanation(in environment: LayoutEnvironment) -> LayoutExplanation<PaneArrangement> {
    answerWithReasons(in: environment)
  }
}

extension PaneSplit: RecordedRequest {
  func answer<Recorder: ReasonRecorder>(
    in environment: LayoutEnvironment, noting recorder: inout Recorder
  ) -> PaneArrangement {
    var plan = PanePlan(self, in: environment)
    plan.chooseAxis(noting: &recorder)
    plan.choosePanes(noting: &recorder)
    return plan.arrangement(noting: &recorder)
  }
}
