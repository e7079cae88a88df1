/// Reads a JSON document from bytes, with the place of every value.
///
/// It is stricter than the toolchain's own decoder and says more: it refuses duplicate keys, text that is not UTF-8,
/// and documents beyond its limits, each with line, column, path, what is there and what would be right (rule X3).
struct JSONReader {
  let bytes: [UInt8]
  var index = 0
  private(set) var position = TextPosition.start
  private(set) var path = FixturePath()
  private let greatestDepth: Int
  private var depth = 0

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The document's text in UTF-8.
  ///   - limits: The greatest size and nesting.
  /// - Returns: The document's one value.
  /// - Throws: ``FixtureError`` with the first place at which the bytes are not one JSON value.
  static func read(_ bytes: [UInt8], limits: FixtureLimits = FixtureLimits()) throws(FixtureError) -> JSONNode {
    guard bytes.count <= limits.byteCount else {
      throw FixtureError(
        .limit, position: nil, found: "more than \(limits.byteCount) bytes",
        remedy: "a fixture has at most so many: is this the right file?")
    }
    var reader = JSONReader(bytes, limits: limits)
    try reader.refuseWhatIsNotUTF8()
    reader.skipBlanks()
    guard reader.byte != nil else {
      throw FixtureError(
        .syntax, position: reader.position, found: "nothing",
        remedy: "a fixture is one JSON object: {\"version\": 1, …}")
    }
    let node = try reader.value()
    reader.skipBlanks()
    guard reader.byte == nil else {
      throw reader.error(found: reader.byteInWords, remedy: "nothing may follow the document's one value: remove it")
    }
    return node
  }

  private init(_ bytes: [UInt8], limits: FixtureLimits) {
    self.bytes = bytes
    greatestDepth = min(limits.depth, FixtureLimits.greatestDepth)
  }

  /// A string that was repaired differs from the bytes it was made of; only then is the place looked for.
  private mutating func refuseWhatIsNotUTF8() throws(FixtureError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw error(found: "a byte order mark", remedy: "a fixture is UTF-8 without one: remove it")
    }
    guard !String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else { return }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      for _ in 0..<UTF8.width(scalar) { advance() }
    }
    throw error(found: "bytes that are not UTF-8", remedy: "save the file as UTF-8")
  }

  // MARK: Values

  private mutating func value() throws(FixtureError) -> JSONNode {
    let start = position
    let content: JSONNode.Content
    switch byte {
    case UInt8(ascii: "{"): content = try object()
    case UInt8(ascii: "["): content = try list()
    case UInt8(ascii: "\""): content = .text(try string())
    case UInt8(ascii: "-"): content = .number(try number())
    case let digit? where digit.isDigit: content = .number(try number())
    default: content = try word()
    }
    return JSONNode(content: content, position: start)
  }

  /// Enters an object or array, past its bracket.
  private mutating func enter() throws(FixtureError) {
    depth += 1
    guard depth <= greatestDepth else {
      throw error(.limit, found: "arrays and objects nested \(depth) deep", remedy: "at most \(greatestDepth) are read")
    }
    advance()
    skipBlanks()
  }

  private mutating func object() throws(FixtureError) -> JSONNode.Content {
    try enter()
    defer { depth -= 1 }
    var members: [JSONNode.Member] = []
    var keys: Set<String> = []
    if take("}") { return .object(members) }
    repeat {
      skipBlanks()
      let keyPosition = position
      guard byte == UInt8(ascii: "\"") else {
        throw error(found: byteInWords, remedy: "a key in double quotes, or } with no comma before it, belongs here")
      }
      let key = try string()
      path.append(key: key)
      guard keys.insert(key).inserted else {
        throw error(
          .duplicateKey, at: keyPosition, found: "\(key.quoted) a second time", remedy: "keep one of the two")
      }
      skipBlanks()
      guard take(":") else { throw error(found: byteInWords, remedy: "a colon belongs between key and value") }
      skipBlanks()
      members.append(JSONNode.Member(key: key, keyPosition: keyPosition, value: try value()))
      path.removeLast()
      skipBlanks()
    } while take(",")
    guard take("}") else { throw error(found: byteInWords, remedy: "a comma or } belongs here") }
    return .object(members)
  }

  private mutating func list() throws(FixtureError) -> JSONNode.Content {
    try enter()
    defer { depth -= 1 }
    var elements: [JSONNode] = []
    if take("]") { return .list(elements) }
    repeat {
      skipBlanks()
      path.append(index: elements.count)
      elements.append(try value())
      path.removeLast()
      skipBlanks()
    } while take(",")
    guard take("]") else { throw error(found: byteInWords, remedy: "a comma or ] belongs here") }
    return .list(elements)
  }

  // MARK: Bytes

  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Moves on by a byte; one that continues a character is not counted as a column.
  mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") {
      position = TextPosition(line: position.line + 1, column: 1)
    } else if bytes[index] & 0xC0 != 0x80 {
      position.column += 1
    }
    index += 1
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    advance()
    return true
  }

  private mutating func skipBlanks() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { advance() }
  }

  // MARK: Errors

  func error(
    _ kind: FixtureError.Kind = .syntax, at place: TextPosition? = nil, found: String, remedy: String
  ) -> FixtureError {
    FixtureError(kind, path: path, position: place ?? position, found: found, remedy: remedy)
  }

  /// What stands at the present place, for an error.
  var byteInWords: String {
    guard byte != nil else { return "the end of the text" }
    let rest = String(decoding: bytes[index..<min(index + 40, bytes.count)], as: UTF8.self)
    guard let first = rest.unicodeScalars.first else { return "the end of the text" }
    return first.isControl ? "the control character U+\(first.value.hexadecimal)" : "\"\(first)\""
  }
}
