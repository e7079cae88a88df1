import FoldLayout

/// Writes what observers are told in the words of the format: facts, and everything that is computed from them.
struct EmissionEncoder {
  let names: FixtureNames

  /// An emission with every key that the format has for it, null where a fact was not told.
  func value(of information: LayoutEnvironmentInformation) -> JSONValue {
    let environments = EnvironmentEncoder(names: names)
    let previous = information.previous.map(environments.value)
    return .object([
      .init("cause", .text(Words.Cause(information.cause).rawValue)),
      .init("transition", information.transition.map(transition) ?? .null),
      .init("changes", .texts(Words.aspect.words(in: information.changes))),
      .init("computed", computed(information)),
      .init("current", environments.value(of: information.current).filled(as: Grammar.environment)),
      .init("previous", previous.map { $0.filled(as: Grammar.environment) } ?? .null),
    ])
  }

  /// A hinge's report with every key that the format has for it.
  func value(of update: Hinge.Update) -> JSONValue {
    .object([
      .init("name", .text(names.name(ofHinge: update.id))),
      .init("status", .word(update.status, in: Words.hingeStatus)),
      .init("angle", update.angle.map { .number($0) } ?? .null),
    ])
  }

  private func transition(_ transition: LayoutTransition) -> JSONValue {
    .object([
      .init("name", .text(names.name(ofTransition: transition.id))),
      .init("phase", .word(transition.phase, in: Words.phase)),
      .init("target", transition.target.map { .size($0) } ?? .null),
    ])
  }

  private func computed(_ information: LayoutEnvironmentInformation) -> JSONValue {
    let environment = information.current
    let activeOcclusions = information.activeOcclusionRegions.map { names.name(ofOcclusion: $0.id) }
    let told: [JSONValue.Member] = [
      .init("bounds", .rect(environment.bounds)),
      .init("windowBounds", environment.windowBounds.map { .rect($0) } ?? .null),
      .init("hingeStatus", .word(environment.hingeStatus, in: Words.hingeStatus)),
      .init("posture", .word(information.posture, in: Words.posture)),
      .init("isSettled", .flag(information.isSettled)),
      .init("verticalBarSide", .word(environment.verticalBarSide, in: Words.side)),
      .init(
        "activeDivisionRegion", .text(orNull: information.activeDivisionRegion.map { names.name(ofDivision: $0.id) })),
      .init("activeOcclusionRegions", .texts(activeOcclusions)),
    ]
    let conveniences: [JSONValue.Member] = [
      .init("isPortrait", .flag(information.isPortrait)),
      .init("isLandscape", .flag(information.isLandscape)),
      .init("isRegularWidth", .flag(information.isRegularWidth)),
      .init("isCompactWidth", .flag(information.isCompactWidth)),
      .init("isRegularHeight", .flag(information.isRegularHeight)),
      .init("isCompactHeight", .flag(information.isCompactHeight)),
      .init("didChangeToRegularWidth", .flag(information.didChangeToRegularWidth)),
      .init("didChangeToCompactWidth", .flag(information.didChangeToCompactWidth)),
      .init("didChangeToRegularHeight", .flag(information.didChangeToRegularHeight)),
      .init("didChangeToCompactHeight", .flag(information.didChangeToCompactHeight)),
    ]
    return .object(told + RegionEncoder(names: names).members(of: environment) + conveniences)
  }
}

extension JSONValue {
  /// The value with every key that its shape has, null where it was left out, so that a stream has one shape.
  func filled(as shape: Shape) -> JSONValue {
    switch (shape, self) {
    case (.record(let fields), .object):
      .object(fields.map { .init($0.key, self[$0.key]?.filled(as: $0.shape) ?? .null) })
    case (.named(let shape), .object(let members)):
      .object(members.map { .init($0.key, $0.value.filled(as: shape)) })
    default: self
    }
  }
}
