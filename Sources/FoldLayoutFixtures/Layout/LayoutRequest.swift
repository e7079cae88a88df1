package import FoldLayout

/// A question for a layout function, as a fixture or a command line asks it.
package enum LayoutRequest: Hashable, Sendable {
  case split(PaneSplit)
  case overlay(OverlayPlacement)
  case columns(ColumnGrid)
  case item(ItemPlacement)
  case controls(Displacement)

  /// A control, and the time at which its frame was right, in milliseconds.
  case anchored(AnchoredFrame, since: Int)
}

extension LayoutRequest {
  /// The keys that an answer has, in the grammar's order.
  var answerKeys: [String] {
    let keys: [String] =
      switch self {
      case .split: ["axis", "panes"]
      case .overlay: ["axis", "primary", "secondary"]
      case .columns: ["columns"]
      case .item: ["frame", "area", "segment", "isShrunk"]
      case .controls, .anchored: ["controls"]
      }
    return keys + ["reasons"]
  }

  /// The time at which an anchored frame was right, in milliseconds; `nil` for other questions.
  var since: Int? {
    if case .anchored(_, let since) = self { since } else { nil }
  }

  /// Asks the layout function.
  ///
  /// - Parameters:
  ///   - environment: The container.
  ///   - previous: The container as it was when an anchored frame was right, where it was told.
  /// - Returns: The answer with its reasons.
  package func answer(in environment: LayoutEnvironment, since previous: LayoutEnvironment?) -> LayoutAnswer {
    switch self {
    case .split(let request): return Self.answer(request.explanation(in: environment)) { .panes($0) }
    case .overlay(let request): return Self.answer(request.explanation(in: environment)) { .overlay($0) }
    case .columns(let request): return Self.answer(request.explanation(in: environment)) { .columns($0) }
    case .item(let request): return Self.answer(request.explanation(in: environment)) { .item($0) }
    case .controls(let request): return Self.answer(request.explanation(in: environment)) { .controls($0) }
    case .anchored(let control, _):
      guard let previous else { return LayoutAnswer(.notKnown, []) }
      let request = Reanchoring(of: control, from: previous)
      return Self.answer(request.explanation(in: environment)) { .controls([$0]) }
    }
  }

  private static func answer<Answer>(
    _ explanation: LayoutExplanation<Answer>, as content: (Answer) -> LayoutAnswer.Content
  ) -> LayoutAnswer {
    LayoutAnswer(content(explanation.answer), explanation.reasons)
  }
}
