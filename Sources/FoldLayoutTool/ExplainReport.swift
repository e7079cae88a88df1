import FoldLayout
import FoldLayoutFixtures

/// An account for a report of a fault: what was allowed and shown when, and why it is so at the end.
struct ExplainReport {
  let lines: [String]

  init(_ replay: PostureReplay, _ explanation: String) {
    let records = replay.records.compactMap { record in
      (Self.line(record, in: replay.fixture) ?? replay.line(of: record)).map { (time: record.time, line: $0) }
    }
    let departures = replay.fixture.events.filter { $0.action == .orient(.disconnect) }.map { event in
      (time: event.time, line: "\(event.time.timeLabel)  the scene is gone")
    }
    let steps = (departures + records).enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element.line)
    lines =
      [replay.fixture.name, replay.fixture.summary, ""] + steps + replay.faultLines + [""]
      + explanation.split(separator: "\n").map(String.init)
  }

  private static func line(_ record: PostureReplay.Record, in fixture: PostureFixture) -> String? {
    switch record.content {
    case .orientation(let information, _): return "\(record.time.timeLabel)  \(text(information, in: fixture))"
    case .publication(let publication):
      guard let request = publication.request else { return nil }
      let attempt = request.attempt == 1 ? "" : ", once more"
      return "\(record.time.timeLabel)  asks for \(request.mask)\(attempt) (\(fixture.name(ofConstraint: request.id)))"
    case .emission, .hinge, .forecast, .issue: return nil
    }
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
