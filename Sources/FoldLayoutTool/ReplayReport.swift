import FoldLayout
import FoldLayoutFixtures

/// A replay for people: a block an emission, a line a hinge update.
struct ReplayReport {
  let lines: [String]

  init(_ replay: PostureReplay) {
    let fixture = replay.fixture
    var lines = [fixture.name, fixture.summary, ""]
    var emissionCount = 0
    for record in replay.records {
      switch record {
      case .emission(let time, let information):
        emissionCount += 1
        if lines.last?.isEmpty == false { lines.append("") }
        lines.append(Self.heading(information, time: time))
        lines += EmissionRows(information, in: fixture).rows.flatMap(Self.lines)
        lines.append("")
      case .hinge(let time, let update):
        let angle = update.angle.map { ", \(Self.degrees($0))°" } ?? ""
        lines.append("\(Self.time(time))  hinge \(fixture.name(ofHinge: update.id)): \(update.status.words)\(angle)")
      }
    }
    if lines.last?.isEmpty == false { lines.append("") }
    let hingeCount = replay.records.count - emissionCount
    lines.append("\(Self.count(emissionCount, "emission")), \(Self.count(hingeCount, "hinge update"))")
    self.lines = lines
  }

  private static func heading(_ information: LayoutEnvironmentInformation, time milliseconds: Int) -> String {
    let cause = information.cause == .initial ? "initial" : "change"
    let changes = LayoutAspects.labels.filter { information.changes.contains($0.aspect) }.map(\.label)
    let ending = changes.isEmpty ? "" : ": " + changes.joined(separator: ", ")
    return "\(time(milliseconds))  #\(information.revision) \(cause)\(ending)"
  }

  /// A row's first value stands beside its label, the others below each other.
  private static func lines(_ row: EmissionRows.Row) -> [String] {
    row.values.enumerated().map { index, value in
      "            " + (index == 0 ? row.label : "").padded(to: 14) + value
    }
  }

  private static func time(_ milliseconds: Int) -> String {
    let text = "\(milliseconds)"
    return String(repeating: " ", count: max(0, 7 - text.count)) + text + " ms"
  }

  private static func degrees(_ radians: Double) -> String {
    ((radians * 1800 / .pi).rounded() / 10).shortestText
  }

  private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
