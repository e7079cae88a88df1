import TestSupport
import Testing

@testable import FoldLayoutFixtures

@Suite("Fixtures that are wrong are refused with their place and the remedy (X3)")
struct BrokenFixtureTests {
  /// A fixture that is right, one value a line so that an edit has a line of its own.
  static let good = """
    {"version": 1,
    "name": "n",
    "summary": "s",
    "provenance": {"kind": "simulator", "system": "iOS 27.1", "sources": ["log"]},
    "environment": {"size": [951, 669],
    "hinges": {"main": {"status": "fullyOpen", "division": "fold"}},
    "divisions": {"fold": {"frame": [455.5, 0, 40, 669], "margins": [0, 20, 0, 20]}}},
    "events": [
    {"at": 10, "hinge": {"name": "main", "status": "partiallyOpen", "angle": 2.2}},
    {"at": 20, "environment": {"divisions": {"fold": {"isActive": true}}}}],
    "expect": [
    {"at": 0, "emission": {"cause": "initial", "changes": []}},
    {"at": 20, "emission": {"cause": "change", "changes": ["divisions"]}}]}
    """

  typealias Edit = (
    from: String, to: String, kind: FixtureError.Kind, line: Int, column: Int, path: String, words: String
  )

  static let edits: [Edit] = [
    (#""version": 1"#, #""version": 6"#, .version, 1, 13, "version", "found version 6; this reader knows"),
    (#""version": 1"#, #""version": 0"#, .version, 1, 13, "version", "from 1 to 5"),
    (#""version": 1"#, #""version": 1.5"#, .version, 1, 13, "version", "a whole number"),
    (#""version": 1"#, #""version": 1e300"#, .version, 1, 13, "version", "found version 1e+300; this reader knows"),
    (#""version": 1"#, #""version": "1""#, .version, 1, 13, "version", "found \"1\"; write the version"),
    (#""version": 1,"#, #""format": 1,"#, .version, 1, 2, "", "the first key is \"version\""),
    (#""name": "n","#, "", .missingKey, 1, 1, "", "found no \"name\"; add \"name\": write a name"),
    (#""name": "n""#, #""nam": "n""#, .unknownKey, 2, 1, "nam", "did you mean \"name\"?"),
    (#""name": "n""#, #""name": """#, .value, 2, 9, "name", "write a name in double quotes"),
    (#""name": "n""#, #""name": "n", "name": "m""#, .duplicateKey, 2, 14, "name", "a second time"),
    (#""summary": "s""#, #""summary": 5"#, .type, 3, 12, "summary", "found 5; write a sentence"),
    (#""simulator""#, #""simulater""#, .value, 4, 24, "provenance.kind", "did you mean \"simulator\"?"),
    (#", "system": "iOS 27.1""#, "", .missingKey, 4, 15, "provenance", "a log has a \"system\""),
    (#"["log"]"#, "[]", .missingKey, 4, 15, "provenance", "name at least one of the \"sources\""),
    (#""simulator""#, #""arithmetic""#, .missingKey, 4, 15, "provenance", "arithmetic is shown, in a \"note\""),
    (
      #""size": [951, 669]"#, #""size": [951, -669]"#, .value, 5, 31, "environment.size[1]",
      "the height is zero or more"
    ),
    (#""size": [951, 669]"#, #""size": [951]"#, .type, 5, 25, "environment.size", "write [width, height] in points"),
    (
      #""size": [951, 669]"#, #""size": ["951", 669]"#, .type, 5, 26, "environment.size[0]", "write the width in points"
    ),
    (#""size": [951, 669]"#, #""size": null"#, .missingKey, 5, 16, "environment", "found no \"size\""),
    (#""size": [951, 669]"#, #""size": [1e999, 669]"#, .value, 5, 26, "environment.size[0]", "which is not finite"),
    (
      #""size": [951, 669]"#, #""size": [951, 669], "displayScale": 0"#, .value, 5, 53, "environment.displayScale",
      "found 0; write the pixels in a point, a number from 0.01 to 100"
    ),
    (
      #""size": [951, 669]"#, #""size": [951, 669], "sizeClasses": {"vertical": "compact"}"#, .missingKey, 5, 52,
      "environment.sizeClasses", "found no \"horizontal\"; both axes are told together"
    ),
    (
      #""size": [951, 669]"#, #""size": [951, 669], "cornerInsets": {"vertical": [0, 0, 0, 0]}"#, .missingKey, 5, 53,
      "environment.cornerInsets", "found no \"horizontal\""
    ),
    (
      #""size": [951, 669]"#, #""size": [951, 669], "orientation": "sideways""#, .value, 5, 52,
      "environment.orientation", "write one of \"unknown\", \"portrait\""
    ),
    (
      #""size": [951, 669]"#, #""size": [951, 669], "safeAreaInsets": [0, 0, -1, 0]"#, .value, 5, 62,
      "environment.safeAreaInsets[2]", "the bottom is zero or more"
    ),
    (#""status": "fullyOpen""#, #""status": "open""#, .value, 6, 31, "environment.hinges.main.status", "write one of"),
    (
      #""division": "fold"}"#, #""division": "folt"}"#, .value, 6, 56, "environment.hinges.main.division",
      "found \"folt\", which no division is called; did you mean \"fold\"?"
    ),
    (
      #""fold": {"frame": [455.5, 0, 40, 669], "#, #""fold": {"#, .missingKey, 7, 23, "environment.divisions.fold",
      "a region has a \"frame\""
    ),
    (
      "[455.5, 0, 40, 669]", "[455.5, 0, -40, 669]", .value, 7, 44, "environment.divisions.fold.frame[2]",
      "found -40; the width is zero or more"
    ),
    (
      "[455.5, 0, 40, 669]", "[455.5, 0, 0, 0]", .value, 7, 33, "environment.divisions.fold.frame",
      "found [455.5, 0, 0, 0]; give it a width or a height"
    ),
    (
      "[455.5, 0, 40, 669]", "[1e308, 0, 1e308, 669]", .value, 7, 33, "environment.divisions.fold.frame",
      "write a frame whose edges are finite"
    ),
    (
      "[0, 20, 0, 20]", "[0, 20, 0, 20], \"isAxisDeclared\": true", .value, 7, 23,
      "environment.divisions.fold", "found \"isAxisDeclared\": true and no \"axis\"; add the axis"
    ),
    (
      #""fold": {"frame""#, #""": {"frame""#, .value, 7, 15, "environment.divisions",
      "found the name \"\"; a name has at least one character"
    ),
    (
      #"{"at": 10, "#, #"{"at": 30, "#, .order, 10, 8, "events[1].at",
      "found 20 after 30; times never fall: write 30 or more"
    ),
    (#"{"at": 10, "#, #"{"at": 10.5, "#, .value, 9, 8, "events[0].at", "a whole number from 0"),
    (#"{"at": 10, "#, #"{"at": -1, "#, .value, 9, 8, "events[0].at", "a whole number from 0"),
    (#"{"at": 10, "#, #"{"at": 1e300, "#, .value, 9, 8, "events[0].at", "a whole number from 0"),
    (#"{"at": 10, "#, "{", .missingKey, 9, 1, "events[0]", "found no \"at\""),
    (
      #", "hinge": {"name": "main", "status": "partiallyOpen", "angle": 2.2}"#, "", .missingKey, 9, 1, "events[0]",
      "found a time at which nothing happens"
    ),
    (
      #""at": 10, "#, #""at": 10, "environment": {}, "#, .value, 9, 27, "events[0].environment",
      "found an environment beside \"hinge\"; only a transition's later phases"
    ),
    (
      #""angle": 2.2"#, #""angle": -1"#, .value, 9, 74, "events[0].hinge.angle",
      "a half turn is 3.1416, a number from 0 to 6.2832"
    ),
    (
      #""angle": 2.2"#, #""angle": 180"#, .value, 9, 74, "events[0].hinge.angle", "found 180; write an angle in radians"
    ),
    (
      #"{"name": "main", "#, #"{"name": "mian", "#, .value, 9, 30, "events[0].hinge.name",
      "found \"mian\", which no hinge is called; did you mean \"main\"?"
    ),
    (
      #"{"fold": {"isActive": true}}"#, #"{"fodl": null}"#, .value, 10, 42, "events[1].environment.divisions.fodl",
      "found null for \"fodl\", which is not there to be removed; did you mean \"fold\"?"
    ),
    (
      #"{"divisions": {"fold": {"isActive": true}}}"#, #"{"occlusions": null}"#, .value, 10, 42,
      "events[1].environment.occlusions",
      "found null for occlusions alone; regions are told together: write null for both"
    ),
    (
      #"{"divisions": {"fold": {"isActive": true}}}"#, #"{"divisions": null}"#, .value, 10, 41,
      "events[1].environment.divisions", "found null for divisions alone"
    ),
    (
      #"{"divisions": {"fold": {"isActive": true}}}"#, #"{"divisions": null, "occlusions": {}}"#, .value, 10, 41,
      "events[1].environment.divisions", "found null for divisions alone"
    ),
    (
      #"{"divisions": {"fold": {"isActive": true}}}"#, #"{"divisions": {"flod": {"isActive": true}}}"#, .missingKey, 10,
      50, "events[1].environment.divisions.flod",
      "found no \"frame\"; did you mean \"fold\"? a region has a \"frame\": [x, y, width, height]"
    ),
    (#"{"name": "main", "#, "{", .missingKey, 9, 21, "events[0].hinge", "found no \"name\""),
    (
      #""isActive": true"#, #""active": true"#, .unknownKey, 10, 51, "events[1].environment.divisions.fold.active",
      "did you mean \"isActive\"?"
    ),
    (
      #"{"isActive": true}"#, "5", .type, 10, 50, "events[1].environment.divisions.fold",
      "write an object with keys out of frame"
    ),
    (
      #"{"divisions": {"fold": {"isActive": true}}}"#, #"{"colour": null}"#, .unknownKey, 10, 28,
      "events[1].environment.colour", "the keys here are size"
    ),
    (
      #""cause": "initial""#, #""cause": "begin""#, .value, 12, 33, "expect[0].emission.cause",
      "write one of \"initial\", \"change\", \"transition\""
    ),
    (#", "changes": []"#, "", .missingKey, 12, 23, "expect[0].emission", "found no \"changes\""),
    (
      #"["divisions"]"#, #"["division"]"#, .value, 13, 56, "expect[1].emission.changes[0]",
      "did you mean \"divisions\"?"
    ),
    (#"{"at": 0, "#, #"{"at": 25, "#, .order, 13, 8, "expect[1].at", "found 20 after 25"),
    (#""expect": ["#, #""emissions": "partial", "expect": ["#, .missingKey, 11, 14, "emissions", "add a \"reason\""),
    (#""expect": ["#, #""reason": "r", "expect": ["#, .value, 11, 11, "reason", "although every emission is listed"),
    (
      #"["divisions"]"#, #"["divisions", "size"]"#, .value, 13, 55, "expect[1].emission.changes",
      "found words that are repeated or out of order; write [\"size\", \"divisions\"]"
    ),
    (#"["divisions"]"#, #"["size", "size"]"#, .value, 13, 55, "expect[1].emission.changes", "write [\"size\"]"),
    (
      #"["divisions"]"#, #"["divisions"], "computed": {"divisions": {"fodl": null}}"#, .value, 13, 97,
      "expect[1].emission.computed.divisions.fodl",
      "found \"fodl\", which no division is called; did you mean \"fold\"?"
    ),
    (
      #"["divisions"]"#, #"["divisions"], "computed": {"activeDivisionRegion": "fodl"}"#, .value, 13, 107,
      "expect[1].emission.computed.activeDivisionRegion", "did you mean \"fold\"?"
    ),
    (
      #"["divisions"]"#, #"["divisions"], "computed": {"activeOcclusionRegions": ["camera"]}"#, .value, 13, 110,
      "expect[1].emission.computed.activeOcclusionRegions[0]",
      "found \"camera\", which no occlusion is called; use a name that an environment"
    ),
    (
      #"["divisions"]"#, #"["divisions"], "current": {"hinges": {"mian": {}}}"#, .value, 13, 93,
      "expect[1].emission.current.hinges.mian", "did you mean \"main\"?"
    ),
    (
      #"["divisions"]"#, #"["divisions"], "previous": {"hinges": {"main": {"division": "x"}}}"#, .value, 13, 115,
      "expect[1].emission.previous.hinges.main.division", "found \"x\", which no division is called"
    ),
    (
      #"["divisions"]"#, #"["divisions"], "precision": 2"#, .value, 13, 83, "expect[1].emission.precision",
      "from 0 to 1"
    ),
    (#""name": "n""#, #""name": "a\u001bb""#, .value, 2, 9, "name", "found \"a\\u001bb\"; write a name"),
    (#""expect": ["#, #""expect": {}, "x": ["#, .unknownKey, 11, 15, "x", "the keys here are version"),
  ]

  @Test("The one that they are edits of is right")
  func goodOne() throws {
    let fixture = try PostureFixture(decoding: Self.good.utf8)
    #expect(PostureReplay(fixture).differences == [])
  }

  @Test("Each edit is refused", arguments: edits.indices)
  func edited(index: Int) throws {
    let edit = Self.edits[index]
    let text = try #require(Self.good.edited(from: edit.from, to: edit.to), "the text to edit is not there")
    let error = #expect(throws: FixtureError.self) { try PostureFixture(decoding: text.utf8) }
    #expect(error?.kind == edit.kind)
    #expect(error?.position == TextPosition(line: edit.line, column: edit.column))
    #expect(error?.path == edit.path)
    #expect(error?.description.contains(edit.words) == true, "\(error?.description ?? "no error")")
  }

  @Test("What is no object, or an empty one, is no fixture", arguments: ["[]", "5", "\"a\"", "null", "{}"])
  func noObject(text: String) {
    let error = #expect(throws: FixtureError.self) { try PostureFixture(decoding: text.utf8) }
    #expect(error?.position == TextPosition(line: 1, column: 1))
  }

  @Test("There are at most 64 names at a time, in one patch and after many")
  func tooManyNames() {
    func occlusions(_ range: Range<Int>) -> String {
      "{" + range.map { "\"o\($0)\": {\"frame\": [\($0), 0, 1, 1]}" }.joined(separator: ", ") + "}"
    }
    func fixture(_ first: Range<Int>, _ second: Range<Int>) -> String {
      Self.good.replacing("\"size\": [951, 669],", with: "\"size\": [951, 669], \"occlusions\": \(occlusions(first)),")
        .replacing(
          "\"environment\": {\"divisions\": {\"fold\": {\"isActive\": true}}}",
          with: "\"environment\": {\"occlusions\": \(occlusions(second))}")
    }
    #expect(throws: Never.self) { try PostureFixture(decoding: fixture(0..<64, 0..<64).utf8) }
    let swapped = fixture(0..<64, 0..<0).replacing(
      "\"occlusions\": {}}",
      with: "\"occlusions\": {"
        + (0..<40).map { "\"o\($0)\": null, \"p\($0)\": {\"frame\": [\($0), 0, 1, 1]}" }.joined(separator: ", ") + "}}")
    #expect(throws: Never.self) { try PostureFixture(decoding: swapped.utf8) }
    for text in [fixture(0..<65, 0..<1), fixture(0..<64, 64..<65)] {
      let error = #expect(throws: FixtureError.self) { try PostureFixture(decoding: text.utf8) }
      #expect(error?.kind == .limit)
      #expect(error?.found == "65 names")
    }
  }

  @Test("Neither a first key nor a name that is suggested is shown raw, or at length")
  func strangeNamesInErrors() {
    let key = "a\u{1B}[31m" + String(repeating: "x", count: 100_000)
    let first = #expect(throws: FixtureError.self) {
      try PostureFixture(decoding: JSONWriter.document(.object([.init(key, .number(1))])).utf8)
    }
    let long = String(repeating: "x", count: 100_000)
    let named = Self.good.replacing("\"fold\": {\"frame\"", with: "\"\(long)\": {\"frame\"")
      .replacing("\"division\": \"fold\"", with: "\"division\": \"\(long)y\"")
      .replacing("{\"fold\": {\"isActive\": true}}", with: "{}")
    let second = #expect(throws: FixtureError.self) { try PostureFixture(decoding: named.utf8) }
    for error in [first, second] {
      #expect((error?.description.utf8.count ?? .max) < 500)
      #expect(error?.description.unicodeScalars.contains { $0.isControl } == false)
    }
    #expect(second?.remedy.hasPrefix("did you mean") == true)
  }

  @Test("A partial list that expects nothing is refused, and more events than can be meant are")
  func nothingAndTooMuch() {
    let text = Self.good
    let start = text.replacing(#""expect": ["#, with: "▮").prefix { $0 != "▮" }
    let empty = start + #""emissions": "partial", "reason": "r", "expect": []}"#
    let error = #expect(throws: FixtureError.self) { try PostureFixture(decoding: empty.utf8) }
    #expect(error?.description.contains("nothing at all would always hold") == true)

    let event = #"{"at": 10, "hinge": {"name": "main", "status": "closed"}}"#
    let events = Array(repeating: event, count: 10_001).joined(separator: ", ")
    let long = text.replacing(#"{"at": 10, "hinge""#, with: events + #", {"at": 10, "hinge""#)
    let limit = #expect(throws: FixtureError.self) { try PostureFixture(decoding: long.utf8) }
    #expect(limit?.kind == .limit && limit?.path == "events")
  }

  /// Reads, plays and writes a fixture, and reads what was written.
  private func check(_ bytes: [UInt8]) throws(FixtureError) {
    let fixture = try PostureFixture(decoding: bytes)
    _ = PostureReplay(fixture).differences
    let again = try PostureFixture(decoding: fixture.canonicalText.utf8)
    #expect(again == fixture)
    #expect(again.canonicalText == fixture.canonicalText)
  }

  @Test("Fixtures with bytes changed, removed and repeated give a fixture or an error with its place, never a trap")
  func mutations() {
    var generator = RandomTesting.generator()
    var refusals = 0
    let original = Array(Self.good.utf8)
    for _ in 0..<RandomTesting.count(full: 50_000) {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        let end = min(bytes.count, index + Int.random(in: 1...9, using: &generator))
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0x20...0x7E, using: &generator)
        case 1: bytes.removeSubrange(index..<end)
        default: bytes.insert(contentsOf: bytes[index..<end], at: index)
        }
      }
      do {
        try check(bytes)
      } catch {
        refusals += 1
        let lineCount = bytes.count { $0 == 0x0A } + 1
        #expect((1...lineCount).contains(error.position?.line ?? 0), "\(error)")
        #expect(!error.found.isEmpty && !error.remedy.isEmpty)
      }
    }
    #expect(refusals > 0)
  }
}

extension String {
  fileprivate func replacing(_ other: String, with replacement: String) -> String {
    edited(from: other, to: replacement) ?? self
  }
}
