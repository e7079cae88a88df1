extension String {
  /// The text in double quotes for an error: on one line, without control characters, and not too long.
  var quoted: String { "\"" + cutAndEscaped + "\"" }

  /// The text for an error, as ``quoted`` but without the quotes.
  package var cutAndEscaped: String {
    let limit = 60
    let start = String(String.UnicodeScalarView(unicodeScalars.prefix(limit)))
    return unicodeScalars.dropFirst(limit).isEmpty ? start.escaped : start.escaped + "…"
  }

  /// The text with its control characters escaped, however long it is.
  package var escaped: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isControl { text += "\\u\(scalar.value.hexadecimal)" } else { text.unicodeScalars.append(scalar) }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal might do something else than show it: control characters, line ends, changes of direction.
  var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension UInt32 {
  /// Four hexadecimal digits at least.
  var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}
