import FoldLayout

/// Checks a document against the grammar of its version, and puts it into canonical form on the way.
struct GrammarChecker {
  let version: Int

  /// Checks a value and everything in it.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - shape: What may stand there.
  ///   - path: The way to the value.
  /// - Returns: The same value with its keys in the grammar's order and its lengths as short as they can be written.
  /// - Throws: ``FixtureError`` for the first thing that may not stand where it stands.
  func canonical(
    _ node: JSONNode, as shape: Shape, at path: FixturePath = FixturePath()
  ) throws(FixtureError) -> JSONValue {
    switch (shape, node.content) {
    case (.text, .text(let text)) where text.isPrintable: return .text(text)
    case (.flag, .flag(let flag)): return .flag(flag)
    case (.count, .number(let number)) where number.isCount: return .number(number)
    case (.number(_, let bounds), .number(let number)) where bounds.contains(number): return .number(number)
    case (.length, .number(let length)) where length >= 0: return .number(length.shortestLength)
    case (.lengths(let slots), .list(let elements)) where elements.count == slots.count:
      return try lengths(elements, slots, at: path)
    case (.word(let words), .text(let word)):
      guard words.contains(word) else { throw wrong(node, shape, at: path, suggesting: words) }
      return .text(word)
    case (.set(let words), .list(let elements)): return try set(elements, words, of: node, at: path)
    case (.deferred(let shape), _): return try canonical(node, as: shape(), at: path)
    case (.either(let shapes), _):
      guard let shape = shapes.first(where: { $0.isType(of: node) }) else { throw wrong(node, shape, at: path) }
      return try canonical(node, as: shape, at: path)
    case (.list(let shape), .list(let elements)) where elements.count <= Grammar.greatestEventCount:
      return .list(
        try elements.indexedMap { index, element throws(FixtureError) in
          try canonical(element, as: shape, at: path.appending(index: index))
        })
    case (.few(let shape), .list(let elements)) where 1...Grammar.greatestNameCount ~= elements.count:
      return try canonical(node, as: .list(shape), at: path)
    case (.few, .list(let elements)):
      throw FixtureError(
        elements.isEmpty ? .value : .limit, path: path, position: node.position,
        found: elements.isEmpty ? "an empty array" : "an array of \(elements.count)", remedy: shape.remedy)
    case (.named(let shape), .object(let members)): return try named(members, shape, at: path)
    case (.record(let fields), .object(let members)): return try record(members, fields, of: node, at: path)
    case (.list, .list(let elements)):
      throw FixtureError(
        .limit, path: path, position: node.position, found: "an array of \(elements.count)",
        remedy: "an array has at most \(Grammar.greatestEventCount) elements: make several fixtures of it")
    default: throw wrong(node, shape, at: path)
    }
  }

  private func lengths(
    _ elements: [JSONNode], _ slots: [Shape.Slot], at path: FixturePath
  ) throws(FixtureError) -> JSONValue {
    .list(
      try elements.indexedMap { index, element throws(FixtureError) in
        let slot = slots[index]
        guard case .number(let length) = element.content else {
          throw FixtureError(
            .type, path: path.appending(index: index), position: element.position, found: element.inWords,
            remedy: "write the \(slot.name) in points")
        }
        guard length >= 0 || slot.mayBeNegative else {
          throw FixtureError(
            .value, path: path.appending(index: index), position: element.position, found: element.inWords,
            remedy: "the \(slot.name) is zero or more")
        }
        return .number(length.shortestLength)
      })
  }

  /// Reads an array that has each of its words once, in the order of the list.
  private func set(
    _ elements: [JSONNode], _ words: [String], of node: JSONNode, at path: FixturePath
  ) throws(FixtureError) -> JSONValue {
    var told: Set<String> = []
    for (index, element) in elements.prefix(words.count + 1).enumerated() {
      guard case .text(let word) = try canonical(element, as: .word(words), at: path.appending(index: index)) else {
        continue
      }
      told.insert(word)
    }
    let ordered = words.filter(told.contains)
    guard elements.map(\.text) == ordered else {
      throw FixtureError(
        .value, path: path, position: node.position, found: "words that are repeated or out of order",
        remedy: "write [\(ordered.map(\.quoted).joined(separator: ", "))]")
    }
    return .texts(ordered)
  }

  private func named(
    _ members: [JSONNode.Member], _ shape: Shape, at path: FixturePath
  ) throws(FixtureError) -> JSONValue {
    let told = members.filter { !$0.value.isNull }
    guard told.count <= Grammar.greatestNameCount else {
      throw FixtureError(
        .limit, path: path, position: told[Grammar.greatestNameCount].keyPosition,
        found: "\(told.count) names", remedy: "there are at most \(Grammar.greatestNameCount) at a time")
    }
    var named: [JSONValue.Member] = []
    for member in members {
      guard member.key.isPrintable else {
        throw FixtureError(
          .value, path: path, position: member.keyPosition, found: "the name \(member.key.quoted)",
          remedy: "a name has at least one character, and no control characters")
      }
      named.append(
        .init(member.key, try orNull(member.value, as: shape, at: path.appending(key: member.key))))
    }
    return .object(named)
  }

  private func record(
    _ members: [JSONNode.Member], _ fields: [Shape.Field], of node: JSONNode, at path: FixturePath
  ) throws(FixtureError) -> JSONValue {
    let keys = fields.map(\.key)
    if let unknown = members.first(where: { !keys.contains($0.key) }) {
      throw FixtureError(
        .unknownKey, path: path.appending(key: unknown.key), position: unknown.keyPosition,
        found: "the key \(unknown.key.quoted)",
        remedy: Suggestion.sentence(for: unknown.key, among: keys)
          ?? "the keys here are \(keys.joined(separator: ", "))")
    }
    try checkVersion(of: members, fields, at: path)
    var record: [JSONValue.Member] = []
    for field in fields {
      guard let value = node[field.key] else {
        guard field.isRequired else { continue }
        throw FixtureError(
          .missingKey, path: path, position: node.position, found: "no \"\(field.key)\"",
          remedy: "add \"\(field.key)\": \(field.shape.remedy)")
      }
      let fieldPath = path.appending(key: field.key)
      record.append(
        .init(
          field.key,
          field.mayBeNull
            ? try orNull(value, as: field.shape, at: fieldPath) : try canonical(value, as: field.shape, at: fieldPath)))
    }
    return .object(record)
  }

  private func checkVersion(
    of members: [JSONNode.Member], _ fields: [Shape.Field], at path: FixturePath
  ) throws(FixtureError) {
    for member in members {
      guard let field = fields.first(where: { $0.key == member.key }), field.since > version else { continue }
      throw FixtureError(
        .version, path: path.appending(key: member.key), position: member.keyPosition,
        found: "the key \(member.key.quoted), which came with version \(field.since)",
        remedy: "write \"version\": \(field.since)")
    }
  }

  private func orNull(
    _ node: JSONNode, as shape: Shape, at path: FixturePath
  ) throws(FixtureError) -> JSONValue {
    node.isNull ? .null : try canonical(node, as: shape, at: path)
  }

  private func wrong(
    _ node: JSONNode, _ shape: Shape, at path: FixturePath, suggesting words: [String] = []
  ) -> FixtureError {
    var suggestion: String?
    if case .text(let word) = node.content { suggestion = Suggestion.sentence(for: word, among: words) }
    return FixtureError(
      shape.isType(of: node) ? .value : .type, path: path, position: node.position, found: node.inWords,
      remedy: suggestion ?? shape.remedy)
  }
}

extension Shape {
  /// Whether a value that may not stand here is at least of the right type.
  fileprivate func isType(of node: JSONNode) -> Bool {
    switch (self, node.content) {
    case (.text, .text), (.word, .text), (.flag, .flag), (.count, .number), (.number, .number), (.length, .number),
      (.record, .object):
      true
    default: false
    }
  }
}

extension Double {
  fileprivate var isCount: Bool { self >= 0 && self <= Double(Int32.max) && self == Double(Int32(self)) }
}

extension String {
  fileprivate var isPrintable: Bool { !isEmpty && !unicodeScalars.contains { $0.isControl } }
}

extension Array {
  /// A map that hands in the index, and throws what its closure throws.
  fileprivate func indexedMap<Result, Failure: Error>(
    _ transform: (Int, Element) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(count)
    for (index, element) in enumerated() { results.append(try transform(index, element)) }
    return results
  }
}
