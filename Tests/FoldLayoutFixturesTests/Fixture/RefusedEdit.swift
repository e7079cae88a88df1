import Testing

@testable import FoldLayoutFixtures

/// An edit of a fixture that is right, after which it must be refused.
struct RefusedEdit: Sendable {
  /// What is there.
  let from: String

  /// What is put in its place, with `▮` where the error must point.
  let to: String

  /// The sort of error.
  let kind: FixtureError.Kind

  /// The path.
  let path: String

  /// Words of the sentence.
  let words: String

  init(_ from: String, _ to: String, _ kind: FixtureError.Kind, _ path: String, _ words: String) {
    self.from = from
    self.to = to
    self.kind = kind
    self.path = path
    self.words = words
  }

  /// Checks that a text is refused after the edit, with the right error at the right place.
  func check(in good: String) throws {
    let marked = try #require(good.edited(from: from, to: to), "the text to edit is not there")
    let text = marked.filter { $0 != "▮" }
    let error = #expect(throws: FixtureError.self) { try PostureFixture(decoding: text.utf8) }
    #expect(error?.kind == kind)
    #expect(error?.path == path)
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "no error")")
    if marked != text { #expect(error?.position == Self.place(of: "▮", in: marked)) }
  }

  private static func place(of mark: Character, in text: String) -> TextPosition? {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let column = line.firstIndex(of: mark) {
        return TextPosition(line: index + 1, column: line.distance(from: line.startIndex, to: column) + 1)
      }
    }
    return nil
  }
}
