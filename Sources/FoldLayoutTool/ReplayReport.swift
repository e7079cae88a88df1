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
    case .emission(let information):
      let rows = EmissionRows(information, in: replay.fixture).rows
      let start = isHinge(at: index - 1) ? [""] : []
      return start + [heading(information, time: record.time)] + rows.flatMap(lines) + [""]
    case .hinge(let update):
      let angle = update.angle.map { ", \(degrees($0))°" } ?? ""
      let name = replay.fixture.name(ofHinge: update.id)
      return ["\(time(record.time))  hinge \(name): \(update.status.words)\(angle)"]
    }
  }

  private var ending: [String] {
    let hingeCount = replay.records.indices.count(where: isHinge)
    let emissionCount = replay.records.count - hingeCount
    let start = isHinge(at: replay.records.count - 1) ? [""] : []
    return start + ["\(count(emissionCount, "emission")), \(count(hingeCount, "hinge update"))"]
  }

  private func isHinge(at index: Int) -> Bool {
    guard replay.records.indices.contains(index), case .hinge = replay.records[index].content else { return false }
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
