import FoldLayout

/// Where content may go in an environment, and why: for people in lines, for programs in one.
///
/// Rules F5, F7, L1, L2, L8 and L10.
package struct RegionExplanation: Sendable {
  private let environment: LayoutEnvironment
  private let names: FixtureNames

  /// Takes the environment that a replay told last; `nil` where it told none.
  ///
  /// - Parameter replay: The replay, which has the names of the regions.
  package init?(_ replay: PostureReplay) {
    let told = replay.records.reversed().lazy.compactMap { record -> LayoutEnvironment? in
      if case .emission(let information, _) = record.content { information.current } else { nil }
    }
    guard let environment = told.first else { return nil }
    self.environment = environment
    names = replay.fixture.names
  }

  /// The lines for people, with their labels aligned.
  package var lines: [String] {
    var lines = rows("posture", [postureText])
    let reasons = environment.unsettledReasons.map { "   \($0.sentence(division: division))" }
    lines += rows("settled", reasons.isEmpty ? ["yes"] : ["no"] + reasons)
    lines += rows("divisions", divisions)
    lines += rows("segments", segments)
    lines += rows("usable", usable)
    lines += rows("insets", occlusionInsets)
    lines += rows("bar", bar)
    if let half = environment.displayHalf { lines += rows("half", ["the \(half.words) half of the display"]) }
    return lines
  }

  /// The line for programs: what follows from the regions, and the reasons as sentences.
  ///
  /// - Parameter time: The time at which it was told last, in milliseconds.
  /// - Returns: A JSON object on one line.
  package func line(at time: Int) -> String {
    let reasons: [(String, [String])] = [
      ("posture", [environment.postureReason.sentence(division: division)]),
      ("settled", environment.unsettledReasons.map { $0.sentence(division: division) }),
      ("segments", sentences(Segments().explanation(in: environment).reasons)),
      ("usable", sentences(areas.reasons.filter { $0.isAboutAreas })),
      ("occlusionInsets", sentences(insetExplanation.reasons)),
      ("verticalBar", sentences(barExplanation?.reasons ?? [])),
    ]
    return JSONWriter.line(
      .object(
        [
          .init("type", .text("regions")), .init("at", .number(Double(time))),
          .init("posture", .word(environment.posture, in: Words.posture)),
          .init("isSettled", .flag(environment.isSettled)),
        ] + RegionEncoder(names: names).members(of: environment)
          + [.init("reasons", .object(reasons.map { .init($0.0, .texts($0.1)) }))]))
  }

  private var areas: LayoutExplanation<[UsableArea]> { UsableAreas().explanation(in: environment) }

  private var insetExplanation: LayoutExplanation<LayoutEdgeInsets?> {
    OcclusionInsets(for: environment.bounds).explanation(in: environment)
  }

  private var barExplanation: LayoutExplanation<VerticalBar?>? {
    environment.verticalBarSide.map { BarFrame(onSide: $0).explanation(in: environment) }
  }

  private var postureText: String {
    let posture = environment.posture.map { "\($0)" } ?? "not known"
    return "\(posture). \(environment.postureReason.sentence(division: division))"
  }

  private var divisions: [String] {
    let told = environment.regions == nil ? "not told" : "none"
    let reasons = sentences(Segments().explanation(in: environment).reasons)
    return reasons.isEmpty ? [told] : reasons
  }

  private var segments: [String] {
    let frames = environment.segments.map(\.frame.words)
    return frames.isEmpty ? ["none"] : frames.indices.map { number($0, outOf: frames.count) + frames[$0] }
  }

  private var usable: [String] {
    let (areas, reasons) = (areas.answer, areas.reasons)
    guard !areas.isEmpty else { return ["nothing"] }
    let lines = areas.indices.flatMap { index in
      let start = number(index, outOf: areas.count) + (areas[index].largest?.words ?? "nothing")
      return [start] + indented(reasons.filter { $0.segment == index && !$0.isAnswer })
    }
    return environment.safeAreaInsets == nil ? lines + ["The safe area was not told."] : lines
  }

  private var occlusionInsets: [String] {
    guard environment.regions != nil else { return ["not known: occlusions were not told"] }
    let (insets, reasons) = (insetExplanation.answer, insetExplanation.reasons)
    guard let insets else { return ["not possible"] + indented(reasons) }
    return insets == .zero ? ["none: nothing is covered"] : [insets.words] + indented(reasons)
  }

  private var bar: [String] {
    guard let barExplanation else {
      switch environment.verticalBarEdge {
      case nil: return ["not known: the edge of the bar was not told"]
      case .unspecified: return ["none: the platform puts no bar at a side"]
      case .leading, .trailing: return ["not known: the layout direction was not told"]
      }
    }
    guard let bar = barExplanation.answer else { return ["none"] + indented(barExplanation.reasons) }
    return [bar.frame?.words ?? "no room"] + indented(barExplanation.reasons)
  }

  /// The number of a segment, aligned with those of the others.
  private func number(_ index: Int, outOf count: Int) -> String {
    let text = "\(index + 1)"
    return text + String(repeating: " ", count: "\(count)".count - text.count + 2)
  }

  private func indented(_ reasons: [LayoutReason]) -> [String] { sentences(reasons).map { "   \($0)" } }

  private func rows(_ label: String, _ values: [String]) -> [String] {
    values.enumerated().map { index, value in
      let start = index == 0 ? label : ""
      return start + String(repeating: " ", count: 11 - start.count) + value
    }
  }

  private func sentences(_ reasons: [LayoutReason]) -> [String] { reasons.map(sentence) }

  private func sentence(_ reason: LayoutReason) -> String {
    reason.sentence(division: division) { names.name(ofOcclusion: $0).quoted }
  }

  private func division(_ id: RegionID) -> String { names.name(ofDivision: id).quoted }
}

extension LayoutReason {
  /// The segment that the reason is about.
  fileprivate var segment: Int? {
    switch self {
    case .safeAreaTakes(_, let index), .obstacleLies(_, let index), .largestFree(_, let index, _),
      .occlusionCovers(_, .segment(let index)), .nothingFree(.segment(let index)):
      index
    default: nil
    }
  }

  fileprivate var isAboutAreas: Bool { segment != nil }

  /// Whether it says what is free, which the answer says already.
  fileprivate var isAnswer: Bool {
    switch self {
    case .largestFree, .nothingFree: true
    default: false
    }
  }
}
