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
    let version = try Self.version(of: root)
    document = try GrammarChecker(version: version).canonical(root, as: Grammar.document)
    name = root["name"]?.text ?? ""
    summary = root["summary"]?.text ?? ""
    provenance = try Self.provenance(from: root["provenance"] ?? root)

    var decoder = SessionDecoder()
    if let node = root["environment"] {
      try decoder.merge(node, at: FixturePath().appending(key: "environment"))
    }
    environment = decoder.environment
    scene = try root["scene"].flatMap { node throws(FixtureError) in
      try decoder.mergeScene(node, at: FixturePath().appending(key: "scene"))
    }
    controllers = try root["window"].flatMap { node throws(FixtureError) in
      try decoder.mergeWindow(node, at: FixturePath().appending(key: "window"))
    }
    layouts = try decoder.layouts(from: root["layouts"], at: FixturePath().appending(key: "layouts"))
    var events: [Event] = []
    for (index, node) in (root["events"]?.elements ?? []).enumerated() {
      events.append(try decoder.event(from: node, at: FixturePath().appending(key: "events").appending(index: index)))
    }
    try decoder.checkNames(in: root["expect"]?.elements ?? [], at: FixturePath().appending(key: "expect"))
    self.events = events
    isAboutScene = scene != nil || controllers != nil || events.contains { $0.action.isAboutScene }
    names = decoder.names

    isComplete = root["emissions"]?.text != "partial"
    reason = root["reason"]?.text
    try Self.checkReason(in: root, isComplete: isComplete)
    try Self.checkEmptiness(of: root, isComplete: isComplete)
    var expectationDecoder = ExpectationDecoder(
      version: version, registersObservers: decoder.registersObservers, layouts: layouts)
    expectations = try expectationDecoder.expectations(from: root, in: document)
  }

  private static func version(of root: JSONNode) throws(FixtureError) -> Int {
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
    return Int(version)
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

  /// Refuses a partial list without an element, which would always hold.
  private static func checkEmptiness(of root: JSONNode, isComplete: Bool) throws(FixtureError) {
    guard !isComplete, let list = root["expect"], list.elements?.isEmpty == true else { return }
    throw FixtureError(
      .value, path: FixturePath().appending(key: "expect"), position: list.position,
      found: "an empty array and \"partial\"", remedy: "expect something: nothing at all would always hold")
  }
}
