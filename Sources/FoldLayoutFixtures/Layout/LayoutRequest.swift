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
    case .split(let request):
      let explanation = request.explanation(in: environment)
      return LayoutAnswer(.panes(explanation.answer), explanation.reasons)
    case .overlay(let request):
      let explanation = request.explanation(in: environment)
      return LayoutAnswer(.overlay(explanation.answer), explanation.reasons)
    case .columns(let request):
      let explanation = request.explanation(in: environment)
      return LayoutAnswer(.columns(explanation.answer), explanation.reasons)
    case .item(let request):
      let explanation = request.explanation(in: environment)
      return LayoutAnswer(.item(explanation.answer), explanation.reasons)
    case .controls(let request):
      let explanation = request.explanation(in: environment)
      return LayoutAnswer(.controls(explanation.answer), explanation.reasons)
    case .anchored(let control, _):
      guard let previous else { return LayoutAnswer(.notKnown, []) }
      let explanation = Reanchoring(of: control, from: previous).explanation(in: environment)
      return LayoutAnswer(.controls([explanation.answer]), explanation.reasons)
    }
  }
}
