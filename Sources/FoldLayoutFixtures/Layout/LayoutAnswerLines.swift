import FoldLayout

/// An answer of a layout function for people: what goes where, and then why.
package struct LayoutAnswerLines: Sendable {
  /// The lines, with their labels aligned.
  package private(set) var lines: [String] = []

  /// Takes an answer apart.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - name: What the question is called.
  ///   - fixture: The fixture, for the names in it.
  package init(_ answer: LayoutAnswer, to name: String, in fixture: PostureFixture) {
    self.init(answer, to: name, names: fixture.names)
  }

  init(_ answer: LayoutAnswer, to name: String, names: FixtureNames) {
    let rows = Self.rows(of: answer.content)
    let width = (rows.map(\.label.count).max() ?? 0) + 2
    lines.append("layout     \(name)")
    lines += rows.map { "   " + $0.label + String(repeating: " ", count: width - $0.label.count) + $0.text }
    lines += LayoutAnswerEncoder(names: names).sentences(of: answer).map { "      \($0)" }
  }

  /// The answer on one line.
  package static func text(of answer: LayoutAnswer) -> String {
    rows(of: answer.content).map { "\($0.label) \($0.text)" }.joined(separator: "; ")
  }

  private static func rows(of content: LayoutAnswer.Content) -> [(label: String, text: String)] {
    switch content {
    case .panes(let arrangement):
      arrangement.placements.enumerated().map { ("pane \($0 + 1)", text(of: $1)) }
    case .overlay(let arrangement?):
      [
        ("primary", text(of: arrangement.primary) + (arrangement.isOverlaid ? ", over the secondary" : "")),
        ("secondary", text(of: arrangement.secondary)),
      ]
    case .columns(let arrangement):
      arrangement.columns.map { ("column \($0.index + 1)", $0.frames.map { text(of: $0) }.joined(separator: " and ")) }
    case .item(let item?): [("frame", text(of: item.frame) + (item.isShrunk ? ", shrunk" : ""))]
    case .controls(let controls): controls.enumerated().map { ("control \($0 + 1)", text(of: $1.frame)) }
    case .overlay(nil), .item(nil): [("nowhere", "")]
    case .notKnown: [("not known", "no environment was told by then")]
    }
  }

  private static func text(of placement: PaneArrangement.Placement) -> String {
    let notes = [placement.isCompressed ? "below its minimum" : "", placement.isStretched ? "above its maximum" : ""]
    return ([placement.frame.map { text(of: $0) } ?? "hidden"] + notes.filter { !$0.isEmpty }).joined(separator: ", ")
  }

  private static func text(of frame: LayoutRect?) -> String { frame?.withSnappedEdges.words ?? "fits nowhere" }
}
