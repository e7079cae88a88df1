extension PostureReplay {
  /// Everything in which the replay is not what its fixture expects, by time; empty where it holds.
  ///
  /// Where the fixture lists every emission, their number, order and times must match. Where it does not, each
  /// expectation must be met by an emission of its time, in order. The reports of hinges count where one is expected.
  /// What was to happen within a call must have happened, in the order of the file.
  ///
  /// - Complexity: O(*n*) in the number of emissions, times the number of regions; where not every emission is listed,
  ///   times a hundred at most.
  public var differences: [Difference] {
    var comparison = ReplayComparison(self)
    let compared = fixture.isComplete ? comparison.completeDifferences() : comparison.partialDifferences()
    let differences = compared + eventDifferences
    return differences.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  /// What did not happen as the file says.
  private var eventDifferences: [Difference] {
    undone.map { difference(at: $0, "within", "a call of \((fixture.events[$0].observer ?? "").quoted)", "none") }
      + untimely.map {
        difference(at: $0, "within", "a call after what is written above", "one before it: write them in that order")
      } + unfreed.map { difference(at: $0, "leave", "that nobody keeps the observer alive", "somebody does") }
  }

  private func difference(at index: Int, _ key: String, _ expected: String, _ actual: String) -> Difference {
    let path = FixturePath().appending(key: "events").appending(index: index).appending(key: key)
    return Difference(time: fixture.events[index].time, path: path.text, expected: expected, actual: actual)
  }
}
