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
      divisions: divisions.compactMap { division in
        Self.clipped(division, division.frame.stretched(along: division.declaredAxis, to: part), to: part)
      },
      occlusions: occlusions.compactMap { Self.clipped($0, $0.frame, to: part) })
  }

  /// What cannot be is left as it is, so that it is reported where the environment is told (rule F9).
  private static func clipped<R: Region>(_ region: R, _ frame: LayoutRect, to part: LayoutRect) -> R? {
    guard region.isPossible else { return region }
    guard let clipped = part.intersection(frame) else { return nil }
    // A band that was stretched has lost less than nothing, and has no margin more for it.
    let lost = region.frame.insets(to: clipped).nonnegative
    var result = region
    result.frame = clipped.seen(from: part.origin)
    result.margins = region.margins.reaching(past: lost)
    return result
  }

  /// The regions in the coordinates of a part, as they are, without those that only touch it.
  ///
  /// - Parameter part: The part, in the coordinates of the regions, in points.
  /// - Returns: The regions, which may reach beyond the part.
  func restricted(to part: LayoutRect) -> LayoutRegions {
    LayoutRegions(
      divisions: divisions.compactMap { Self.moved($0, to: part.origin, where: $0.enters(part)) },
      occlusions: occlusions.compactMap { Self.moved($0, to: part.origin, where: part.isEntered(by: $0.frame)) })
  }

  private static func moved<R: Region>(_ region: R, to origin: LayoutPoint, where isInside: Bool) -> R? {
    guard region.isPossible else { return region }
    guard isInside else { return nil }
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

extension Region {
  /// Whether something can lie there, with such margins.
  fileprivate var isPossible: Bool { frame.isPossible && margins.isPossible }
}

extension DivisionRegion {
  /// Whether the line or gap reaches into a container; one with a declared axis does so from edge to edge.
  func enters(_ bounds: LayoutRect) -> Bool {
    bounds.isEntered(by: frame.stretched(along: declaredAxis, to: bounds))
  }

  /// The axis along which the division is a band from edge to edge, or `nil` where it is no more than its frame.
  fileprivate var declaredAxis: LayoutAxis? { isAxisDeclared ? axis : nil }
}

extension LayoutRect {
  /// The rectangle with the extent of another along an axis; unchanged without one.
  fileprivate func stretched(along axis: LayoutAxis?, to other: LayoutRect) -> LayoutRect {
    switch axis {
    case .horizontal: LayoutRect(x: other.minX, y: minY, width: other.width, height: height)
    case .vertical: LayoutRect(x: minX, y: other.minY, width: width, height: other.height)
    case nil: self
    }
  }
}
