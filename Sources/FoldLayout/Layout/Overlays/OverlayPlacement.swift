/// Where a view and the one over it go.
///
/// Where nothing divides, the secondary takes the area and the primary lies over it, at its own size, at the top leading
/// corner. Where a division divides, each has a part of its own: the primary the trailing or the bottom one, or the
/// one at an edge that was asked for, and the secondary the best of the others. Where divisions run along both axes the
/// two lie side by side if they may.
///
/// Rule L4.
public struct OverlayPlacement: Hashable, Sendable {
  /// The primary's own size, in points.
  public var primarySize: LayoutSize

  /// The edges at which the primary is to lie when something divides: along each axis one; none, or both, leave it to
  /// the rule.
  public var edges: DirectionalEdges

  /// The axes along which the two may lie side by side.
  public var axes: LayoutAxes

  /// What of the container the two share.
  public var area: LayoutArea

  /// Creates the request.
  ///
  /// - Parameters:
  ///   - primarySize: The primary's own size, in points.
  ///   - edges: The edges at which the primary is to lie when something divides.
  ///   - axes: The axes along which the two may lie side by side.
  ///   - area: What of the container the two share.
  public init(
    primarySize: LayoutSize, edges: DirectionalEdges = [], axes: LayoutAxes = .both, area: LayoutArea = .safeArea
  ) {
    self.primarySize = primarySize
    self.edges = edges
    self.axes = axes
    self.area = area
  }

  /// Where the two go.
  ///
  /// - Parameter environment: The container.
  /// - Returns: Their frames, or `nil` where nothing is left of the area.
  /// - Complexity: As that of the usable areas.
  public func answer(in environment: LayoutEnvironment) -> OverlayArrangement? { answerAlone(in: environment) }

  /// Where the two go, and why there.
  ///
  /// - Parameter environment: The container.
  /// - Returns: The same frames, with a reason for each.
  /// - Complexity: As that of the answer.
  public func explanation(in environment: LayoutEnvironment) -> LayoutExplanation<OverlayArrangement?> {
    answerWithReasons(in: environment)
  }
}

extension OverlayPlacement: RecordedRequest {
  func answer<Recorder: ReasonRecorder>(
    in environment: LayoutEnvironment, noting recorder: inout Recorder
  ) -> OverlayArrangement? {
    let area = DividedArea(self.area, of: environment)
    let cells = area.cells
    guard let first = cells.first, let last = cells.last else {
      recorder.record(.overlay(.nothingLeft))
      return nil
    }
    let dividing = LayoutAxis.allCases.filter { area.axes.allows($0) }
    if let axis = dividing.first(where: { axes.allows($0) }) {
      return divided(cells, along: axis, in: environment, noting: &recorder)
    }
    recorder.record(.overlay(dividing.first.map { .axisNotAllowed($0) } ?? .nothingDivides))
    let whole = LayoutRect(from: first.frame.origin, toX: last.frame.maxX, y: last.frame.maxY)
    let space = ReadingSpace(environment)
    let own = primarySize.cut(to: first.frame.size)
    if own.width < primarySize.width || own.height < primarySize.height {
      recorder.record(.overlay(.primaryIsCut(own)))
    }
    return OverlayArrangement(
      axis: nil, primary: space.rect(LayoutRect(origin: first.frame.origin, size: own)), secondary: space.rect(whole))
  }

  private func divided<Recorder: ReasonRecorder>(
    _ cells: [LayoutSegment], along axis: LayoutAxis, in environment: LayoutEnvironment, noting recorder: inout Recorder
  ) -> OverlayArrangement? {
    let surfaces = UsableSurfaces(in: environment)
    func place(_ index: Int) -> Int { axis == .horizontal ? cells[index].column : cells[index].row }
    let usable = cells.map { surfaces.usable(of: $0.frame) }
    func key(_ index: Int) -> (Double, Int, Int) { (-usable[index], cells[index].column, cells[index].row) }
    let asked = edges.edge(along: axis)
    let (start, end) = DirectionalEdges.pair(at: axis)
    let farthest = asked == start ? 0 : cells.indices.reduce(0) { max($0, place($1)) }
    let best = cells.indices.sorted { key($0) < key($1) }
    guard let primary = best.first(where: { place($0) == farthest }),
      let secondary = best.first(where: { place($0) != farthest })
    else { return nil }
    if asked == nil, !edges.isEmpty { recorder.record(.overlay(.edgesDoNotDecide(edges))) }
    recorder.record(.overlay(.primaryGoes(asked ?? end, asked: asked != nil, part: primary)))
    recorder.record(.overlay(.secondaryTakes(part: secondary)))
    let space = ReadingSpace(environment)
    return OverlayArrangement(
      axis: axis, primary: space.rect(cells[primary].frame), secondary: space.rect(cells[secondary].frame))
  }
}
