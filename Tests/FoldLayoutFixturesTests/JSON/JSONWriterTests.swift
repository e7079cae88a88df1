import FoldLayout
import TestSupport
import Testing

@testable import FoldLayoutFixtures

@Suite("The canonical text (X2)")
struct JSONWriterTests {
  @Test("What fits 100 columns stands on one line, and one column more does not")
  func hundredColumns() {
    func list(_ length: Int) -> JSONValue { .list([.text(String(repeating: "x", count: length)), .number(1)]) }
    #expect(JSONWriter.document(list(93)) == "[\"" + String(repeating: "x", count: 93) + "\", 1]\n")
    #expect(JSONWriter.document(list(94)) == "[\n  \"" + String(repeating: "x", count: 94) + "\",\n  1\n]\n")
  }

  @Test("The columns of the key, the indentation and the comma that follows count too")
  func commaCounts() {
    func lines(_ length: Int) -> Int {
      let inner = JSONValue.list([.text(String(repeating: "x", count: length))])
      return JSONWriter.document(.object([.init("k", inner), .init("l", inner)])).split(separator: "\n").count
    }
    // Two spaces, the key with its quotes, colon and space, brackets and quotes are eleven columns.
    #expect(lines(88) == 4)
    #expect(lines(89) == 6, "the first has a comma and does not fit, the second does")
    #expect(lines(90) == 8)
  }

  @Test("An object that does not fit has one member a line, two spaces deeper")
  func members() {
    let text = String(repeating: "x", count: 90)
    let value = JSONValue.object([.init("a", .text(text)), .init("b", .object([.init("c", .list([]))]))])
    #expect(JSONWriter.document(value) == "{\n  \"a\": \"\(text)\",\n  \"b\": {\"c\": []}\n}\n")
  }

  @Test("Text is escaped only where it must be")
  func escapes() {
    #expect(JSONWriter.line(.text("é😀/\u{7}\"\\\n\t\r\u{7F}")) == #""é😀/\u0007\"\\\n\t\r\u007f""#)
  }

  @Test(
    "Numbers are written short",
    arguments: [(0, "0"), (-0.0, "0"), (34, "34"), (455.5, "455.5"), (1e15, "1000000000000000"), (1e300, "1e+300")]
      as [(Double, String)])
  func numbers(number: Double, text: String) {
    #expect(JSONWriter.line(.number(number)) == text)
  }

  @Test("A length is written with the fewest decimals that snap back, for every 1/1024 of a point (F12)")
  func shortestLengths() {
    for step in -2048...2048 {
      let length = 399 + Double(step) / 1024
      let shortest = length.shortestLength
      #expect(shortest.snappedLength == length)
      let decimals = shortest.shortestText.split(separator: ".").dropFirst().first?.count ?? 0
      #expect(decimals <= 4)
      let scale = [1.0, 10, 100, 1000][max(0, decimals - 1)]
      let shorter = (length * scale).rounded() / scale
      #expect(decimals == 0 || shorter.snappedLength != length || shorter == shortest, "\(length)")
    }
    #expect((399.7).snappedLength.shortestLength == 399.7)
    #expect((677.3).snappedLength.shortestText == "677.2998046875")
    #expect((677.3).snappedLength.shortestLength.shortestText == "677.3")
  }

  @Test("What is written reads as the same value, on one line and over many")
  func roundTrip() throws {
    var generator = RandomTesting.generator()
    for _ in 0..<RandomTesting.count(full: 20_000) {
      let value = randomValue(depth: 4, using: &generator)
      #expect(try JSONReader.read(Array(JSONWriter.line(value).utf8)).plain == value)
      let document = JSONWriter.document(value)
      #expect(try JSONReader.read(Array(document.utf8)).plain == value)
      #expect(document.split(separator: "\n").allSatisfy { $0.unicodeScalars.count <= 100 || !$0.contains(", ") })
    }
  }

  private func randomValue(depth: Int, using generator: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: depth == 0 ? 2...6 : 0...6, using: &generator) {
    case 0:
      return .list(
        (0..<Int.random(in: 0...8, using: &generator)).map { _ in randomValue(depth: depth - 1, using: &generator) })
    case 1:
      return .object(
        (0..<Int.random(in: 0...8, using: &generator)).map {
          .init("key\($0)", randomValue(depth: depth - 1, using: &generator))
        })
    case 2: return .null
    case 3: return .flag(.random(using: &generator))
    case 4: return .number(Double(bitPattern: .random(in: 0...0x7FE0_0000_0000_0000, using: &generator)))
    case 5: return .number(Double(Int.random(in: -999...999, using: &generator)) / 8)
    default:
      let scalars: [Unicode.Scalar] = ["a", "é", "😀", "\"", "\\", "\n", "\u{1}", "\u{85}", "\u{2028}"]
      var text = ""
      for _ in 0..<Int.random(in: 0...9, using: &generator) {
        text.unicodeScalars.append(scalars[Int.random(in: 0..<scalars.count, using: &generator)])
      }
      return .text(text)
    }
  }
}

extension JSONNode {
  /// The value without its places.
  var plain: JSONValue {
    switch content {
    case .null: .null
    case .flag(let flag): .flag(flag)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .list(let elements): .list(elements.map(\.plain))
    case .object(let members): .object(members.map { .init($0.key, $0.value.plain) })
    }
  }
}
