extension ItemReason {
  /// The reason as a sentence, segments counted from 1.
  var sentence: String {
    switch self {
    case .ignoresDivisions: "It ignores divisions."
    case .onlySegment: "Nothing divides the container."
    case .goesTo(let edges, nil): "It is to lie at the \(edges.words)."
    case .goesTo(let edges, let role?): "\(role.article) \(role.words) \(role.verb) to the \(edges.words)."
    case .goesToBest: "It goes to the segment with the largest usable area."
    case .goesNear(let point):
      "It goes to the segment nearest to (\(point.x.lengthText), \(point.y.lengthText))."
    case .doesNotFit(let size, nil): "\(size.words) does not fit."
    case .doesNotFit(let size, let segment?): "\(size.words) does not fit in segment \(segment + 1)."
    case .lies(let area, let fit): "It lies \(fit.words) \(area.words)."
    case .shrunk(let size): "It fits nowhere, and is shrunk to \(size.words)."
    case .nothingFree: "Nothing is free."
    }
  }
}

extension ItemRole {
  fileprivate var article: String {
    switch self {
    case .alert: "An"
    case .menu, .sheet, .control: "A"
    case .bottomControls: "The"
    }
  }

  fileprivate var verb: String { self == .bottomControls ? "go" : "goes" }
}

extension ItemFit {
  fileprivate var words: String {
    switch self {
    case .centered: "in the middle of"
    case .nearPoint: "as near as it can within"
    case .atBottom: "at the bottom of"
    }
  }
}
