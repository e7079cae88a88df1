/// A value to be written, whose objects keep their order.
indirect enum JSONValue: Hashable, Sendable {
  struct Member: Hashable, Sendable {
    var key: String
    var value: JSONValue

    init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([Member])

  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// An array of texts.
  static func texts(_ texts: [String]) -> JSONValue { .list(texts.map { .text($0) }) }

  /// The text of a value that may be missing, or null.
  static func text(orNull text: String?) -> JSONValue { text.map { .text($0) } ?? .null }
}
