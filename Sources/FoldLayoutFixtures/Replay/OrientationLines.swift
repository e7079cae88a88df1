package import FoldLayout

/// What a scene allows, and why, as JSON Lines of the shape that a replay's have.
package struct OrientationLines: Sendable {
  private let situation: OrientationSituation

  /// Takes a situation that nothing came before.
  package init(_ situation: OrientationSituation) {
    self.situation = situation
  }

  /// A first line with the version of the stream, a line for each issue, one with the resolution and one with the explanation.
  package func lines(withIssues issues: [String]) -> [String] {
    let information = OrientationInformation(current: situation.resolution)
    let record = PostureReplay.Record(time: 0, content: .orientation(information, forecast: situation.forecast()))
    let header = JSONValue.object([
      .init("type", .text("resolution")), .init("version", .number(Double(PostureReplay.streamVersion))),
    ])
    return [JSONWriter.line(header)] + issues.map { Self.line("issue", 0, [.init("text", .text($0))]) }
      + [PostureReplay.line(of: record, names: FixtureNames())]
      + [Self.explanation(situation.explanation, at: 0)]
  }

  /// The line with an explanation, the text for people.
  static func explanation(_ text: String, at time: Int) -> String {
    line("explanation", time, [.init("lines", .texts(text.split(separator: "\n").map(String.init)))])
  }

  private static func line(_ type: String, _ time: Int, _ members: [JSONValue.Member]) -> String {
    JSONWriter.line(.object([.init("type", .text(type)), .init("at", .number(Double(time)))] + members))
  }
}
