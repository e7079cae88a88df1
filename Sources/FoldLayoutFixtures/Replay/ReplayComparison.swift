import FoldLayout

/// Compares what was told with what is expected, in order.
///
/// Records are put into the words of the format one at a time: a long session of many regions is large in them.
struct ReplayComparison {
  private typealias Difference = PostureReplay.Difference

  private let expectations: [PostureFixture.Expectation]
  private let records: [PostureReplay.Record]
  private let encoder: EmissionEncoder
  private let orientations: OrientationEncoder
  private let layouts: LayoutAnswerEncoder

  /// How many expectations of one time may be unmet before the others of that time are not looked for any more.
  ///
  /// Each looks through everything that was told then.
  private static let unmetLimit = 10

  init(_ replay: PostureReplay) {
    expectations = replay.fixture.expectations
    encoder = EmissionEncoder(names: replay.fixture.names)
    orientations = OrientationEncoder(names: replay.fixture.names)
    layouts = LayoutAnswerEncoder(names: replay.fixture.names)
    let always: PostureReplay.Record.Kind = replay.fixture.isAboutScene ? .orientation : .emission
    let counting = Set(expectations.map(\.stated.kind) + [always])
    // A loop, because the optimiser of Swift 6.3.1 breaks down over a filter here.
    var records: [PostureReplay.Record] = []
    for record in replay.records {
      if let kind = record.kind, counting.contains(kind) { records.append(record) }
    }
    self.records = records
  }

  /// A time and a kind, of which there are so many records.
  private struct Slot: Hashable {
    var time: Int
    var kind: PostureReplay.Record.Kind?

    init(of record: PostureReplay.Record) {
      time = record.time
      kind = record.kind
    }

    init(of expectation: PostureFixture.Expectation) {
      time = expectation.time
      kind = expectation.stated.kind
    }
  }

  private var counts: [Slot: Int] {
    records.reduce(into: [:]) { $0[Slot(of: $1), default: 0] += 1 }
  }

  func completeDifferences() -> [PostureReplay.Difference] {
    var differences: [Difference] = []
    var next = 0
    var remaining = counts
    for (index, expectation) in expectations.enumerated() {
      while isPassedOver(next, by: expectation, remaining) {
        differences.append(extra(next))
        remaining[Slot(of: records[next]), default: 0] -= 1
        next += 1
      }
      if next < records.count, records[next].time == expectation.time, records[next].kind == expectation.stated.kind {
        differences += compare(expectation, at: index, with: next)
        remaining[Slot(of: records[next]), default: 0] -= 1
        next += 1
      } else {
        differences.append(missing(expectation, at: index, "nothing"))
      }
    }
    return differences + (next..<records.count).map { extra($0) }
  }

  /// Whether a record comes before anything that an expectation can be about.
  private func isPassedOver(
    _ record: Int, by expectation: PostureFixture.Expectation, _ remaining: [Slot: Int]
  ) -> Bool {
    guard record < records.count, records[record].time <= expectation.time else { return false }
    guard records[record].time == expectation.time else { return true }
    return records[record].kind != expectation.stated.kind && remaining[Slot(of: expectation), default: 0] > 0
  }

  func partialDifferences() -> [PostureReplay.Difference] {
    var differences: [Difference] = []
    var next = 0
    var unmet = (time: 0, count: 0)
    for (index, expectation) in expectations.enumerated() {
      while next < records.count, records[next].time < expectation.time { next += 1 }
      if unmet.time != expectation.time { unmet = (expectation.time, 0) }
      guard unmet.count < Self.unmetLimit else {
        differences.append(
          missing(expectation, at: index, "not looked for: \(unmet.count) of this time are not there already"))
        continue
      }
      let (match, nearest) = search(for: expectation, at: index, from: next)
      if let match { next = match + 1 } else { unmet.count += 1 }
      differences += match == nil ? nearest ?? [missing(expectation, at: index, "nothing")] : []
    }
    return differences
  }

  /// Looks through everything of an expectation's time: for what meets it, else for what differs least.
  private func search(
    for expectation: PostureFixture.Expectation, at index: Int, from start: Int
  ) -> (match: Int?, nearest: [PostureReplay.Difference]?) {
    var nearest: [Difference]?
    for candidate in records[start...].prefix(while: { $0.time == expectation.time }).indices
    where records[candidate].kind == expectation.stated.kind {
      let attempt = compare(expectation, at: index, with: candidate)
      if attempt.isEmpty { return (candidate, nil) }
      if attempt.count < nearest?.count ?? .max { nearest = attempt }
    }
    return (nil, nearest)
  }

  private func compare(
    _ expectation: PostureFixture.Expectation, at index: Int, with record: Int
  ) -> [PostureReplay.Difference] {
    let path = FixturePath().appending(key: "expect").appending(index: index)
    var comparison = EmissionComparison(time: expectation.time, precision: expectation.precision)
    let kind = expectation.stated.kind
    comparison.compare(
      expectation.stated.value, value(of: record), as: kind.shape, path.appending(key: kind.rawValue))
    if let observers = expectation.observers, case .emission(_, let told) = records[record].content {
      comparison.compare(.texts(observers), .texts(told), as: .list(.text("")), path.appending(key: "observers"))
    }
    return comparison.differences
  }

  private func value(of record: Int) -> JSONValue {
    switch records[record].content {
    case .emission(let information, _): encoder.value(of: information)
    case .hinge(let update): encoder.value(of: update)
    case .orientation(let information, let forecast): orientations.value(of: information, forecast: forecast)
    case .publication(let publication): orientations.value(of: publication)
    case .forecast(let orientation, let display): orientations.value(of: orientation, on: display)
    case .layout(_, let answer) where answer.content == .notKnown: .null
    case .layout(let name, let answer): .object([.init("name", .text(name))] + layouts.members(of: answer))
    case .issue: .null
    }
  }

  private func extra(_ record: Int) -> PostureReplay.Difference {
    Difference(time: records[record].time, path: "expect", expected: "nothing", actual: records[record].inWords)
  }

  private func missing(
    _ expectation: PostureFixture.Expectation, at index: Int, _ actual: String
  ) -> PostureReplay.Difference {
    Difference(
      time: expectation.time, path: "expect[\(index)]", expected: expectation.stated.kind.words, actual: actual)
  }
}

extension PostureReplay.Record {
  /// What it is, so that somebody finds it in a replay.
  fileprivate var inWords: String {
    if case .orientation(let information, _) = content {
      return
        "an emission of orientations: changes \(JSONWriter.line(.texts(Words.orientationAspect.words(in: information.changes))))"
    }
    if case .layout(let name, _) = content { return "the layout \(name.quoted)" }
    guard case .emission(let information, let observers) = content else { return kind?.words ?? "an issue" }
    let changes = JSONWriter.line(.texts(Words.aspect.words(in: information.changes)))
    let phase = information.transition.flatMap { Words.phase.word(for: $0.phase) }.map { " \($0)" } ?? ""
    let told = observers.isEmpty ? "" : ", told to \(JSONWriter.line(.texts(observers)))"
    return "an emission: \(Words.Cause(information.cause).rawValue)\(phase), changes \(changes)\(told)"
  }
}
