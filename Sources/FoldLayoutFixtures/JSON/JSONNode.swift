import FoldLayout

/// A value as it stands in a text, with its place.
struct JSONNode: Hashable, Sendable {
  struct Member: Hashable, Sendable {
    var key: String
    var keyPosition: TextPosition
    var value: JSONNode
  }

  indirect enum Content: Hashable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSONNode])
    case object([Member])
  }

  var content: Content
  var position: TextPosition

  /// The members of an object; `nil` for anything else.
  var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The elements of an array; `nil` for anything else.
  var elements: [JSONNode]? {
    if case .list(let elements) = content { elements } else { nil }
  }

  subscript(key: String) -> JSONNode? { members?.first { $0.key == key }?.value }

  /// The value in words, for an error.
  var inWords: String {
    switch content {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): number.shortestText
    case .text(let text): text.quoted
    case .list(let elements): listInWords(elements)
    case .object(let members): members.isEmpty ? "an empty object" : "an object"
    }
  }

  /// Short arrays of plain values are shown as they stand.
  private func listInWords(_ elements: [JSONNode]) -> String {
    guard !elements.isEmpty else { return "an empty array" }
    guard elements.count <= 4, elements.allSatisfy({ $0.members == nil && $0.elements == nil }) else {
      return "an array of \(elements.count)"
    }
    return "[" + elements.map(\.inWords).joined(separator: ", ") + "]"
  }

  var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// The value with a merge patch applied (RFC 7396); every part keeps the place it was written at.
  func merged(with patch: JSONNode) -> JSONNode {
    guard let changes = patch.members else { return patch }
    var result = members ?? []
    for change in changes {
      let index = result.firstIndex { $0.key == change.key }
      if change.value.isNull {
        if let index { result.remove(at: index) }
      } else if let index {
        result[index].value = result[index].value.merged(with: change.value)
      } else {
        result.append(
          Member(
            key: change.key, keyPosition: change.keyPosition,
            value: Self.nothing(at: change.value.position).merged(with: change.value)))
      }
    }
    return JSONNode(content: .object(result), position: patch.position)
  }

  /// An object without members, on which a patch can be put.
  static func nothing(at position: TextPosition) -> JSONNode { JSONNode(content: .object([]), position: position) }
}
