import FoldLayout
import FoldLayoutFixtures

/// An account for a report of a fault: what was told when, why orientations and regions are as
/// they are at the end, and why layouts are as they were asked for.
struct ExplainReport {
  let lines: [String]

  init(_ replay: PostureReplay, _ regions: RegionExplanation?) {
    var told: LayoutEnvironment?
    let records = replay.records.compactMap { record -> (time: Int, line: String)? in
      let line = Self.line(record, since: told, in: replay.fixture) ?? replay.line(of: record)
      if case .emission(let information, _) = record.content { told = information.current }
      return line.map { (time: record.time, line: $0) }
    }
    let departures = replay.fixture.events.filter { $0.action == .orient(.disconnect) }.map { event in
      (time: event.time, line: "\(event.time.timeLabel)  the scene is gone")
    }
    let steps = (departures + records).enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element.line)
    let story = steps + replay.faultLines
    let orientations = (replay.explanation ?? "").split(separator: "\n").map(String.init)
    let layouts = replay.records.flatMap { record -> [String] in
      guard case .layout(let name, let answer) = record.content else { return [] }
      let title = "\(name), at \(record.time) ms"
      return LayoutAnswerLines(answer, to: title, in: replay.fixture).lines
    }
    let parts = [story, orientations, regions?.lines ?? [], layouts].filter { !$0.isEmpty }
    lines = [replay.fixture.name, replay.fixture.summary] + parts.flatMap { [""] + $0 }
  }

  private static func line(
    _ record: PostureReplay.Record, since told: LayoutEnvironment?, in fixture: PostureFixture
  ) -> String? {
    switch record.content {
    case .emission(let information, _):
      return text(information.current, since: told).map { "\(record.time.timeLabel)  \($0)" }
    case .orientation(let information, _): return "\(record.time.timeLabel)  \(text(information, in: fixture))"
    case .publication(let publication):
      guard let request = publication.request else { return nil }
      let attempt = request.attempt == 1 ? "" : ", once more"
      return "\(record.time.timeLabel)  asks for \(request.mask)\(attempt) (\(fixture.name(ofConstraint: request.id)))"
    case .hinge, .forecast, .layout, .issue: return nil
    }
  }

  /// What is different of the container's shape, in a line; `nil` where nothing is.
  private static func text(_ environment: LayoutEnvironment, since told: LayoutEnvironment?) -> String? {
    let facts: [(label: String, text: (LayoutEnvironment) -> String)] = [
      ("", { $0.size.text }), ("posture ", { $0.posture.map { "\($0)" } ?? "not known" }),
      ("segments ", { "\($0.segments.count)" }), ("", { $0.isSettled ? "settled" : "not settled" }),
    ]
    let parts = facts.compactMap { label, text -> String? in
      let now = text(environment)
      guard let before = told.map(text) else { return label + now }
      return before == now ? nil : "\(label)\(before) → \(now)"
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// What is different, in a line; at first everything that matters.
  private static func text(_ information: OrientationInformation, in fixture: PostureFixture) -> String {
    let changes = information.previous == nil ? .all : information.changes
    let resolution = information.current
    var parts: [String] = []
    for ending in [information.superseded, information.ended] {
      if let ending { parts.append("\(fixture.name(ofConstraint: ending.id)) \(ending.outcome)") }
    }
    if changes.contains(.orientation) {
      let shown = resolution.orientation.map { "\($0)" } ?? "not known"
      parts.append("shows " + (information.previousOrientation.map { "\($0) → \(shown)" } ?? shown))
    }
    if changes.contains(.allowed) {
      parts.append("allows " + (information.previous.map { "\($0.allowed) → " } ?? "") + "\(resolution.allowed)")
    }
    if resolution.honouring != information.previous?.honouring { parts.append("\(resolution.honouring)") }
    if changes.contains(.lock), information.previous != nil || resolution.lock != .notWanted {
      parts.append("lock \(resolution.lock)")
    }
    let culprits = resolution.account.culprits.map(\.name)
    if changes.contains(.account), !culprits.isEmpty, culprits != information.previous?.account.culprits.map(\.name) {
      parts.append("to blame: \(culprits.joined(separator: ", "))")
    }
    return parts.isEmpty ? "the account alone differs" : parts.joined(separator: "; ")
  }
}
