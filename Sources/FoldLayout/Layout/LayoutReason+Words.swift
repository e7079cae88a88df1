extension LayoutReason: CustomStringConvertible {
  /// The reason as a sentence, with regions called by their numbers.
  public var description: String {
    sentence(division: { "Division \($0.rawValue)" }, occlusion: { "Occlusion \($0.rawValue)" })
  }

  /// The reason as a sentence.
  ///
  /// - Parameters:
  ///   - division: What a division is called.
  ///   - occlusion: What an occlusion is called.
  /// - Returns: The sentence, lengths in points, segments counted from 1.
  package func sentence(division: (RegionID) -> String, occlusion: (RegionID) -> String) -> String {
    switch self {
    case .divides(let id, let axis, let band, let standing):
      "\(division(id)) divides into \(axis == .vertical ? "left and right" : "top and bottom"): "
        + "it \(standing.clause), \(band.emptiness(across: axis))."
    case .trims(let id, let edge, let band, let standing):
      "\(division(id)) takes the \(edge.words) edge and divides nothing: "
        + "it \(standing.clause), \(band.emptiness(across: edge.axis))."
    case .doesNotSpan(let id, let frame, let isObstacle):
      "\(division(id)) does not run from edge to edge and divides nothing"
        + "\(isObstacle ? ", but as a physical gap it is an obstacle" : ""): \(frame.words)."
    case .isOutside(let id): "\(division(id)) lies outside and divides nothing."
    case .doesNotSeparate(let id, let standing): "\(division(id)) divides nothing: it \(standing.clause)."
    case .safeAreaTakes(let insets, let index): "The safe area takes \(insets.words) of segment \(index + 1)."
    case .occlusionCovers(let id, let place): "\(occlusion(id)) is active and covers part of \(place.words)."
    case .obstacleLies(let id, let index): "\(division(id)) is a gap inside segment \(index + 1)."
    case .largestFree(let rect, let index, let count):
      "Of segment \(index + 1) \(rect.words) is free\(count == 1 ? "" : ", the largest of \(count) free rectangles")."
    case .nothingFree(let place): "Nothing of \(place.words) is free."
    case .insetsLeave(let rect, let count):
      "Of the frame \(rect.words) is free\(count == 1 ? "" : ", the largest of \(count) free rectangles")."
    case .noStrip(let side): "The safe area keeps nothing clear at the \(side.words), so there is no room for a bar."
    case .strip(let strip, let side): "The safe area keeps a strip clear at the \(side.words): \(strip.words)."
    case .longestFree(let rect): "Of the strip \(rect.words) is free from side to side."
    case .panes(let reason): reason.sentence(division: division)
    case .overlay(let reason): reason.sentence
    case .columns(let reason): reason.sentence
    case .item(let reason): reason.sentence
    case .displacement(let reason): reason.sentence(division: division, occlusion: occlusion)
    }
  }
}

extension LayoutRect {
  /// What a band across its line keeps empty, as the end of a sentence.
  fileprivate func emptiness(across axis: LayoutAxis) -> String {
    let (start, end) = axis == .vertical ? (minX, maxX) : (minY, maxY)
    let name = axis == .vertical ? "x" : "y"
    return start == end
      ? "and its line at \(name) \(start.lengthText) takes nothing"
      : "and \(name) \(start.lengthText) to \(end.lengthText) stays empty"
  }
}

extension LayoutReason.Place {
  fileprivate var words: String {
    switch self {
    case .segment(let index): "segment \(index + 1)"
    case .frame: "the frame"
    case .strip: "the strip"
    }
  }
}
