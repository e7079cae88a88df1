import FoldLayout

extension PostureReplay {
  /// Everything in which the replay is not what its fixture expects; empty where it holds.
  ///
  /// Where the fixture lists every emission, their number, order and times must match. Where it does not, each
  /// expectation must be met by an emission of its time, in order.
  ///
  /// - Complexity: O(*n*) in the number of emissions, times the number of regions; where not every emission is listed,
  ///   times the number of emissions at one time.
  public var differences: [Difference] {
    let encoder = EmissionEncoder(names: fixture.names)
    let emissions = records.compactMap { record -> Emission? in
      guard case .emission(let information) = record.content else { return nil }
      return Emission(time: record.time, value: encoder.value(of: information))
    }
    return fixture.isComplete ? completeDifferences(emissions) : partialDifferences(emissions)
  }

  private struct Emission {
    var time: Int
    var value: JSONValue
  }

  private func completeDifferences(_ emissions: [Emission]) -> [Difference] {
    var differences: [Difference] = []
    var rest = emissions[...]
    func noteExtra(_ emission: Emission) {
      let changes = emission.value["changes"].map(JSONWriter.line) ?? ""
      differences.append(
        Difference(
          time: emission.time, path: "expect", expected: "no emission", actual: "one with the changes \(changes)"))
    }
    for (index, expectation) in fixture.expectations.enumerated() {
      while let early = rest.first, early.time < expectation.time {
        noteExtra(early)
        rest = rest.dropFirst()
      }
      if let emission = rest.first, emission.time == expectation.time {
        differences += compare(expectation, at: index, with: emission)
        rest = rest.dropFirst()
      } else {
        differences.append(missing(expectation, at: index))
      }
    }
    for emission in rest { noteExtra(emission) }
    return differences
  }

  private func partialDifferences(_ emissions: [Emission]) -> [Difference] {
    var differences: [Difference] = []
    var next = 0
    for (index, expectation) in fixture.expectations.enumerated() {
      while next < emissions.count, emissions[next].time < expectation.time { next += 1 }
      var nearest: [Difference]?
      for candidate in emissions[next...].prefix(while: { $0.time == expectation.time }).indices {
        let attempt = compare(expectation, at: index, with: emissions[candidate])
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

  private func missing(_ expectation: PostureFixture.Expectation, at index: Int) -> Difference {
    Difference(time: expectation.time, path: "expect[\(index)]", expected: "an emission", actual: "none")
  }

  private func compare(
    _ expectation: PostureFixture.Expectation, at index: Int, with emission: Emission
  ) -> [Difference] {
    var comparison = EmissionComparison(time: expectation.time, precision: expectation.precision)
    comparison.compare(expectation.emission, emission.value, as: Grammar.emission, "expect[\(index)].emission")
    return comparison.differences
  }
}
