import FoldLayout

extension PostureFixture {
  /// Reads a fixture.
  ///
  /// - Parameters:
  ///   - bytes: The text of the file, UTF-8.
  ///   - limits: How much is read before the reader refuses.
  /// - Throws: ``FixtureError`` with the first thing that is wrong, its place, and what would be right. Any bytes at
  ///   all give a fixture or an error (rule X3).
  /// - Complexity: O(*n*) in the number of bytes, times the number of regions for every event.
  public init(decoding bytes: some Sequence<UInt8>, limits: FixtureLimits = FixtureLimits()) throws(FixtureError) {
    let root = try JSONReader.read(Array(bytes), limits: limits)
    try Self.checkVersion(of: root)
    document = try GrammarChecker.canonical(root, as: Grammar.document)
    name = root["name"]?.text ?? ""
    summary = root["summary"]?.text ?? ""
    provenance = try Self.provenance(from: root["provenance"] ?? root)

    var decoder = SessionDecoder()
    if let node = root["environment"] {
      try decoder.merge(node, at: FixturePath().appending(key: "environment"))
    }
    environment = decoder.environment
    var events: [Event] = []
    for (index, node) in (root["events"]?.elements ?? []).enumerated() {
      events.append(try decoder.event(from: node, at: FixturePath().appending(key: "events").appending(index: index)))
    }
    try decoder.checkNames(in: root["expect"]?.elements ?? [], at: FixturePath().appending(key: "expect"))
    self.events = events
    names = decoder.names

    isComplete = root["emissions"]?.text != "partial"
    reason = root["reason"]?.text
    try Self.checkReason(in: root, isComplete: isComplete)
    expectations = try Self.expectations(from: root, in: document)
  }

  private static func checkVersion(of root: JSONNode) throws(FixtureError) {
    guard let members = root.members else {
      throw FixtureError(
        .type, position: root.position, found: root.inWords, remedy: "a fixture is one JSON object: {\"version\": 1, …}"
      )
    }
    guard let first = members.first, first.key == "version" else {
      throw FixtureError(
        .version, position: members.first?.keyPosition ?? root.position,
        found: members.first.map { "the key \($0.key.quoted) first" } ?? "an empty object",
        remedy: "the first key is \"version\", so that every reader can tell what it reads")
    }
    let path = FixturePath().appending(key: "version")
    guard let version = first.value.number, version >= 1, version == version.rounded(.down) else {
      throw FixtureError(
        .version, path: path, position: first.value.position, found: first.value.inWords,
        remedy: "write the version of the format, a whole number from 1 to \(Grammar.version)")
    }
    guard version <= Double(Grammar.version) else {
      throw FixtureError(
        .version, path: path, position: first.value.position, found: "version \(version.shortestText)",
        remedy: "this reader knows the versions up to \(Grammar.version): use a newer one")
    }
  }

  private static func provenance(from node: JSONNode) throws(FixtureError) -> Provenance {
    let provenance = Provenance(
      kind: node["kind"]?.text.flatMap(Words.provenance.value) ?? .arithmetic, system: node["system"]?.text,
      sources: (node["sources"]?.elements ?? []).compactMap(\.text), note: node["note"]?.text)
    func missing(_ key: String, _ why: String) -> FixtureError {
      FixtureError(
        .missingKey, path: FixturePath().appending(key: "provenance"), position: node.position,
        found: "no \"\(key)\"", remedy: why)
    }
    switch provenance.kind {
    case .simulator, .device:
      if provenance.system == nil { throw missing("system", "a log has a \"system\": its name and version") }
    case .arithmetic:
      if provenance.note == nil { throw missing("note", "arithmetic is shown, in a \"note\"") }
    case .documentation: break
    }
    if provenance.sources.isEmpty, provenance.kind != .arithmetic {
      throw missing("sources", "name at least one of the \"sources\" of the figures")
    }
    return provenance
  }

  private static func checkReason(in root: JSONNode, isComplete: Bool) throws(FixtureError) {
    if !isComplete, root["reason"] == nil {
      throw FixtureError(
        .missingKey, path: FixturePath().appending(key: "emissions"), position: root["emissions"]?.position,
        found: "\"partial\" and no \"reason\"", remedy: "add a \"reason\" why not every emission is listed")
    }
    if isComplete, let reason = root["reason"] {
      throw FixtureError(
        .value, path: FixturePath().appending(key: "reason"), position: reason.position,
        found: "a reason although every emission is listed", remedy: "remove it, or add \"emissions\": \"partial\"")
    }
  }

  private static func expectations(
    from root: JSONNode, in document: JSONValue
  ) throws(FixtureError) -> [Expectation] {
    guard case .list(let values) = document["expect"], let nodes = root["expect"]?.elements else { return [] }
    let path = FixturePath().appending(key: "expect")
    if values.isEmpty, root["emissions"]?.text == "partial" {
      throw FixtureError(
        .value, path: path, position: root["expect"]?.position, found: "an empty array and \"partial\"",
        remedy: "expect something: nothing at all would always hold")
    }
    var expectations: [Expectation] = []
    var clock = SessionClock()
    for (index, (value, node)) in zip(values, nodes).enumerated() {
      let path = path.appending(index: index)
      let time = try clock.time(of: node, at: path)
      guard case .object(let members) = value["emission"] else { continue }
      try checkChanges(in: node, at: path)
      var precision = 0.0
      if case .number(let number) = value["emission"]?["precision"] { precision = number }
      let stated = members.filter { $0.key != "precision" }
      expectations.append(Expectation(time: time, precision: precision, emission: .object(stated)))
    }
    return expectations
  }

  /// Refuses changes that are not in the order of the list, each once: they could never be met.
  private static func checkChanges(in expectation: JSONNode, at path: FixturePath) throws(FixtureError) {
    guard let changes = expectation["emission"]?["changes"] else { return }
    let words = (changes.elements ?? []).compactMap(\.text)
    let aspects = words.compactMap(Words.aspect.value).reduce(into: LayoutAspects()) { $0.formUnion($1) }
    let ordered = Words.aspects(aspects)
    guard words != ordered else { return }
    throw FixtureError(
      .value, path: path.appending(key: "emission").appending(key: "changes"), position: changes.position,
      found: "changes that are repeated or out of order",
      remedy: "write [\(ordered.map(\.quoted).joined(separator: ", "))]")
  }
}
