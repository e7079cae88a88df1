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
    (-1...replay.records.count).lazy.flatMap(part)
  }

  /// The title, one record, or the last line.
  private func part(at index: Int) -> [String] {
    guard index >= 0 else { return [replay.fixture.name, replay.fixture.summary, ""] }
    guard index < replay.records.count else { return ending }
    switch replay.records[index] {
    case .emission(let time, let information):
      let rows = EmissionRows(information, in: replay.fixture).rows
      return (isHinge(at: index - 1) ? [""] : []) + [heading(information, time: time)] + rows.flatMap(lines) + [""]
    case .hinge(let time, let update):
      let angle = update.angle.map { ", \(degrees($0))°" } ?? ""
      return ["\(self.time(time))  hinge \(replay.fixture.name(ofHinge: update.id)): \(update.status.words)\(angle)"]
    }
  }

  private var ending: [String] {
    let hingeCount = replay.records.indices.count(where: isHinge)
    let emissionCount = replay.records.count - hingeCount
    let start = isHinge(at: replay.records.count - 1) ? [""] : []
    return start + ["\(count(emissionCount, "emission")), \(count(hingeCount, "hinge update"))"]
  }

  private func isHinge(at index: Int) -> Bool {
    guard replay.records.indices.contains(index), case .hinge = replay.records[index] else { return false }
    return true
  }

  private func heading(_ information: LayoutEnvironmentInformation, time milliseconds: Int) -> String {
    let cause =
      switch information.cause {
      case .initial: "initial"
      case .change: "change"
      }
    let changes = LayoutAspects.labels.filter { information.changes.contains($0.aspect) }.map(\.label)
    let ending = changes.isEmpty ? "" : ": " + changes.joined(separator: ", ")
    return "\(time(milliseconds))  #\(information.revision) \(cause)\(ending)"
  }

  /// A row's first value stands beside its label, the others below each other.
  private func lines(_ row: EmissionRows.Row) -> [String] {
    row.values.enumerated().map { index, value in
      "            " + (index == 0 ? row.label : "").padded(to: 14) + value
    }
  }

  private func time(_ milliseconds: Int) -> String {
    let text = "\(milliseconds)"
    return String(repeating: " ", count: max(0, 7 - text.count)) + text + " ms"
  }

  private func degrees(_ radians: Double) -> String {
    ((radians * 1800 / .pi).rounded() / 10).shortestText
  }

  private func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
