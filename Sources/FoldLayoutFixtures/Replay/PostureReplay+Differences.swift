import FoldLayout

extension PostureReplay {
  /// Everything in which the replay is not what its fixture expects; empty where it holds.
  ///
  /// Where the fixture lists every emission, their number, order and times must match. Where it does not, each
  /// expectation must be met by an emission of its time, in order. The reports of hinges are compared apart, where any
  /// is expected.
  ///
  /// - Complexity: O(*n*) in the number of emissions, times the number of regions; where not every emission is listed,
  ///   times the number of emissions at one time.
  public var differences: [Difference] {
    let (emissions, hinges) = told
    var differences = Sequences(fixture.isComplete, emissions).differences(from: expected { $0.isEmission })
    let expectedHinges = expected { !$0.isEmission }
    if !expectedHinges.isEmpty {
      differences += Sequences(fixture.isComplete, hinges).differences(from: expectedHinges)
    }
    differences += undone.map { index in
      Difference(
        time: fixture.events[index].time, path: "events[\(index)].within",
        expected: "a call of \((fixture.events[index].observer ?? "").quoted)", actual: "none")
    }
    return differences.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  private func expected(_ isWanted: (PostureFixture.Expectation) -> Bool) -> [Sequences.Expected] {
    fixture.expectations.enumerated().filter { isWanted($0.element) }.map { ($0.offset, $0.element) }
  }

  /// What was told, in the words of the format.
  private var told: (emissions: [Told], hinges: [Told]) {
    let encoder = EmissionEncoder(names: fixture.names)
    var told: (emissions: [Told], hinges: [Told]) = ([], [])
    for record in records {
      switch record.content {
      case .emission(let information, let observers):
        told.emissions.append(Told(time: record.time, observers: observers, value: encoder.value(of: information)))
      case .hinge(let update):
        told.hinges.append(Told(time: record.time, observers: nil, value: encoder.value(of: update)))
      case .issue: break
      }
    }
    return told
  }
}

extension PostureFixture.Expectation {
  fileprivate var isEmission: Bool {
    if case .emission = stated { true } else { false }
  }
}

/// Something that was told, as it is compared.
private struct Told {
  var time: Int
  var observers: [String]?
  var value: JSONValue

  /// What to say of it where nothing was expected.
  var inWords: String {
    guard let changes = value["changes"] else { return "a report, \(JSONWriter.line(value))" }
    let phase = value["transition"]?["phase"].map { ", the phase \(JSONWriter.line($0))" } ?? ""
    return "one with the changes \(JSONWriter.line(changes))\(phase)"
  }
}

/// The comparison of what was told with what is expected, for one kind of thing.
private struct Sequences {
  typealias Expected = (index: Int, expectation: PostureFixture.Expectation)
  typealias Difference = PostureReplay.Difference

  private let isComplete: Bool
  private let told: [Told]

  init(_ isComplete: Bool, _ told: [Told]) {
    self.isComplete = isComplete
    self.told = told
  }

  func differences(from expected: [Expected]) -> [Difference] {
    isComplete ? completeDifferences(from: expected) : partialDifferences(from: expected)
  }

  private func completeDifferences(from expected: [Expected]) -> [Difference] {
    var differences: [Difference] = []
    var rest = told[...]
    for (index, expectation) in expected {
      while let early = rest.first, early.time < expectation.time {
        differences.append(extra(early))
        rest = rest.dropFirst()
      }
      if let next = rest.first, next.time == expectation.time {
        differences += compare(expectation, at: index, with: next)
        rest = rest.dropFirst()
      } else {
        differences.append(missing(expectation, at: index))
      }
    }
    return differences + rest.map(extra)
  }

  private func partialDifferences(from expected: [Expected]) -> [Difference] {
    var differences: [Difference] = []
    var next = 0
    for (index, expectation) in expected {
      while next < told.count, told[next].time < expectation.time { next += 1 }
      var nearest: [Difference]?
      for candidate in told[next...].prefix(while: { $0.time == expectation.time }).indices {
        let attempt = compare(expectation, at: index, with: told[candidate])
        if attempt.count < nearest?.count ?? .max { nearest = attempt }
        if attempt.isEmpty {
          next = candidate + 1
          break
        }
      }
      differences += nearest ?? [missing(expectation, at: index)]
    }
    return differences
  }

  private func extra(_ told: Told) -> Difference {
    Difference(
      time: told.time, path: "expect", expected: told.observers == nil ? "no report" : "no emission",
      actual: told.inWords)
  }

  private func missing(_ expectation: PostureFixture.Expectation, at index: Int) -> Difference {
    Difference(
      time: expectation.time, path: "expect[\(index)]",
      expected: expectation.isEmission ? "an emission" : "a hinge's report", actual: "none")
  }

  private func compare(_ expectation: PostureFixture.Expectation, at index: Int, with told: Told) -> [Difference] {
    var comparison = EmissionComparison(time: expectation.time, precision: expectation.precision)
    switch expectation.stated {
    case .emission(let value): comparison.compare(value, told.value, as: Grammar.emission, "expect[\(index)].emission")
    case .hinge(let value): comparison.compare(value, told.value, as: Grammar.hingeUpdate, "expect[\(index)].hinge")
    }
    if let observers = expectation.observers {
      let (expected, actual) = (observers, told.observers ?? [])
      comparison.compare(
        .list(expected.map { .text($0) }), .list(actual.map { .text($0) }), as: .list(.text("")),
        "expect[\(index)].observers")
    }
    return comparison.differences
  }
}
