/// The way from a document's root to a value: keys and indexes.
struct FixturePath: Hashable, Sendable {
  private enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  private var steps: [Step] = []

  mutating func append(key: String) { steps.append(.key(key)) }

  mutating func append(index: Int) { steps.append(.index(index)) }

  mutating func removeLast() { steps.removeLast() }

  func appending(key: String) -> FixturePath {
    var path = self
    path.append(key: key)
    return path
  }

  func appending(index: Int) -> FixturePath {
    var path = self
    path.append(index: index)
    return path
  }

  /// The path as in `events[2].environment.size`; empty for the root.
  var text: String {
    var text = ""
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      }
    }
    return text
  }
}
