extension JSONReader {
  /// Reads `true`, `false` or `null`, and says what to write instead of the words other languages have.
  mutating func word() throws(FixtureError) -> JSONNode.Content {
    let start = position
    let word = letters()
    switch word {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    case "": throw error(found: byteInWords, remedy: "a value belongs here")
    default: throw wrongWord(word, at: start)
    }
  }

  private mutating func letters() -> String {
    let first = index
    while let byte, byte.isLetterOrDigit { advance() }
    return String(decoding: bytes[first..<index], as: UTF8.self)
  }

  private func wrongWord(_ word: String, at start: TextPosition) -> FixtureError {
    let isNumber = ["nan", "infinity", "inf"].contains { word.lowercased().hasSuffix($0) }
    return error(
      at: start, found: word.cutAndEscaped,
      remedy: isNumber
        ? "JSON has finite numbers only: write one, or null for not told"
        : "JSON has the words true, false and null; text is written in double quotes")
  }

  mutating func number() throws(FixtureError) -> Double {
    let start = position
    let first = index
    _ = take("-")
    if let byte, byte.isLetterOrDigit, !byte.isDigit { throw wrongWord("-" + letters(), at: start) }
    let firstDigit = index
    let digits = skipDigits()
    let hasLeadingZero = digits > 1 && bytes[firstDigit] == UInt8(ascii: "0")
    var isNumber = digits > 0 && !hasLeadingZero
    if take(".") { isNumber = skipDigits() > 0 && isNumber }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      isNumber = skipDigits() > 0 && isNumber
    }
    let text = String(decoding: bytes[first..<index], as: UTF8.self)
    guard isNumber, let number = Double(text) else {
      throw error(
        at: start, found: text.cutAndEscaped,
        remedy: "a number has digits on both sides of its point and no zero in front, as in -0.5 or 12")
    }
    guard number.isFinite else {
      throw error(
        .value, at: start, found: "\(text.cutAndEscaped), which is not finite",
        remedy: "write a number of at most \(Double.greatestFiniteMagnitude)")
    }
    let mantissa = text.prefix { $0 != "e" && $0 != "E" }
    guard number != 0 || !mantissa.contains(where: { ("1"..."9").contains($0) }) else {
      throw error(
        .value, at: start, found: "\(text.cutAndEscaped), which is too small to be told from 0", remedy: "write 0")
    }
    return number
  }

  private mutating func skipDigits() -> Int {
    let first = index
    while let byte, byte.isDigit { advance() }
    return index - first
  }

  mutating func string() throws(FixtureError) -> String {
    advance()
    var text: [UInt8] = []
    while let byte, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        text.append(contentsOf: String(try escapedCharacter()).utf8)
      } else if byte < 0x20 {
        throw error(found: byteInWords, remedy: "inside text it is written \\u\(UInt32(byte).hexadecimal)")
      } else {
        text.append(byte)
        advance()
      }
    }
    guard take("\"") else { throw error(found: "the end of the text", remedy: "close the text with a double quote") }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escapedCharacter() throws(FixtureError) -> Unicode.Scalar {
    let start = position
    advance()
    let names: [Unicode.Scalar: Unicode.Scalar] = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
    ]
    guard let byte else { throw error(found: "the end of the text", remedy: "close the text with a double quote") }
    let isASCII = byte < 0x80
    if isASCII, let scalar = names[Unicode.Scalar(byte)] {
      advance()
      return scalar
    }
    guard take("u") else {
      throw error(
        at: start, found: isASCII ? "the escape \\\(Unicode.Scalar(byte))" : "a backslash before \(byteInWords)",
        remedy: #"JSON has \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#)
    }
    let unit = try hexadecimalUnit(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, take("\\"), take("u") else { throw loneSurrogate(at: start) }
    let second = try hexadecimalUnit(from: start)
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (second - 0xDC00))
    else { throw loneSurrogate(at: start) }
    return scalar
  }

  private mutating func hexadecimalUnit(from start: TextPosition) throws(FixtureError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error(
          at: start, found: "an escape with fewer than four digits", remedy: "write \\u with four, as \\u00e9")
      }
      unit = unit << 4 + UInt32(digit)
      advance()
    }
    return unit
  }

  private func loneSurrogate(at start: TextPosition) -> FixtureError {
    error(at: start, found: "half of a surrogate pair", remedy: "write both halves, or the character itself")
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isLetterOrDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
