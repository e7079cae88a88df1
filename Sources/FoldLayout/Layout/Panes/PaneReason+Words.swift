extension PaneReason {
  /// The reason as a sentence, lengths in points, panes and parts counted from 1.
  func sentence(division: (RegionID) -> String) -> String {
    switch self {
    case .nothingToShare: "There is nothing to lay panes in."
    case .axis(let axis, let choice): "Panes go \(axis.arrangementWords): \(choice.words)."
    case .dividedBothWays: "Divisions run both ways: each pane goes into one of the parts."
    case .compactInBoth: "Pane 1 is alone: the container is compact in both directions."
    case .axisNotAllowed(let axis, let choice):
      "Panes would go \(axis.arrangementWords), because \(choice.words), and that is not allowed."
    case .noAxisAllowed: "Divisions run both ways, and neither is allowed."
    case .bestLine(let axis):
      "Divisions run both ways, and panes may only go \(axis.arrangementWords): "
        + "they take the best \(axis == .horizontal ? "row" : "column")."
    case .onlyPane(let index): "Pane \(index + 1) is alone: no other has a higher priority."
    case .leavesOut(let part): "Part \(part + 1) stays empty: an active occlusion covers some of it."
    case .hidden(let index, let minimum): "Pane \(index + 1) is hidden: \(minimum.minimumWords)."
    case .hiddenBeside(let index, let first): "Pane \(index + 1) is hidden: not even pane \(first + 1) fits."
    case .share(let panes, let part): "Panes \(panes.map { "\($0 + 1)" }.inWords) share part \(part + 1)."
    case .takesWhole(let index): "Pane \(index + 1) takes the whole area."
    case .takesPart(let index, let part, let choice): "Pane \(index + 1) takes part \(part + 1), \(choice.words)."
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
    case .preference: "that is preferred"
    case .longerSide: "that is the area's longer side"
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
    case .remainder: "because the others leave as much"
    case .share: "because that is an equal share of what the others leave"
    case .growth: "because it grows by what is left"
    case .division(let id, let position):
      "because the divider lies on \(division(id).withinSentence) at \(position.lengthText)"
    case .part(let index): "because it fills part \(index + 1)"
    }
  }
}

extension LayoutSize {
  /// Why a pane of this least size does not fit, without an extent that is zero.
  fileprivate var minimumWords: String {
    switch (width > 0, height > 0) {
    case (true, true): "its minimum of \(words) no longer fits"
    case (true, false): "its minimum width of \(width.lengthText) no longer fits"
    case (false, true): "its minimum height of \(height.lengthText) no longer fits"
    case (false, false): "the spacing and the minimums of the others leave no room"
    }
  }
}

extension PaneReason.PartChoice {
  fileprivate var words: String {
    switch self {
    case .best: "the one with the largest usable area"
    case .bestOfClear: "the best of those that are clear"
    case .bestThatFits: "the best in which its minimum fits"
    }
  }
}

extension String {
  /// The name of a division within a sentence: numbers follow a word that begins one.
  var withinSentence: String { hasPrefix("Division ") ? "d" + dropFirst() : self }
}
