import FoldLayout

/// Writes JSON: the canonical text of a document, or one line of a stream.
///
/// In the canonical text an array or object stands on one line where it fits 100 columns, else one member a line,
/// indented by two spaces; keys come in the order of the value, and a newline ends the document (rule X2).
enum JSONWriter {
  private static let lineLength = 100

  /// The canonical text of a document, with a final newline.
  static func document(_ value: JSONValue) -> String {
    var text = ""
    write(value, indentation: 0, used: 0, into: &text)
    return text + "\n"
  }

  /// The value on one line, without a newline.
  static func line(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): number.shortestText
    case .text(let text): encoded(text)
    case .list(let elements): "[" + elements.map(line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(encoded($0.key)): \(line($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  /// Writes a value where `used` columns of the line are taken: indentation, key, and the comma that may follow.
  private static func write(_ value: JSONValue, indentation: Int, used: Int, into text: inout String) {
    let inner = String(repeating: " ", count: indentation + 2)
    switch value {
    case .object(let members) where !members.isEmpty && !fits(value, after: used):
      text += "{\n"
      for (index, member) in members.enumerated() {
        let key = "\(inner)\(encoded(member.key)): "
        let end = index == members.count - 1 ? "\n" : ",\n"
        text += key
        write(
          member.value, indentation: indentation + 2, used: key.unicodeScalars.count + end.count - 1, into: &text)
        text += end
      }
      text += "\(inner.dropLast(2))}"
    case .list(let elements) where !elements.isEmpty && !fits(value, after: used):
      text += "[\n"
      for (index, element) in elements.enumerated() {
        let end = index == elements.count - 1 ? "\n" : ",\n"
        text += inner
        write(element, indentation: indentation + 2, used: inner.count + end.count - 1, into: &text)
        text += end
      }
      text += "\(inner.dropLast(2))]"
    default:
      text += line(value)
    }
  }

  private static func fits(_ value: JSONValue, after used: Int) -> Bool {
    used + line(value).unicodeScalars.count <= lineLength
  }

  private static func encoded(_ text: String) -> String {
    var encoded = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": encoded += "\\\""
      case "\\": encoded += "\\\\"
      case "\n": encoded += "\\n"
      case "\t": encoded += "\\t"
      case "\r": encoded += "\\r"
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}": encoded += "\\u\(scalar.value.hexadecimal)"
      default: encoded.unicodeScalars.append(scalar)
      }
    }
    return encoded + "\""
  }
}
