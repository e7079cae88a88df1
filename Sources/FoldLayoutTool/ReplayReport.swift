import FoldLayout
import FoldLayoutFixtures

/// A replay for people: one block per emission, one line per hinge update.
struct ReplayReport {
  private let replay: PostureReplay

  init(_ replay: PostureReplay) {
    self.replay = replay
  }

  /// The lines, which are made as they are asked for.
  var lines: some Sequence<String> {
    let title = [replay.fixture.name, replay.fixture.summary, ""]
    let parts = [{ title }] + replay.records.indices.map { index in { lines(ofRecord: index) } } + [{ ending }]
    return parts.lazy.flatMap { $0() }
  }

  private func lines(ofRecord index: Int) -> [String] {
    let record = replay.records[index]
    switch record.content {
    case .emission(let information, let observers):
      let rows = EmissionRows(information, since: told(before: index), to: observers, in: replay.fixture).rows
      let start = isLine(at: index - 1) ? [""] : []
      return start + [heading(information, time: record.time)] + rows.flatMap(lines) + [""]
    case .hinge(let update):
      let angle = update.angle.map { ", \(degrees($0))°" } ?? ""
      let name = replay.fixture.name(ofHinge: update.id)
      return ["\(record.time.timeLabel)  hinge \(name): \(update.status.words)\(angle)"]
    case .orientation(let information, let forecast):
      let rows = OrientationRows(information, forecast: forecast, in: replay.fixture).rows
      let start = isLine(at: index - 1) ? [""] : []
      return start + [heading(information, time: record.time)] + rows.flatMap(lines) + [""]
    case .publication(let publication):
      return ["\(record.time.timeLabel)  publishes \(text(publication))"]
    case .forecast, .layout, .issue:
      return replay.line(of: record).map { [$0] } ?? []
    }
  }

  /// The environment that was told with the emission before, which a transition's `previous` need not be.
  private func told(before index: Int) -> LayoutEnvironment? {
    for record in replay.records[..<index].reversed() {
      if case .emission(let information, _) = record.content { return information.current }
    }
    return nil
  }

  private var ending: [String] {
    var (emissionCount, hingeCount, orientationCount) = (0, 0, 0)
    for record in replay.records {
      switch record.content {
      case .emission: emissionCount += 1
      case .hinge: hingeCount += 1
      case .orientation: orientationCount += 1
      case .publication, .forecast, .layout, .issue: break
      }
    }
    let start = isLine(at: replay.records.count - 1) ? [""] : []
    let faults = replay.faultLines
    let orientations = replay.explanation == nil ? "" : ", \(count(orientationCount, "emission")) of orientations"
    return start + faults + (faults.isEmpty ? [] : [""]) + [
      "\(count(emissionCount, "emission")), \(count(hingeCount, "hinge update"))\(orientations)"
    ]
  }

  /// Whether a record is one line, and not a block that ends with an empty one.
  private func isLine(at index: Int) -> Bool {
    guard replay.records.indices.contains(index) else { return false }
    switch replay.records[index].content {
    case .emission, .orientation: return false
    case .hinge, .publication, .forecast, .layout, .issue: return true
    }
  }

  private func heading(_ information: LayoutEnvironmentInformation, time milliseconds: Int) -> String {
    let cause =
      switch information.cause {
      case .initial: "initial"
      case .change: "change"
      case .transition(let transition): text(transition)
      }
    let changes = LayoutAspects.labels.filter { information.changes.contains($0.aspect) }.map(\.label)
    let ending = changes.isEmpty ? "" : ": " + changes.joined(separator: ", ")
    return "\(milliseconds.timeLabel)  #\(information.revision) \(cause)\(ending)"
  }

  private func heading(_ information: OrientationInformation, time milliseconds: Int) -> String {
    let changes = OrientationAspects.labels.filter { information.changes.contains($0.aspect) }.map(\.label)
    let ending = information.previous == nil ? "initial" : changes.joined(separator: ", ")
    return "\(milliseconds.timeLabel)  orientations #\(information.revision)\(ending.isEmpty ? "" : ": \(ending)")"
  }

  private func text(_ publication: OrientationPublication) -> String {
    let request = publication.request.map { request in
      ", asks for \(request.mask) (\(replay.fixture.name(ofConstraint: request.id)), attempt \(request.attempt))"
    }
    return "\(publication.mask)\(publication.prefersLock ? ", prefers a lock" : "")\(request ?? "")"
  }

  private func text(_ transition: LayoutTransition) -> String {
    let target = transition.phase == .willBegin ? transition.target.map { ", towards \($0.text)" } ?? "" : ""
    return "transition \(replay.fixture.name(ofTransition: transition.id)) \(transition.phase.words)\(target)"
  }

  /// A row's first value stands beside its label, the others below each other.
  private func lines(_ row: EmissionRows.Row) -> [String] {
    row.values.enumerated().map { index, value in
      "            " + (index == 0 ? row.label : "").padded(to: 14) + value
    }
  }

  private func degrees(_ radians: Double) -> String {
    ((radians * 1800 / .pi).rounded() / 10).shortestText
  }

  private func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
