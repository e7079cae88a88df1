import Testing

@testable import FoldLayoutFixtures

@Suite("Errors")
struct FixtureErrorTests {
  @Test("One line: place, path, what is there, what would be right")
  func oneLine() {
    let path = FixturePath().appending(key: "events").appending(index: 2).appending(key: "at")
    let error = FixtureError(
      .order, path: path, position: TextPosition(line: 3, column: 7), found: "1 after 2", remedy: "write 2 or more")
    #expect(error.description == "3:7: events[2].at: found 1 after 2; write 2 or more")
    #expect(FixtureError(.limit, position: nil, found: "a", remedy: "b").description == "found a; b")
  }

  @Test("Nothing that a terminal would act on gets out, wherever it was put in")
  func escaped() {
    let strange = "a\u{1B}[31m\n\u{202E}b"
    let error = FixtureError(
      .value, path: FixturePath().appending(key: strange), position: nil, found: strange, remedy: strange)
    #expect(!error.description.unicodeScalars.contains { $0.isControl })
    #expect(error.found == #"a\u001b[31m\u000a\u202eb"#)
  }
}
