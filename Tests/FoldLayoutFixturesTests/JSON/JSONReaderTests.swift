import TestSupport
import Testing

@testable import FoldLayoutFixtures

@Suite("The JSON reader says what, where, and what would be right (X3)")
struct JSONReaderTests {
  private func read(_ text: String) throws(FixtureError) -> JSONNode { try JSONReader.read(Array(text.utf8)) }

  @Test(
    "It reads every kind of value",
    arguments: [
      ("null", .null), ("true", .flag(true)), (" false\n", .flag(false)), ("0", .number(0)), ("-0.5e+1", .number(-5)),
      ("1E2", .number(100)), ("455.5", .number(455.5)), (#""""#, .text("")), ("[]", .list([])), ("{}", .object([])),
      (#""a\"\\\/\b\f\n\r\tz""#, .text("a\"\\/\u{8}\u{C}\n\r\tz")), (#""\u00e9\ud83d\ude00é😀""#, .text("é😀é😀")),
    ] as [(String, JSONNode.Content)])
  func values(text: String, expected: JSONNode.Content) throws {
    #expect(try read(text).content == expected)
  }

  @Test("Every value knows its line and its column, counted in characters")
  func positions() throws {
    let root = try read("{\n  \"é😀\": [1,\n  {\"b\": true}]}")
    #expect(root.position == TextPosition(line: 1, column: 1))
    let list = try #require(root.members?.first)
    #expect(list.keyPosition == TextPosition(line: 2, column: 3))
    #expect(list.value.position == TextPosition(line: 2, column: 9))
    #expect(list.value.elements?[0].position == TextPosition(line: 2, column: 10))
    #expect(list.value.elements?[1]["b"]?.position == TextPosition(line: 3, column: 9))
  }

  static let brokenTexts:
    [(text: String, kind: FixtureError.Kind, line: Int, column: Int, path: String, words: String)] = [
      ("", .syntax, 1, 1, "", "found nothing; a fixture is one JSON object"),
      (" \n ", .syntax, 2, 2, "", "found nothing"),
      ("{", .syntax, 1, 2, "", "found the end of the text; a key in double quotes"),
      (#"{"a""#, .syntax, 1, 5, "a", "a colon belongs"),
      (#"{"a" 1}"#, .syntax, 1, 6, "a", "found \"1\"; a colon belongs"),
      (#"{"a": 1"#, .syntax, 1, 8, "", "found the end of the text; a comma or }"),
      (#"{"a": 1,}"#, .syntax, 1, 9, "", "} with no comma before it"),
      (#"{a: 1}"#, .syntax, 1, 2, "", "a key in double quotes"),
      ("[1, 2", .syntax, 1, 6, "", "a comma or ]"),
      ("[1, 2,]", .syntax, 1, 7, "[2]", "found \"]\"; a value belongs here"),
      ("[1 2]", .syntax, 1, 4, "", "found \"2\"; a comma or ]"),
      ("[1] 2", .syntax, 1, 5, "", "nothing may follow"),
      ("[\n'a']", .syntax, 2, 1, "[0]", "found \"'\"; a value belongs here"),
      ("[True]", .syntax, 1, 2, "[0]", "found True; JSON has the words true, false and null"),
      ("[NaN]", .syntax, 1, 2, "[0]", "finite numbers only"),
      ("[-Infinity]", .syntax, 1, 2, "[0]", "found -Infinity; JSON has finite numbers only"),
      ("[1e-999]", .value, 1, 2, "[0]", "found 1e-999, which is too small to be told from 0; write 0"),
      (#"["\é"]"#, .syntax, 1, 3, "[0]", "found a backslash before \"é\""),
      ("{\"a\\n\\u001b\": x}", .syntax, 1, 15, #"["a\u000a\u001b"]"#, "found x; JSON has the words"),
      (#"{"a b": {"c.d": x}}"#, .syntax, 1, 17, #"["a b"]["c.d"]"#, "found x"),
      (
        "[" + String(repeating: "t", count: 100) + "]", .syntax, 1, 2, "[0]",
        "found " + String(repeating: "t", count: 60) + "…;"
      ),
      (
        "[" + String(repeating: "1", count: 400) + "]", .value, 1, 2, "[0]",
        "found " + String(repeating: "1", count: 60) + "…, which is not"
      ),
      ("[01]", .syntax, 1, 2, "[0]", "found 01; a number has digits"),
      ("[1.]", .syntax, 1, 2, "[0]", "found 1.; a number has digits"),
      ("[.5]", .syntax, 1, 2, "[0]", "found \".\"; a value belongs here"),
      ("[1e]", .syntax, 1, 2, "[0]", "found 1e;"),
      ("[+1]", .syntax, 1, 2, "[0]", "found \"+\""),
      ("[1, 1e999]", .value, 1, 5, "[1]", "found 1e999, which is not finite"),
      (#"{"a": "b"#, .syntax, 1, 9, "a", "close the text with a double quote"),
      ("[\"a\nb\"]", .syntax, 1, 4, "[0]", "found the control character U+000a; inside text it is written \\u000a"),
      (#"["\x"]"#, .syntax, 1, 3, "[0]", #"found the escape \x"#),
      (#"["\u12"]"#, .syntax, 1, 3, "[0]", "fewer than four digits"),
      (#"["\ud800"]"#, .syntax, 1, 3, "[0]", "half of a surrogate pair"),
      (#"["\udc00"]"#, .syntax, 1, 3, "[0]", "half of a surrogate pair"),
      (#"["\ud800\u0041"]"#, .syntax, 1, 3, "[0]", "half of a surrogate pair"),
      (#"["\"#, .syntax, 1, 4, "[0]", "close the text"),
      (#"{"a": 1, "b": {"c": 1, "c": 2}}"#, .duplicateKey, 1, 24, "b.c", "found \"c\" a second time; keep one"),
      (#"{"a": 1, "\u0061": 2}"#, .duplicateKey, 1, 10, "a", "found \"a\" a second time"),
      ("\u{FEFF}{}", .syntax, 1, 1, "", "found a byte order mark"),
    ]

  @Test("What is not JSON is refused with its place and the remedy", arguments: brokenTexts.indices)
  func refused(index: Int) {
    let broken = Self.brokenTexts[index]
    let error = #expect(throws: FixtureError.self) { try read(broken.text) }
    #expect(error?.kind == broken.kind)
    #expect(error?.position == TextPosition(line: broken.line, column: broken.column))
    #expect(error?.path == broken.path)
    #expect(error?.description.contains(broken.words) == true, "\(error?.description ?? "no error")")
  }

  @Test("Bytes that are not UTF-8 are refused where the first of them stands")
  func notUTF8() {
    let error = #expect(throws: FixtureError.self) {
      try JSONReader.read(Array("[\"é\",\n \"".utf8) + [0xC3, 0x28] + Array("\"]".utf8))
    }
    #expect(error?.position == TextPosition(line: 2, column: 3))
    #expect(error?.found == "bytes that are not UTF-8")
  }

  @Test(
    "The place is where the bytes begin that are not UTF-8, however many of them look right",
    arguments: [[0xEF, 0xBF], [0xF0, 0x9F, 0x98], [0xFF], [0xED, 0xA0, 0x80], [0xC0, 0x80]] as [[UInt8]])
  func placeOfBadBytes(bytes: [UInt8]) {
    let error = #expect(throws: FixtureError.self) {
      try JSONReader.read(Array("{\"a\": \"é".utf8) + bytes + Array("x\"}".utf8))
    }
    #expect(error?.position == TextPosition(line: 1, column: 9))
  }

  @Test("No error is long, whatever it tells of")
  func shortErrors() {
    let accents = "e" + String(repeating: "\u{301}", count: 100_000)
    for text in [
      "{\"\(accents)\": x}", "[\(String(repeating: "t", count: 100_000))]", "{\"\(accents)\": 1, \"\(accents)\": 1}",
    ] {
      let error = #expect(throws: FixtureError.self) { try read(text) }
      #expect((error?.description.utf8.count ?? .max) < 500)
    }
    #expect("a\u{202E}b".quoted == "\"a\\u202eb\"")
  }

  @Test("Nesting is read down to the limit and refused beyond it, however deep the document")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try read(nested(64)) }
    let error = #expect(throws: FixtureError.self) { try read(nested(65)) }
    #expect(error?.kind == .limit)
    #expect(error?.position == TextPosition(line: 1, column: 65))
    #expect(throws: FixtureError.self) { try read(String(repeating: "[", count: 1_000_000)) }
    let limits = FixtureLimits(depth: .max)
    #expect(throws: Never.self) { try JSONReader.read(Array(nested(256).utf8), limits: limits) }
    #expect(throws: FixtureError.self) { try JSONReader.read(Array(nested(257).utf8), limits: limits) }
  }

  @Test("A document of the greatest size is read, one byte more is refused")
  func size() {
    let limits = FixtureLimits(byteCount: 10)
    #expect(throws: Never.self) { try JSONReader.read(Array("[1,2,3,45]".utf8), limits: limits) }
    let error = #expect(throws: FixtureError.self) { try JSONReader.read(Array("[1,2,3,456]".utf8), limits: limits) }
    #expect(error?.kind == .limit)
    #expect(error?.description == "found more than 10 bytes; a fixture has at most so many: is this the right file?")
  }

  @Test("Any bytes at all give a value or an error with a place in the text")
  func anyBytes() {
    var generator = RandomTesting.generator()
    let alphabet = Array("{}[]\":,\\u0019.eE+-truefalsn \n\té".utf8) + [0x00, 0xFF, 0xC3]
    for _ in 0..<RandomTesting.count(full: 200_000) {
      let bytes = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
      do {
        _ = try JSONReader.read(bytes)
      } catch {
        let lineCount = bytes.count { $0 == 0x0A } + 1
        #expect((1...lineCount).contains(error.position?.line ?? 0), "\(bytes)")
        #expect(!error.found.isEmpty && !error.remedy.isEmpty)
      }
    }
  }
}
