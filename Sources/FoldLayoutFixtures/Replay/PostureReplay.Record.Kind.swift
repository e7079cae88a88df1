extension PostureReplay.Record {
  /// What a record can be that is expected, by its key in an expectation.
  enum Kind: String, Hashable, Sendable, CaseIterable {
    case hinge
    case orientation
    case publication
    case forecast
    case layout
    case emission

    /// What it is, in words.
    var words: String {
      switch self {
      case .hinge: "a hinge's report"
      case .orientation: "an emission of orientations"
      case .publication: "a publication"
      case .forecast: "a forecast"
      case .layout: "a layout"
      case .emission: "an emission"
      }
    }

    /// What is stated of one.
    var shape: Shape {
      switch self {
      case .hinge: Grammar.hingeUpdate
      case .orientation: Grammar.orientation
      case .publication: Grammar.publication
      case .forecast: Grammar.forecast
      case .layout: Grammar.layout
      case .emission: Grammar.emission
      }
    }
  }

  /// What it is; `nil` for an issue, which is never expected.
  var kind: Kind? { content.kind }
}

extension PostureReplay.Record.Content {
  fileprivate var kind: PostureReplay.Record.Kind? {
    switch self {
    case .emission: .emission
    case .hinge: .hinge
    case .orientation: .orientation
    case .publication: .publication
    case .forecast: .forecast
    case .layout: .layout
    case .issue: nil
    }
  }
}
