extension PaneReason {
  /// The reason as a sentence, lengths in points, panes and segments counted from 1.
  func sentence(division: (RegionID) -> String) -> String {
    switch self {
    case .nothingToShare: "There is nothing to lay panes in."
    case .axis(let axis, let choice): "The panes lie \(axis.arrangementWords): \(choice.words)."
    case .dividedBothWays: "Divisions run both ways: each pane lies in one of the segments."
    case .compactInBoth: "Pane 1 is alone: the container is compact in both directions."
    case .axisNotAllowed(let axis): "Panes \(axis.arrangementWords) are not allowed."
    case .onlyPane(let index): "Pane \(index + 1) is alone: it has the highest priority."
    case .leavesOut(let segment): "Segment \(segment + 1) stays empty: an active occlusion covers part of it."
    case .hidden(let index, let minimum): "Pane \(index + 1) is hidden: \(minimum.minimumWords) no longer fits."
    case .share(let panes, let segment): "\(panes.paneWords) share segment \(segment + 1)."
    case .takesWhole(let index): "Pane \(index + 1) takes the whole area."
    case .takesBest(let index, let segment):
      "Pane \(index + 1) takes segment \(segment + 1), the one with the largest usable area."
    case .length(let index, let axis, let length, let source):
      "Pane \(index + 1) is \(length.lengthText) \(axis.extentWord) \(source.words(division: division))."
    case .compressed(let index, let axis, let length, let minimum):
      "Pane \(index + 1) is \(length.lengthText) \(axis.extentWord), below its minimum of \(minimum.lengthText)."
    case .stretched(let index, let axis, let length, let maximum):
      "Pane \(index + 1) is \(length.lengthText) \(axis.extentWord), above its maximum of \(maximum.lengthText)."
    case .leavesEmpty(let length, let axis, let index):
      "\(length.lengthText) \(axis == .horizontal ? "beside" : "below") pane \(index + 1) "
        + "stay empty: every pane has its maximum."
    }
  }
}

extension LayoutAxis {
  /// How things follow one another along the axis.
  var arrangementWords: String { self == .horizontal ? "side by side" : "one above the other" }

  /// What an extent along the axis is called.
  var extentWord: String { self == .horizontal ? "wide" : "high" }
}

extension PaneReason.AxisChoice {
  fileprivate var words: String {
    switch self {
    case .division: "a division divides the area"
    case .longerSide: "that is its longer side"
    case .equalSides: "the area is as wide as it is high"
    }
  }
}

extension PaneReason.LengthSource {
  fileprivate func words(division: (RegionID) -> String) -> String {
    switch self {
    case .preference: "because it prefers that"
    case .minimum: "because that is its minimum"
    case .maximum: "because that is its maximum"
    case .others: "because the others leave no more"
    case .share: "because that is an equal share of what the others leave"
    case .growth: "because it grows by what is left"
    case .division(let id, let position):
      "because the divider lies on \(division(id).withinSentence) at \(position.lengthText)"
    case .segment(let index): "because it fills segment \(index + 1)"
    }
  }
}

extension LayoutSize {
  /// A least size in words, without an extent that is zero.
  fileprivate var minimumWords: String {
    switch (width > 0, height > 0) {
    case (true, false): "its minimum width of \(width.lengthText)"
    case (false, true): "its minimum height of \(height.lengthText)"
    default: "its minimum of \(width.lengthText) × \(height.lengthText)"
    }
  }
}

extension [Int] {
  fileprivate var paneWords: String {
    let numbers = map { "\($0 + 1)" }
    guard let last = numbers.last, numbers.count > 1 else { return "Pane \(numbers.joined())" }
    return "Panes \(numbers.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension String {
  /// The name of a division within a sentence: numbers follow a word that begins one.
  var withinSentence: String { hasPrefix("Division ") ? "d" + dropFirst() : self }
}
