import FoldLayout

extension JSONNode {
  /// Reads a condition, which has exactly one key.
  func condition(at path: FixturePath) throws(FixtureError) -> LayoutCondition {
    guard let members, members.count == 1, let member = members.first else {
      throw FixtureError(
        .value, path: path, position: position, found: "\(members?.count ?? 0) conditions in one object",
        remedy: "write one key; several conditions are combined by \"and\" or \"or\": [{…}, {…}]")
    }
    let path = path.appending(key: member.key)
    let value = member.value
    switch member.key {
    case "shortestSideBelow": return .shortestSideBelow(value.number ?? 0)
    case "shortestSideAtLeast": return .shortestSideAtLeast(value.number ?? 0)
    case "horizontalSizeClass": return .horizontalSizeClass(value.value(in: Words.sizeClass) ?? .unspecified)
    case "verticalSizeClass": return .verticalSizeClass(value.value(in: Words.sizeClass) ?? .unspecified)
    case "display": return .display(value.value(in: Words.display) ?? .single)
    case "posture": return .posture(value.value(in: Words.posture) ?? .flat)
    case "not": return .not(try value.condition(at: path))
    default:
      var conditions: [LayoutCondition] = []
      for (index, element) in (value.elements ?? []).enumerated() {
        conditions.append(try element.condition(at: path.appending(index: index)))
      }
      return member.key == "and" ? .and(conditions) : .or(conditions)
    }
  }
}
