import FoldLayout

extension PostureReplay {
  /// Everything in which the replay is not what its fixture expects; empty where it holds.
  ///
  /// Where the fixture lists every emission, their number and order must match, and so must their times. Where it
  /// does not, each expectation must be met by an emission of its time, in order.
  public var differences: [Difference] {
    let emissions = records.compactMap { record -> (time: Int, value: JSONValue)? in
      guard case .emission(let time, let information) = record else { return nil }
      return (time, EmissionEncoder(names: fixture.names).value(of: information))
    }
    var comparison = Comparison()
    var next = 0
    for (index, expectation) in fixture.expectations.enumerated() {
      let path = "expect[\(index)]"
      if !fixture.isComplete {
        while next < emissions.count, emissions[next].time < expectation.time { next += 1 }
      }
      guard next < emissions.count, fixture.isComplete || emissions[next].time == expectation.time else {
        comparison.note(expectation.time, path, expected: "an emission", actual: "none")
        continue
      }
      let emission = emissions[next]
      next += 1
      if emission.time != expectation.time {
        comparison.note(
          expectation.time, path + ".at", expected: "\(expectation.time)", actual: "\(emission.time)")
      }
      comparison.compare(
        expectation.emission, emission.value, path + ".emission", time: expectation.time,
        precision: expectation.precision)
    }
    if fixture.isComplete {
      for emission in emissions.dropFirst(next) {
        let changes = emission.value["changes"].map(JSONWriter.line) ?? ""
        comparison.note(emission.time, "expect", expected: "no more emissions", actual: "one with changes \(changes)")
      }
    }
    return comparison.differences
  }

  /// Compares what is stated with what was told: what is not stated is not compared.
  private struct Comparison {
    private(set) var differences: [Difference] = []

    mutating func note(_ time: Int, _ path: String, expected: String, actual: String) {
      differences.append(Difference(time: time, path: path, expected: expected, actual: actual))
    }

    mutating func compare(
      _ expected: JSONValue, _ actual: JSONValue, _ path: String, time: Int, precision: Double
    ) {
      switch (expected, actual) {
      case (.object([]), .object(let members)):
        if !members.isEmpty { noteDifference() }
      case (.object(let members), .object):
        for member in members {
          compare(
            member.value, actual[member.key] ?? .null, "\(path).\(member.key)", time: time, precision: precision)
        }
      case (.list(let expectedElements), .list(let actualElements))
      where expectedElements.count == actualElements.count:
        for (index, pair) in zip(expectedElements, actualElements).enumerated() {
          compare(pair.0, pair.1, "\(path)[\(index)]", time: time, precision: precision)
        }
      case (.number(let expectedNumber), .number(let actualNumber)):
        if abs(expectedNumber - actualNumber) > precision { noteDifference() }
      default:
        if expected != actual { noteDifference() }
      }

      func noteDifference() {
        note(time, path, expected: JSONWriter.line(expected), actual: JSONWriter.line(actual))
      }
    }
  }
}
