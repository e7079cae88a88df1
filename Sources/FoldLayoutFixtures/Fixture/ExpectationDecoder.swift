/// Reads what observers must be told.
///
/// It is given what the grammar has let through; what is left to check is whether it could ever be met.
struct ExpectationDecoder {
  let version: Int
  let registersObservers: Bool
  let layouts: [PostureFixture.Layout]
  private var clock = SessionClock()

  init(version: Int, registersObservers: Bool, layouts: [PostureFixture.Layout]) {
    self.version = version
    self.registersObservers = registersObservers
    self.layouts = layouts
  }

  mutating func expectations(
    from root: JSONNode, in document: JSONValue
  ) throws(FixtureError) -> [PostureFixture.Expectation] {
    guard case .list(let values) = document["expect"], let nodes = root["expect"]?.elements else { return [] }
    let path = FixturePath().appending(key: "expect")
    var expectations: [PostureFixture.Expectation] = []
    for (index, (value, node)) in zip(values, nodes).enumerated() {
      expectations.append(try expectation(value, node, at: path.appending(index: index)))
    }
    return expectations
  }

  private mutating func expectation(
    _ value: JSONValue, _ node: JSONNode, at path: FixturePath
  ) throws(FixtureError) -> PostureFixture.Expectation {
    let time = try clock.time(of: node, at: path)
    let kinds = PostureReplay.Record.Kind.allCases.filter { value[$0.rawValue] != nil }
    guard let kind = kinds.first, let stated = value[kind.rawValue], kinds.count == 1 else {
      let names = PostureReplay.Record.Kind.allCases.map(\.rawValue.quoted).joined(separator: ", ")
      throw FixtureError(
        kinds.isEmpty ? .missingKey : .value, path: path, position: node.position,
        found: kinds.isEmpty ? "a time at which nothing is told" : "two things at once",
        remedy: "an expectation has one of \(names)")
    }
    if kind == .emission {
      try checkEmission(node["emission"] ?? node, at: path.appending(key: "emission"))
    } else {
      try refuseObservers(of: node, at: path)
      try checkConditions(in: node["orientation"]?["account"], at: path)
    }
    if kind == .layout { try checkLayout(node["layout"] ?? node, at: path.appending(key: "layout")) }
    return PostureFixture.Expectation(
      time: time, precision: node[kind.rawValue]?["precision"]?.number ?? 0,
      observers: kind == .emission ? try observers(of: node, at: path) : nil,
      stated: .init(kind: kind, value: stated.withoutPrecision))
  }

  /// Refuses what no answer to the question could have, and an expectation that states nothing.
  private func checkLayout(_ node: JSONNode, at path: FixturePath) throws(FixtureError) {
    let name = node["name"]?.text ?? ""
    guard let layout = layouts.first(where: { $0.name == name }) else { return }
    let keys = layout.request.answerKeys
    let told = (node.members ?? []).filter { !["name", "precision"].contains($0.key) }
    if let wrong = told.first(where: { !keys.contains($0.key) }) {
      throw FixtureError(
        .unknownKey, path: path.appending(key: wrong.key), position: wrong.keyPosition,
        found: "the key \(wrong.key.quoted) in an answer to \(name.quoted)",
        remedy: "such an answer has \(keys.map(\.quoted).joined(separator: ", "))")
    }
    guard told.allSatisfy({ $0.value.statesNothing(of: layout.request) }) else { return }
    throw FixtureError(
      .missingKey, path: path, position: node.position, found: "an answer of which nothing is stated",
      remedy: "state one of \(keys.map(\.quoted).joined(separator: ", "))")
  }

  /// Reads who must be told; where observers register it is always stated, so that no call goes unnoticed.
  private func observers(of node: JSONNode, at path: FixturePath) throws(FixtureError) -> [String]? {
    if let list = node["observers"]?.elements { return list.compactMap(\.text) }
    guard registersObservers else { return nil }
    throw FixtureError(
      .missingKey, path: path, position: node.position, found: "no \"observers\" in a fixture that registers some",
      remedy: "add \"observers\": the names of those who are told, in the order of their turns, [] for none")
  }

  /// Refuses a condition that no account could have.
  private func checkConditions(in account: JSONNode?, at path: FixturePath) throws(FixtureError) {
    let path = path.appending(key: "orientation").appending(key: "account")
    for key in ["contributors", "setAside"] {
      for (index, element) in (account?[key]?.elements ?? []).enumerated() {
        guard let condition = element["when"], !condition.isNull else { continue }
        _ = try condition.condition(at: path.appending(key: key).appending(index: index).appending(key: "when"))
      }
    }
  }

  private func refuseObservers(of node: JSONNode, at path: FixturePath) throws(FixtureError) {
    guard let list = node["observers"] else { return }
    throw FixtureError(
      .value, path: path.appending(key: "observers"), position: list.position,
      found: "observers of what is no emission",
      remedy: "remove them: those that register are told of the environment")
  }

  private func checkEmission(_ node: JSONNode, at path: FixturePath) throws(FixtureError) {
    let isTransition = node["cause"]?.text == Words.Cause.transition.rawValue
    if isTransition, version < 2, let cause = node["cause"] {
      throw FixtureError(
        .version, path: path.appending(key: "cause"), position: cause.position,
        found: "the cause \"transition\", which came with version 2", remedy: "write \"version\": 2")
    }
    if isTransition, node["transition"] == nil {
      throw FixtureError(
        .missingKey, path: path, position: node.position, found: "no \"transition\" and the cause \"transition\"",
        remedy: "add \"transition\" with its \"name\" and \"phase\"")
    }
    if !isTransition, let transition = node["transition"] {
      throw FixtureError(
        .value, path: path.appending(key: "transition"), position: transition.position,
        found: "a transition, which is not the cause", remedy: "write \"cause\": \"transition\", or remove it")
    }
  }
}

extension JSONValue {
  /// What is stated, without how exactly it is meant.
  fileprivate var withoutPrecision: JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != "precision" })
  }
}

extension JSONNode {
  /// Whether it lists panes or controls of which no more is stated than the question says.
  fileprivate func statesNothing(of request: LayoutRequest) -> Bool {
    guard let elements else { return false }
    let asked: Set<String>
    switch request {
    case .split: asked = []
    case .controls: asked = ["original"]
    case .overlay, .columns, .item, .anchored: return false
    }
    return elements.allSatisfy { element in element.members.map { $0.allSatisfy { asked.contains($0.key) } } ?? false }
  }
}
