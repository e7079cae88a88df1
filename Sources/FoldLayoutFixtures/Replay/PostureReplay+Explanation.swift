extension PostureReplay {
  /// The replay as JSON Lines for whoever asks why: the lines that are about orientations, one with the regions at the
  /// end, and one with the explanation.
  package var explanationLines: [String] {
    let records = records.filter { record in
      switch record.content {
      case .orientation, .publication, .forecast, .layout, .issue: true
      case .emission, .hinge: false
      }
    }
    let time = fixture.events.last?.time ?? 0
    let regions = RegionExplanation(self)
    let text = [explanation, regions?.lines.joined(separator: "\n")].compactMap { $0 }.joined(separator: "\n")
    return [headerLine] + records.map { Self.line(of: $0, names: fixture.names) }
      + faults.map { JSONWriter.line(line($0)) } + (regions.map { [$0.line(at: time)] } ?? [])
      + [OrientationLines.explanation(text, at: time)]
  }
}
