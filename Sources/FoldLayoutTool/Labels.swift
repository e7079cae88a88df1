import FoldLayout
import FoldLayoutFixtures

extension LayoutAspects {
  /// The aspects as people call them, in the order of the rows.
  static let labels: [(label: String, aspect: LayoutAspects)] = [
    ("size", .size), ("horizontal size class", .horizontalSizeClass),
    ("vertical size class", .verticalSizeClass), ("orientation", .orientation), ("safe area", .safeArea),
    ("direction", .layoutDirection), ("scale", .displayScale), ("vertical bar", .verticalBar),
    ("placement", .placement), ("orientation lock", .orientationLock), ("resizing", .interactiveResizing),
    ("hinges", .hinges), ("divisions", .divisions), ("occlusions", .occlusions),
  ]
}

extension LayoutSize {
  var text: String { words }
}

extension LayoutRect {
  var text: String { "\(minX.lengthText), \(minY.lengthText), \(size.text)" }
}

extension LayoutEdgeInsets {
  var text: String {
    let edges = [("top", top), ("left", left), ("bottom", bottom), ("right", right)].filter { $0.1 != 0 }
    return edges.isEmpty ? "none" : edges.map { "\($0.0) \($0.1.lengthText)" }.joined(separator: ", ")
  }
}

extension Interface.SizeClasses {
  var text: String { "\(horizontal) × \(vertical)" }
}

extension Interface.LayoutDirection {
  var words: String {
    switch self {
    case .unspecified: "unspecified"
    case .leftToRight: "left to right"
    case .rightToLeft: "right to left"
    }
  }
}

extension Interface.VerticalBarEdge {
  var words: String { "\(self)" }
}

extension Hinge.Status {
  var words: String {
    switch self {
    case .unknown: "unknown"
    case .closed: "closed"
    case .partiallyOpen: "partially open"
    case .fullyOpen: "fully open"
    }
  }
}

extension LayoutTransition.Phase {
  var words: String {
    switch self {
    case .willBegin: "will begin"
    case .alongside: "alongside"
    case .completed: "completed"
    case .cancelled: "cancelled"
    }
  }
}

extension Bool {
  var words: String { self ? "yes" : "no" }
}

extension PostureReplay {
  /// A line for each event that did not happen as the file says.
  var faultLines: [String] {
    faults.map { "\(fixture.events[$0.event].time.timeLabel)  events[\($0.event)]: \($0)" }
  }

  /// The line of a record that has one and is the same in every report; `nil` for others.
  func line(of record: Record) -> String? {
    switch record.content {
    case .forecast(let orientation, let display):
      let place = display.map { " on \($0)" } ?? ""
      return "\(record.time.timeLabel)  forecast\(place): \(orientation.map { "\($0)" } ?? "not known")"
    case .issue(let issue): return "\(record.time.timeLabel)  issue: \(issue)"
    case .layout(let name, let answer):
      return "\(record.time.timeLabel)  layout \(name): \(LayoutAnswerLines.text(of: answer))"
    case .emission, .hinge, .orientation, .publication: return nil
    }
  }
}

extension Int {
  /// A time in milliseconds, aligned with others.
  var timeLabel: String {
    let text = "\(self)"
    return String(repeating: " ", count: Swift.max(0, 7 - text.count)) + text + " ms"
  }
}
