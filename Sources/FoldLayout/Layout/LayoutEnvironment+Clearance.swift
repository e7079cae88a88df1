extension LayoutEnvironment {
  /// Whether a rectangle is clear, and of what it is not.
  ///
  /// To touch is to be clear. A rectangle that is clear lies in one segment, inside the safe area, and under nothing,
  /// unless it fits a strip of half a pixel, which is no segment.
  ///
  /// Rules L1 and L2.
  ///
  /// - Parameter rect: The rectangle, in the container's coordinates, in points.
  /// - Returns: What is in the way: divisions and obstacles, then occlusions, each in the order of the environment, then
  ///   edges, from the top counterclockwise; an edge of the safe area only where the container's own is kept. A
  ///   rectangle or a container that cannot be has nothing else in its way.
  /// - Complexity: O(*n*² log *n*) in the number of divisions, times that of the hinges, and O(*n*) in that of the occlusions.
  public func clearance(of rect: LayoutRect) -> Clearance {
    guard rect.isPossible, size.isPossible else { return Clearance(obstructions: [.isImpossible]) }
    var obstructions: [Clearance.Obstruction] = []
    for division in divisionRegions {
      switch effect(of: division) {
      case .divides(let band), .trims(_, let band):
        if rect.isEntered(by: band, along: division.axis.perpendicular) {
          obstructions.append(.division(division.id))
        }
      case .doesNotSpan:
        if division.isPhysicalGap, rect.isEntered(by: division.frame) { obstructions.append(.obstacle(division.id)) }
      case .isOutside, .doesNotSeparate: break
      }
    }
    for occlusion in activeOcclusionRegions where rect.isEntered(by: occlusion.frame) {
      obstructions.append(.occlusion(occlusion.id))
    }
    let inside = bounds.insets(to: rect)
    let safe = safeAreaInsets ?? .zero
    for edge in LayoutEdge.allCases {
      if inside.length(at: edge) < 0 {
        obstructions.append(.outside(edge))
      } else if inside.length(at: edge) < safe.length(at: edge) {
        obstructions.append(.unsafe(edge))
      }
    }
    return Clearance(obstructions: obstructions)
  }
}
