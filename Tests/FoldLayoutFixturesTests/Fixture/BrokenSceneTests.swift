import Testing

@testable import FoldLayoutFixtures

@Suite("Scenes that are wrong are refused with their place and the remedy (X3)")
struct BrokenSceneTests {
  /// A session that is right, with every key that came with version 3.
  static let good = """
    {"version": 3,
    "name": "n",
    "summary": "s",
    "provenance": {"kind": "arithmetic", "note": "1"},
    "scene": {"product": "phone", "system": "26.1", "display": "single", "fillsScreen": true,
    "declaration": {"listed": ["portrait", "landscapeLeft"], "fullScreenIgnoredFrom": "27.0"}},
    "window": {"root": "nav", "controllers": {"nav": {"kind": "navigation", "children": ["list"], "forwardsTo": "list"},
    "list": {"mask": ["portrait", "landscapeLeft"], "presented": "sheet"}, "sheet": {"style": "pageSheet"}}},
    "events": [
    {"at": 0, "constrain": {"name": "view", "only": ["portrait"], "controller": "list", "when": {"and": [{"display": "single"}, {"not": {"posture": "book"}}]}}},
    {"at": 10, "environment": {"size": [10, 20], "orientation": "portrait"}},
    {"at": 20, "request": {"name": "turn", "only": ["landscapeLeft"], "bound": 1.5}},
    {"at": 30, "answer": {"request": "turn", "refused": {"code": 101, "supported": ["landscapeLeft"]}}},
    {"at": 40, "forecast": {"display": "outer"}},
    {"at": 50, "clear": "view"},
    {"at": 60, "device": "faceUp"},
    {"at": 70, "window": {"controllers": {"sheet": null, "list": {"presented": null}}}},
    {"at": 80, "scene": null}],
    "emissions": "partial",
    "reason": "r",
    "expect": [
    {"at": 0, "orientation": {"changes": [], "allowed": ["portrait", "landscapeLeft"]}},
    {"at": 20, "orientation": {"changes": ["allowed", "honouring", "account"], "superseded": null}},
    {"at": 20, "publication": {"request": {"name": "turn", "attempt": 1}}},
    {"at": 30, "orientation": {"changes": ["allowed", "honouring", "account"], "ended": {"request": "turn", "outcome": "refused"}}},
    {"at": 40, "forecast": {"display": "outer", "orientation": "portrait"}}]}
    """

  static let edits: [RefusedEdit] = [
    .init(#""version": 3"#, #""version": 2"#, .version, "scene", "found the key \"scene\", which came with version 3"),
    .init(#""product""#, #"▮"produkt""#, .unknownKey, "scene.produkt", "did you mean \"product\"?"),
    .init(#""phone""#, #"▮"fone""#, .value, "scene.product", "write one of \"phone\", \"pad\""),
    .init(
      #""26.1""#, #"▮"26.x""#, .value, "scene.system", "found \"26.x\"; write a version, up to three whole numbers"),
    .init(#""27.0""#, #"▮"""#, .value, "scene.declaration.fullScreenIgnoredFrom", "write a version, such as 27.0"),
    .init(#""27.0""#, #"▮"7,0""#, .value, "scene.declaration.fullScreenIgnoredFrom", "up to three whole numbers"),
    .init(
      #""listed": ["portrait", "landscapeLeft"]"#, #""listed": ▮["landscapeLeft", "portrait"]"#, .value,
      "scene.declaration.listed", #"words that are repeated or out of order; write ["portrait", "landscapeLeft"]"#
    ),
    .init(
      #""listed": ["portrait", "#, #""listed": ▮["portrait", "portrait", "#, .value, "scene.declaration.listed",
      "repeated or out of order"
    ),
    .init(
      #""listed": ["portrait", "#, #""listed": [▮"portait", "#, .value, "scene.declaration.listed[0]",
      "did you mean \"portrait\"?"
    ),
    .init(#""listed": ["portrait", "#, #""listed": [▮5, "#, .type, "scene.declaration.listed[0]", "write one of"),
    .init(#""fillsScreen": true"#, #""fillsScreen": ▮1"#, .type, "scene.fillsScreen", "write true or false"),
    .init(#""root": "nav", "#, #""#, .missingKey, "window", "found no \"root\"; a window has a \"root\""),
    .init(#""root": "nav""#, #""root": ▮"naw""#, .value, "window.root", "did you mean \"nav\"?"),
    .init(#""root": "nav""#, #""root": ▮"else""#, .value, "window.root", "add \"controllers\": {\"else\": {…}}"),
    .init(
      #""children": ["list"]"#, #""children": [▮"lisd"]"#, .value, "window.controllers.nav.children[0]",
      "did you mean \"list\"?"
    ),
    .init(
      #""forwardsTo": "list""#, #""forwardsTo": ▮"x""#, .value, "window.controllers.nav.forwardsTo",
      "which no controller is called"
    ),
    .init(
      #""presented": "sheet""#, #""presented": ▮"y""#, .value, "window.controllers.list.presented",
      "which no controller is called"
    ),
    .init(#""navigation""#, #"▮"navigator""#, .value, "window.controllers.nav.kind", "did you mean \"navigation\"?"),
    .init(#""pageSheet""#, #"▮"sheet""#, .value, "window.controllers.sheet.style", "write one of"),
    .init(
      #"{"sheet": null"#, #"{▮"sheed": null"#, .value, "events[7].window.controllers.sheed", "did you mean \"sheet\"?"),
    .init(
      #""only": ["portrait"], "controller""#, #""controller""#, .missingKey, "events[0].constrain",
      "\"lock\": true, or both"
    ),
    .init(
      #""only": ["portrait"], "controller""#, #""lock": false, "controller""#, .missingKey, "events[0].constrain",
      "write the orientations"
    ),
    .init(
      #""controller": "list""#, #""controller": ▮"map""#, .value, "events[0].constrain.controller",
      "a window of this fixture tells"
    ),
    .init(
      #"{"name": "view", "#, #"{"#, .missingKey, "events[0].constrain", "add \"name\": write a name for the constraint"),
    .init(
      #"{"display": "single"}, "#, #"▮{"display": "single", "posture": "flat"}, "#, .value,
      "events[0].constrain.when.and[0]", "found 2 conditions in one object; write one key"
    ),
    .init(
      #"{"display": "single"}, "#, #"▮{}, "#, .value, "events[0].constrain.when.and[0]",
      "found 0 conditions in one object"
    ),
    .init(
      #"{"posture": "book"}"#, #"{"posture": ▮"bock"}"#, .value, "events[0].constrain.when.and[1].not.posture",
      "did you mean \"book\"?"
    ),
    .init(#"{"not": {"#, #"{▮"nod": {"#, .unknownKey, "events[0].constrain.when.and[1].nod", "did you mean \"not\"?"),
    .init(
      #"{"display": "single"}, "#, #"▮5, "#, .type, "events[0].constrain.when.and[0]", "an object with keys out of"),
    .init(#""only": ["landscapeLeft"], "#, "", .missingKey, "events[2].request", "found no \"only\""),
    .init(
      #""bound": 1.5"#, #""bound": ▮-1"#, .value, "events[2].request.bound",
      "how long to wait, in seconds, a number from 0"
    ),
    .init(
      #""request": "turn", "refused""#, #""request": ▮"torn", "refused""#, .value, "events[3].answer.request",
      "did you mean \"turn\"?"
    ),
    .init(
      #", "refused": {"code": 101, "supported": ["landscapeLeft"]}"#, "", .value, "events[3].answer", "neither or both"),
    .init(
      #""refused": {"code": 101, "#, #""expired": true, "refused": {"code": 101, "#, .value, "events[3].answer",
      "neither or both"
    ),
    .init(
      #", "refused": {"code": 101, "supported": ["landscapeLeft"]}"#, #", "expired": false"#, .value,
      "events[3].answer",
      "neither or both"
    ),
    .init(#"{"code": 101, "#, #"{"#, .missingKey, "events[3].answer.refused", "add \"code\""),
    .init(#""clear": "view""#, #""clear": ▮"vew""#, .value, "events[5].clear", "did you mean \"view\"?"),
    .init(#""faceUp""#, #"▮"face up""#, .value, "events[6].device", "did you mean \"faceUp\"?"),
    .init(
      #"{"at": 60, "device": "faceUp"}"#, #"▮{"at": 60, "device": "faceUp", "clear": "view"}"#, .value, "events[6]",
      "found two things at once; an event has one of"
    ),
    .init(
      #"{"at": 60, "device": "faceUp"}"#, #"{"at": 60, "device": "faceUp", "environment": ▮{}}"#, .value,
      "events[6].environment", "an environment beside \"device\""
    ),
    .init(
      #"{"changes": ["allowed", "honouring", "account"], "superseded": null}"#, #"{"superseded": null}"#, .missingKey,
      "expect[1].orientation",
      "found no \"changes\""
    ),
    .init(
      #"{"changes": ["allowed", "honouring", "account"], "superseded": null}"#,
      #"{"changes": ["allowed", "honouring", "account"], "superseded": ▮"x"}"#, .value,
      "expect[1].orientation.superseded", "which no request is called"
    ),
    .init(
      #"{"changes": [], "allowed""#, #"{"changes": ▮["lock", "allowed"], "allowed""#, .value,
      "expect[0].orientation.changes", #"write ["allowed", "lock"]"#
    ),
    .init(
      #"{"name": "turn", "attempt""#, #"{"name": ▮"tern", "attempt""#, .value, "expect[2].publication.request",
      "did you mean \"turn\"?"
    ),
    .init(
      #""ended": {"request": "turn""#, #""ended": {"request": ▮"twin""#, .value, "expect[3].orientation.ended.request",
      "which no request is called"
    ),
    .init(
      #""outcome": "refused""#, #""outcome": ▮"refuse""#, .value, "expect[3].orientation.ended.outcome",
      "did you mean \"refused\"?"
    ),
    .init(
      #"{"at": 40, "forecast": {"display": "outer", "#,
      #"{"at": 40, "observers": ▮[], "forecast": {"display": "outer", "#, .value, "expect[4].observers",
      "found observers of what is no emission"
    ),
    .init(
      #""children": ["list"]"#, #""children": ["list", ▮"list"]"#, .value, "window.controllers.nav.children[1]",
      "found \"list\" as a child a second time; a controller is contained once"
    ),
    .init(
      #"{"sheet": null, "list""#, #"{"sheet": null, ▮"lost": {"isBeingDismissed": true}, "list""#, .value,
      "events[7].window.controllers.lost", "which nothing leads to; did you mean \"list\"?"
    ),
    .init(
      #""scene": null}]"#, #""scene": null}, {"at": 80, "scene": ▮null}]"#, .value, "events[9].scene",
      "null, and no scene is told that could go"
    ),
    .init(
      #""scene": null}]"#, #""scene": null}, {"at": 80, "window": ▮null}]"#, .value, "events[9].window",
      "null, and no window is told that could go"
    ),
    .init(
      #""scene": null}]"#, #""scene": null}, {"at": 80, "window": ▮{"controllers": {"nav": {"kind": "tab"}}}}]"#,
      .missingKey, "events[9].window", "found no \"root\""
    ),
    .init(
      #"{"request": "turn", "refused""#, #"{"request": ▮"view", "refused""#, .value, "events[3].answer.request",
      "which no request is called"
    ),
    .init(
      #"{"changes": [], "allowed""#,
      #"{"changes": [], "account": {"setAside": [{"when": ▮{"display": "inner", "posture": "flat"}}]}, "allowed""#,
      .value,
      "expect[0].orientation.account.setAside[0].when", "found 2 conditions in one object"
    ),
  ]

  @Test("The one that they are edits of is right, and there are more than forty")
  func goodOne() throws {
    let fixture = try PostureFixture(decoding: Self.good.utf8)
    #expect(PostureReplay(fixture).differences == [])
    #expect(Self.edits.count > 40)
    #expect(try PostureFixture(decoding: fixture.canonicalText.utf8).canonicalText == fixture.canonicalText)
  }

  @Test("Each edit is refused", arguments: edits.indices)
  func edited(index: Int) throws {
    try Self.edits[index].check(in: Self.good)
  }

  /// The keys that came with version 3, each in a place of a document where it may stand.
  static let newKeys: [(key: String, text: String)] = {
    func fields(_ shape: Shape) -> [String] {
      guard case .record(let fields) = shape else { return [] }
      return fields.filter { $0.since == 3 }.map(\.key)
    }
    return fields(Grammar.document).map { ($0, "\"\($0)\": 0, \"events\": [], \"expect\": []") }
      + fields(Grammar.event).map { ("events[0].\($0)", "\"events\": [{\"at\": 0, \"\($0)\": 0}], \"expect\": []") }
      + fields(Grammar.expectation).map {
        ("expect[0].\($0)", "\"events\": [], \"expect\": [{\"at\": 0, \"\($0)\": 0}]")
      }
  }()

  @Test("A file of version 2 may not have a key of version 3", arguments: newKeys.indices)
  func olderVersion(index: Int) {
    let (key, rest) = Self.newKeys[index]
    let start = #"{"version": 2, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"}, "#
    let error = #expect(throws: FixtureError.self) { try PostureFixture(decoding: (start + rest + "}").utf8) }
    #expect(error?.kind == .version && error?.path == key)
    #expect(error?.description.contains("which came with version 3; write \"version\": 3") == true)
    #expect(Self.newKeys.count == 14)
  }

  private static func session(events: [String]) -> String {
    """
    {"version": 3, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
    "scene": {"product": "phone"}, "events": [\(events.joined(separator: ",\n"))],
    "emissions": "partial", "reason": "r", "expect": [{"at": 0, "orientation": {"changes": []}}]}
    """
  }

  @Test("There are at most 64 names of constraints and requests, which may be used again")
  func manyNames() throws {
    let names = (1...64).map { #"{"at": 0, "constrain": {"name": "c\#($0)", "only": ["portrait"]}}"# }
    let again = names + [#"{"at": 0, "request": {"name": "c64", "only": ["portrait"]}}"#]
    #expect(try PostureFixture(decoding: Self.session(events: again).utf8).events.count == 65)
    let text = Self.session(events: names + [#"{"at": 0, "request": {"name": "one more", "only": ["portrait"]}}"#])
    let error = #expect(throws: FixtureError.self) { try PostureFixture(decoding: text.utf8) }
    #expect(error?.kind == .limit && error?.path == "events[64].request.name")
    #expect(error?.description.contains("use names again that were cleared") == true)
  }

  @Test("A controller is contained once, and there are at most 64 children")
  func children() {
    func error(_ controllers: String) -> FixtureError? {
      let window = #"{"at": 0, "window": {"root": "a", "controllers": {"a": \#(controllers)}}}"#
      return #expect(throws: FixtureError.self) {
        try PostureFixture(decoding: Self.session(events: [window]).utf8)
      }
    }
    let names = (1...65).map { "\"c\($0)\"" }.joined(separator: ", ")
    #expect(error(#"{"children": [\#(names)]}"#)?.path == "events[0].window.controllers.a.children[64]")
    #expect(error(#"{"children": [\#(names)]}"#)?.kind == .limit)
    let twice = error(#"{"children": ["b"]}, "b": {"children": ["c"]}, "c": {"children": ["b"]}"#)
    #expect(twice?.path == "events[0].window.controllers.c.children[0]" && twice?.kind == .value)
  }

  @Test("An expectation that is not met takes nothing away from those after it")
  func unmetInBetween() throws {
    let text = """
      {"version": 3, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
      "scene": {"product": "phone"}, "events": [{"at": 0, "forecast": {}}, {"at": 0, "forecast": {}}],
      "expect": [{"at": 0, "orientation": {"changes": []}}, {"at": 0, "publication": {}}, {"at": 0, "publication": {}},
      {"at": 0, "forecast": {}}, {"at": 0, "publication": {}}, {"at": 0, "forecast": {}}]}
      """
    let differences = PostureReplay(try PostureFixture(decoding: text.utf8)).differences
    #expect(differences.map(\.path) == ["expect[2]", "expect[4]"], "\(differences)")
  }

  @Test("A publication that is not expected, before a forecast that is, is one more")
  func passedOver() throws {
    let text = """
      {"version": 3, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
      "scene": {"product": "phone"}, "events": [{"at": 0, "forecast": {}},
      {"at": 0, "scene": {"application": ["portrait"]}}, {"at": 0, "forecast": {}}],
      "expect": [{"at": 0, "orientation": {"changes": []}}, {"at": 0, "forecast": {}},
      {"at": 0, "orientation": {"changes": ["allowed", "honouring", "account"]}}, {"at": 0, "publication": {}},
      {"at": 0, "publication": {}}, {"at": 0, "forecast": {}}]}
      """
    let differences = PostureReplay(try PostureFixture(decoding: text.utf8)).differences
    #expect(differences.map(\.path) == ["expect", "expect[4]"], "\(differences)")
  }

  @Test("A name that is only asked for later is no request yet, and answering it changes nothing")
  func answeredEarly() throws {
    let events = [
      #"{"at": 0, "answer": {"request": "turn", "expired": true}}"#,
      #"{"at": 1, "request": {"name": "turn", "only": ["portrait"]}}"#,
    ]
    let replay = PostureReplay(try PostureFixture(decoding: Self.session(events: events).utf8))
    #expect(replay.explanation?.contains("request    turn: portrait, not answered yet") == true)
  }

  /// Edits of what is expected, and what the replay then differs in.
  static let differing: [(from: String, to: String, path: String)] = [
    (#""allowed": ["portrait", "landscapeLeft"]"#, #""allowed": ["portrait"]"#, "expect[0].orientation.allowed"),
    (#""superseded": null"#, #""superseded": "turn""#, "expect[1].orientation.superseded"),
    (#""attempt": 1"#, #""attempt": 2"#, "expect[2].publication.request.attempt"),
    (#""outcome": "refused""#, #""outcome": "expired""#, "expect[3].orientation.ended.outcome"),
    (
      #""display": "outer", "orientation": "portrait""#, #""display": "outer", "orientation": "landscapeLeft""#,
      "expect[4].forecast.orientation"
    ),
    (
      #""display": "outer", "orientation": "portrait""#, #""display": "inner", "orientation": "portrait""#,
      "expect[4].forecast.display"
    ),
    (#""changes": [], "#, #""changes": ["lock"], "#, "expect[0].orientation.changes"),
    (
      #""changes": [], "#,
      #""changes": [], "account": {"contributors": [{}, {}, {"name": "list", "isDefault": true}]}, "#,
      "expect[0].orientation.account.contributors[2].isDefault"
    ),
    (
      #""changes": [], "#, #""changes": [], "account": {"setAside": [{"name": "view"}]}, "#,
      "expect[0].orientation.account.setAside"
    ),
    (
      #""changes": [], "#, #""changes": [], "account": {"contributors": [{}, {}]}, "#,
      "expect[0].orientation.account.contributors"
    ),
    (
      #""changes": [], "#, #""changes": [], "account": {"contributors": [{}, {}, {}, {}]}, "#,
      "expect[0].orientation.account.contributors"
    ),
    (
      #""changes": ["allowed", "honouring", "account"], "superseded": null"#,
      #""changes": ["allowed", "honouring", "account"], "account": {"setAside": [{"when": {"and": [{"display": "single"}, {"not": {"posture": "flat"}}]}}]}"#,
      "expect[1].orientation.account.setAside[0].when.and[1].not.posture"
    ),
  ]

  @Test("What is stated and is not so is a difference, by its path", arguments: differing.indices)
  func differences(index: Int) throws {
    let edit = Self.differing[index]
    let text = try #require(Self.good.edited(from: edit.from, to: edit.to), "the text to edit is not there")
    let differences = PostureReplay(try PostureFixture(decoding: text.utf8)).differences
    #expect(differences.map(\.path) == [edit.path], "\(differences)")
  }
}
