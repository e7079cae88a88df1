import FoldLayout

/// Writes environments in the words of the format: what was told, in the grammar's order.
struct EnvironmentEncoder {
  let names: FixtureNames

  func value(of environment: LayoutEnvironment) -> JSONValue {
    var members: [JSONValue.Member] = []
    func add(_ key: String, _ value: JSONValue?) {
      if let value { members.append(.init(key, value)) }
    }
    add("size", .size(environment.size))
    add("safeAreaInsets", environment.safeAreaInsets.map { .insets($0) })
    add("sizeClasses", environment.sizeClasses.map(sizeClasses))
    add("orientation", environment.orientation.map { .word($0, in: Words.orientation) })
    add("layoutDirection", environment.layoutDirection.map { .word($0, in: Words.layoutDirection) })
    add("displayScale", environment.displayScale.map { .number($0) })
    add("hinges", environment.hinges.map { .object($0.map(hinge)) })
    add("divisions", environment.regions.map { .object($0.divisions.map(division)) })
    add("occlusions", environment.regions.map { .object($0.occlusions.map(occlusion)) })
    add("verticalBarEdge", environment.verticalBarEdge.map { .word($0, in: Words.verticalBarEdge) })
    add("windowSize", environment.windowSize.map { .size($0) })
    add("frameInWindow", environment.frameInWindow.map { .rect($0) })
    add("display", environment.display.map { .word($0, in: Words.display) })
    add("cornerInsets", environment.cornerInsets.map(corners))
    add("isOrientationLocked", environment.isOrientationLocked.map { .flag($0) })
    add("isInteractivelyResizing", environment.isInteractivelyResizing.map { .flag($0) })
    return .object(members)
  }

  private func sizeClasses(_ classes: Interface.SizeClasses) -> JSONValue {
    .object([
      .init("horizontal", .word(classes.horizontal, in: Words.sizeClass)),
      .init("vertical", .word(classes.vertical, in: Words.sizeClass)),
    ])
  }

  private func corners(_ corners: LayoutCornerInsets) -> JSONValue {
    .object([
      .init("horizontal", .insets(corners.horizontal)), .init("vertical", .insets(corners.vertical)),
    ])
  }

  private func hinge(_ hinge: Hinge) -> JSONValue.Member {
    var members = [JSONValue.Member("status", .word(hinge.status, in: Words.hingeStatus))]
    if let division = hinge.division { members.append(.init("division", .text(names.name(ofDivision: division)))) }
    return .init(names.name(ofHinge: hinge.id), .object(members))
  }

  private func division(_ division: DivisionRegion) -> JSONValue.Member {
    var members = region(frame: division.frame, margins: division.margins)
    members.append(.init("axis", .word(division.axis, in: Words.axis)))
    members.append(.init("isAxisDeclared", .flag(division.isAxisDeclared)))
    members.append(.init("isActive", .flag(division.isActive)))
    if let isDeclared = division.isDeclaredSeparating {
      members.append(.init("isDeclaredSeparating", .flag(isDeclared)))
    }
    members.append(.init("isPhysicalGap", .flag(division.isPhysicalGap)))
    return .init(names.name(ofDivision: division.id), .object(members))
  }

  private func occlusion(_ occlusion: OcclusionRegion) -> JSONValue.Member {
    let members = region(frame: occlusion.frame, margins: occlusion.margins)
    return .init(
      names.name(ofOcclusion: occlusion.id), .object(members + [.init("isActive", .flag(occlusion.isActive))]))
  }

  private func region(frame: LayoutRect, margins: LayoutEdgeInsets) -> [JSONValue.Member] {
    [.init("frame", .rect(frame)), .init("margins", .insets(margins))]
  }
}

extension JSONValue {
  static func size(_ size: LayoutSize) -> JSONValue { lengths([size.width, size.height]) }

  static func rect(_ rect: LayoutRect) -> JSONValue { lengths([rect.minX, rect.minY, rect.width, rect.height]) }

  static func insets(_ insets: LayoutEdgeInsets) -> JSONValue {
    lengths([insets.top, insets.left, insets.bottom, insets.right])
  }

  static func length(_ length: Double) -> JSONValue { .number(length.shortestLength) }

  static func word<Value>(_ value: Value, in vocabulary: Vocabulary<Value>) -> JSONValue {
    .text(orNull: vocabulary.word(for: value))
  }

  static func word<Value>(_ value: Value?, in vocabulary: Vocabulary<Value>) -> JSONValue {
    .text(orNull: value.flatMap(vocabulary.word))
  }

  private static func lengths(_ lengths: [Double]) -> JSONValue { .list(lengths.map { .length($0) }) }
}
