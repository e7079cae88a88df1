extension String {
  /// The text in double quotes for an error: on one line, without control characters, at most 40 characters of it.
  var quoted: String { "\"" + cutAndEscaped + "\"" }

  /// The text for an error, as ``quoted`` but without the quotes.
  var cutAndEscaped: String {
    var text = ""
    for scalar in prefix(40).unicodeScalars {
      if scalar.isControl { text += "\\u\(scalar.value.hexadecimal)" } else { text.unicodeScalars.append(scalar) }
    }
    return dropFirst(40).isEmpty ? text : text + "…"
  }
}

extension Unicode.Scalar {
  /// Whether a terminal might do something else than show it.
  var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0x2028 || value == 0x2029 }
}

extension UInt32 {
  /// Four hexadecimal digits at least.
  var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}
