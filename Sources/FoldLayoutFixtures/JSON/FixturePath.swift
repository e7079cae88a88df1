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

  /// The path in words, as in `events[2].environment.size`.
  ///
  /// It is empty for the root. Keys that are no plain words are quoted.
  var text: String {
    var text = ""
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where key.isPlain: text += text.isEmpty ? key : ".\(key)"
      case .key(let key): text += "[\(key.quoted)]"
      }
    }
    return text
  }
}

extension String {
  fileprivate var isPlain: Bool {
    !isEmpty && unicodeScalars.count <= 60
      && unicodeScalars.allSatisfy { $0 == "_" || $0 == "-" || $0.properties.isAlphabetic || ("0"..."9").contains($0) }
  }
}
