extension Hinge {
  static func comesBefore(_ first: Hinge, _ second: Hinge) -> Bool { first.id.rawValue < second.id.rawValue }

  static func canonical(_ hinges: [Hinge], reportingTo issues: inout [LayoutIssue]) -> [Hinge] {
    var seen: Set<ID> = []
    var kept: [Hinge] = []
    for hinge in hinges {
      if seen.insert(hinge.id).inserted { kept.append(hinge) } else { issues.append(.hingeDropped(hinge.id)) }
    }
    return kept.sorted(by: comesBefore)
  }
}
