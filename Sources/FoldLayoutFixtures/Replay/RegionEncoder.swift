import FoldLayout

/// Writes what follows from the regions of an environment in the words of the format.
struct RegionEncoder {
  let names: FixtureNames

  /// The members of `computed` that are about regions, in the grammar's order.
  func members(of environment: LayoutEnvironment) -> [JSONValue.Member] {
    let divisions = environment.divisionRegions.map { division in
      JSONValue.Member(names.name(ofDivision: division.id), value(of: division, in: environment))
    }
    let areas = UsableAreas(listsMaximal: true).answer(in: environment)
    let bar = environment.verticalBarSide.flatMap { environment.barFrame(onSide: $0) }
    return [
      .init("divisions", .object(divisions)),
      .init("postureReason", .word(Words.PostureWord(environment.postureReason), in: Words.postureReason)),
      .init("segments", .list(areas.map(value))),
      .init("obstacles", .texts(environment.obstacles.map { names.name(ofDivision: $0.id) })),
      .init("displayHalf", .word(environment.displayHalf, in: Words.edge)),
      .init("occlusionInsets", environment.occlusionInsets(for: environment.bounds).map { .insets($0) } ?? .null),
      .init("verticalBar", bar.map(value) ?? .null),
    ]
  }

  private func value(of division: DivisionRegion, in environment: LayoutEnvironment) -> JSONValue {
    let standing = environment.standing(of: division)
    return .object([
      .init("axis", .word(division.axis, in: Words.axis)),
      .init("thickness", .length(division.thickness)),
      .init("bareFrame", division.bareFrame.map { .rect($0) } ?? .null),
      .init("separates", .flag(standing.separates)),
      .init("standing", .word(standing, in: Words.divisionStanding)),
    ])
  }

  private func value(of area: UsableArea) -> JSONValue {
    .object([
      .init("frame", .rect(area.segment.frame)),
      .init("usable", area.largest.map { .rect($0) } ?? .null),
      .init("maximal", .list((area.maximal ?? []).map { .rect($0) })),
    ])
  }

  private func value(of bar: VerticalBar) -> JSONValue {
    .object([.init("strip", .rect(bar.strip)), .init("frame", bar.frame.map { .rect($0) } ?? .null)])
  }
}
