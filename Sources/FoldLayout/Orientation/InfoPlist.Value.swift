extension InfoPlist {
  /// A value of an Info.plist.
  public enum Value: Hashable, Sendable {
    /// A string.
    case text(String)

    /// A Boolean.
    case flag(Bool)

    /// An array.
    case list([Value])

    /// Something that no key about orientations has, in a few words.
    case other(String)

    /// The value as a Boolean; the platform takes the strings `YES` and `true` for one too.
    var flag: Bool? {
      switch self {
      case .flag(let flag): flag
      case .text("YES"), .text("true"): true
      case .text("NO"), .text("false"): false
      default: nil
      }
    }

    /// The value in a sentence.
    var words: String {
      switch self {
      case .text(let text): "\"\(text)\""
      case .flag(let flag): flag ? "true" : "false"
      case .list(let elements): elements.count == 1 ? "an array of one" : "an array of \(elements.count)"
      case .other(let words): words
      }
    }
  }
}
