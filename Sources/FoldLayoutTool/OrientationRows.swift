import FoldLayout
import FoldLayoutFixtures

/// What is printed of an emission of orientations: the account at first, and then what is different in it.
struct OrientationRows {
  private(set) var rows: [EmissionRows.Row] = []

  init(_ information: OrientationInformation, forecast: Interface.Orientation, in fixture: PostureFixture) {
    for (ending, word) in [(information.superseded, "superseded"), (information.ended, "request")] {
      guard let ending else { continue }
      let first = ending.firstRefusal.map { " (at first \(RotationRequest.Outcome.refused($0)))" } ?? ""
      let text = word == "request" ? ", \(ending.outcome)\(first)" : ""
      rows.append(.init(label: word, values: [fixture.name(ofConstraint: ending.id) + text]))
    }
    let told = information.previous.map { Self.rows(of: $0) } ?? []
    let now = Self.rows(of: information.current)
    rows += now.filter { !told.contains($0) }
    rows += told.filter { row in !now.contains { $0.label == row.label } }
      .map { .init(label: $0.label, values: ["nothing any more"]) }
    rows.append(.init(label: "forecast", values: ["\(forecast)"]))
  }

  private static func rows(of resolution: OrientationResolution) -> [EmissionRows.Row] {
    resolution.explanationRows.map { .init(label: $0.label, values: $0.texts) }
  }
}

extension OrientationAspects {
  /// The aspects as people call them, in the order of the rows.
  static let labels: [(label: String, aspect: OrientationAspects)] = [
    ("orientation", .orientation), ("allowed", .allowed), ("honouring", .honouring),
    ("presentation", .presentation), ("lock", .lock), ("account", .account),
  ]
}
