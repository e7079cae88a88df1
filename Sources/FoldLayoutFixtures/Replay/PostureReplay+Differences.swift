extension PostureReplay {
  /// Everything in which the replay is not what its fixture expects, by time; empty where it holds.
  ///
  /// Where the fixture lists every emission, their number, order and times must match. Where it does not, each
  /// expectation must be met by an emission of its time, in order. The reports of hinges count where one is expected.
  /// The events must have happened as the file says.
  ///
  /// - Complexity: O(*n*) in the number of emissions, times the number of regions.
  public var differences: [Difference] {
    let comparison = ReplayComparison(self)
    let compared = fixture.isComplete ? comparison.completeDifferences() : comparison.partialDifferences()
    let differences = compared + faults.map(difference)
    return differences.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  private func difference(_ fault: EventFault) -> Difference {
    let path = FixturePath().appending(key: "events").appending(index: fault.event).appending(key: fault.key)
    return Difference(
      time: fixture.events[fault.event].time, path: path.text, expected: fault.expected, actual: fault.actual)
  }
}
