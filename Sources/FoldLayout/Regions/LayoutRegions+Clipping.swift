extension LayoutRegions {
  /// The regions in the coordinates of a part of what they are told of, cut off at its edges.
  ///
  /// Those that only touch it are not there. A margin ends where the part does, so that the bare line stays where it
  /// was, and an axis stays what it was.
  ///
  /// Rules F3, F4 and F10.
  ///
  /// - Parameter part: The part, in the coordinates of the regions, in points.
  /// - Returns: The regions, none of which reaches beyond the part.
  func clipped(to part: LayoutRect) -> LayoutRegions {
    LayoutRegions(
      divisions: divisions.compactMap { Self.clipped($0, to: part, where: $0.enters(part)) },
      occlusions: occlusions.compactMap { Self.clipped($0, to: part, where: part.isEntered(by: $0.frame)) })
  }

  private static func clipped<R: Region>(_ region: R, to part: LayoutRect, where isInside: Bool) -> R? {
    guard isInside, let frame = region.frame.intersection(part) else { return nil }
    let lost = region.frame.insets(to: frame)
    var result = region
    result.frame = frame.seen(from: part.origin)
    result.margins = LayoutEdgeInsets(
      top: max(0, region.margins.top - lost.top), left: max(0, region.margins.left - lost.left),
      bottom: max(0, region.margins.bottom - lost.bottom), right: max(0, region.margins.right - lost.right))
    return result
  }

  /// The regions in the coordinates of a part, as they are, without those that only touch it.
  ///
  /// - Parameter part: The part, in the coordinates of the regions, in points.
  /// - Returns: The regions, which may reach beyond the part.
  func restricted(to part: LayoutRect) -> LayoutRegions {
    LayoutRegions(
      divisions: divisions.filter { $0.enters(part) }.map { Self.moved($0, to: part.origin) },
      occlusions: occlusions.filter { part.isEntered(by: $0.frame) }.map { Self.moved($0, to: part.origin) })
  }

  private static func moved<R: Region>(_ region: R, to origin: LayoutPoint) -> R {
    var result = region
    result.frame = region.frame.seen(from: origin)
    return result
  }

  /// The regions after what they are told of was turned.
  ///
  /// - Parameters:
  ///   - turn: How far it is turned.
  ///   - container: Its size before the turn, in points.
  /// - Returns: The regions in its new coordinates, their lines running in their new directions.
  func turned(by turn: QuarterTurn, in container: LayoutSize) -> LayoutRegions {
    func turned<R: Region>(_ region: R) -> R {
      var result = region
      result.frame = region.frame.turned(by: turn, in: container)
      result.margins = region.margins.turned(by: turn)
      return result
    }
    let isQuarter = turn == .clockwise || turn == .counterclockwise
    return LayoutRegions(
      divisions: divisions.map { division in
        var result = turned(division)
        result.axis = isQuarter ? division.axis.perpendicular : division.axis
        return result
      },
      occlusions: occlusions.map { turned($0) })
  }
}

extension DivisionRegion {
  /// Whether the line or gap reaches into a container; one with a declared axis does so from edge to edge.
  func enters(_ bounds: LayoutRect) -> Bool {
    bounds.isEntered(by: frame, along: axis.perpendicular)
      && (isAxisDeclared || bounds.isEntered(by: frame, along: axis))
  }
}
