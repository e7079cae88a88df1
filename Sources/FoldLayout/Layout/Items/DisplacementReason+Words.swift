extension DisplacementReason {
  /// The reason as a sentence, controls counted from 1.
  func sentence(division: (RegionID) -> String, occlusion: (RegionID) -> String) -> String {
    switch self {
    case .stays(let index): "Control \(index + 1) stays: nothing is in its way."
    case .isInTheWay(.division(let id), let index): "\(division(id)) is in the way of control \(index + 1)."
    case .isInTheWay(.occlusion(let id), let index): "\(occlusion(id)) is in the way of control \(index + 1)."
    case .isInTheWay(.safeArea, let index): "Control \(index + 1) reaches out of the safe area."
    case .isInTheWay(.control(let other), let index): "Control \(other + 1) is in the way of control \(index + 1)."
    case .goes(let index, let offset) where offset.isLessThanAStep:
      "Control \(index + 1) is trimmed to steps of 1/1024 point."
    case .goes(let index, let offset): "Control \(index + 1) goes \(offset.offsetWords)."
    case .fitsNowhere(let index): "Control \(index + 1) fits nowhere."
    case .keeps(let edges, let frame): "It keeps \(edges.keptWords): \(frame.words)."
    }
  }
}

extension LayoutPoint {
  fileprivate var isLessThanAStep: Bool { x.snappedLength == 0 && y.snappedLength == 0 }

  /// The point in words, as a distance.
  fileprivate var offsetWords: String {
    let across = x.snappedLength == 0 ? nil : "\(x.magnitude.lengthText) to the \(x < 0 ? "left" : "right")"
    let down = y.snappedLength == 0 ? nil : "\(y.magnitude.lengthText) \(y < 0 ? "up" : "down")"
    switch (across, down) {
    case (let across?, let down?): return "\(across) and \(down)"
    case (let only?, nil), (nil, let only?): return only
    case (nil, nil): return "nowhere"
    }
  }
}

extension DirectionalEdges {
  /// What a control that is pinned to these edges keeps.
  fileprivate var keptWords: String {
    let isPinnedAcross = !isDisjoint(with: [.leading, .trailing])
    let isPinnedDown = !isDisjoint(with: [.top, .bottom])
    switch (isPinnedAcross, isPinnedDown) {
    case (true, true): return "its distance to the \(words)"
    case (true, false): return "its distance to the \(words) and its proportion from top to bottom"
    case (false, true): return "its distance to the \(words) and its proportion from side to side"
    case (false, false): return "its proportion on both axes"
    }
  }
}
