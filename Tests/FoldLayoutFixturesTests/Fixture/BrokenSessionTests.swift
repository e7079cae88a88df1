import Testing

@testable import FoldLayoutFixtures

@Suite("Sessions that are wrong are refused with their place and the remedy (X3)")
struct BrokenSessionTests {
  /// A session that is right, with every kind of event and of expectation.
  static let good = """
    {"version": 2,
    "name": "n",
    "summary": "s",
    "provenance": {"kind": "arithmetic", "note": "1"},
    "environment": {"size": [10, 20], "orientation": "portrait"},
    "events": [
    {"at": 0, "register": {"name": "list", "aspects": ["size", "transitions"]}},
    {"at": 10, "transition": {"name": "turn", "phase": "willBegin", "target": [20, 10]}},
    {"at": 16, "transition": {"name": "turn", "phase": "alongside"}, "environment": {"size": [20, 10]}},
    {"at": 30, "transition": {"name": "turn", "phase": "completed"}},
    {"at": 30, "within": "list", "environment": {"size": [25, 10]}},
    {"at": 40, "delivery": "suspend"},
    {"at": 45, "hinge": {"name": "main", "status": "closed", "angle": 0}},
    {"at": 50, "delivery": "resume", "environment": {"size": [30, 10]}},
    {"at": 60, "leave": {"name": "list", "how": "freed"}}],
    "expect": [
    {"at": 0, "observers": [], "emission": {"cause": "initial", "changes": []}},
    {"at": 0, "observers": ["list"], "emission": {"cause": "initial", "changes": []}},
    {"at": 10, "observers": ["list"], "emission": {"cause": "transition",
    "transition": {"name": "turn", "phase": "willBegin", "target": [20, 10]}, "changes": []}},
    {"at": 16, "observers": ["list"], "emission": {"cause": "transition",
    "transition": {"name": "turn", "phase": "alongside"}, "changes": ["size"]}},
    {"at": 30, "observers": ["list"], "emission": {"cause": "transition",
    "transition": {"name": "turn", "phase": "completed"}, "changes": []}},
    {"at": 30, "observers": ["list"], "emission": {"cause": "change", "changes": ["size"]}},
    {"at": 50, "hinge": {"name": "main", "status": "closed", "angle": 0}},
    {"at": 50, "observers": ["list"], "emission": {"cause": "change", "changes": ["size"]}}]}
    """

  static let edits: [RefusedEdit] = [
    // Transitions.
    .init(
      #""name": "turn", "phase": "willBegin", "t"#, #"▮"nam": "turn", "phase": "willBegin", "t"#, .unknownKey,
      "events[1].transition.nam", "did you mean \"name\"?"
    ),
    .init(
      #"{"name": "turn", "phase": "willBegin", "t"#, #"▮{"phase": "willBegin", "t"#, .missingKey,
      "events[1].transition",
      "found no \"name\"; add \"name\": write a name for the transition"
    ),
    .init(
      #"{"name": "turn", "phase": "willBegin", "t"#, #"▮{"name": "turn", "t"#, .missingKey, "events[1].transition",
      "found no \"phase\""
    ),
    .init(
      #""phase": "willBegin", "t"#, #""phase": ▮"begin", "t"#, .value, "events[1].transition.phase", "\"willBegin\""),
    .init(
      #""phase": "willBegin", "t"#, #""phase": ▮"willbegin", "t"#, .value, "events[1].transition.phase",
      "did you mean \"willBegin\"?"
    ),
    .init(
      #""phase": "willBegin", "t"#, #""phase": ▮3, "t"#, .type, "events[1].transition.phase", "found 3; write one of"),
    .init(
      #""target": [20, 10]}},"#, #""target": ▮[20]}},"#, .type, "events[1].transition.target",
      "found [20]; write [width, height] in points"
    ),
    .init(
      #""target": [20, 10]}},"#, #""target": [▮"20", 10]}},"#, .type, "events[1].transition.target[0]",
      "write the width in points"
    ),
    .init(#""target": [20, 10]}},"#, #""target": ▮null}},"#, .type, "events[1].transition.target", "found null"),
    .init(
      #""target": [20, 10]}},"#, #""target": [20, 10]}, "environment": ▮{}},"#, .value, "events[1].environment",
      "found an environment beside \"transition\"; only a transition's later phases"
    ),
    .init(
      #""target": [20, 10]}},"#, #""target": [20, 10], ▮"size": 1}},"#, .unknownKey, "events[1].transition.size",
      "the keys here are name, phase, target"
    ),
    .init(
      #""phase": "alongside"}, "e"#, #""phase": "alongside", "target": ▮[20, 10]}, "e"#, .value,
      "events[2].transition.target", "found a target at a later phase; the target is told when the transition begins"
    ),
    .init(
      #"{"name": "turn", "phase": "alongside"}, "e"#, #"{"name": ▮"tern", "phase": "alongside"}, "e"#, .value,
      "events[2].transition.name", "found \"tern\", which no transition is called; did you mean \"turn\"?"
    ),
    .init(
      #"{"name": "turn", "phase": "alongside"}, "e"#, #"{"name": ▮"", "phase": "alongside"}, "e"#, .value,
      "events[2].transition.name", "write a name for the transition in double quotes"
    ),
    .init(
      #"{"name": "turn", "phase": "alongside"}, "environment": {"size": [20, 10]}"#,
      #"{"name": "turn", "phase": "alongside"}, "environment": {"size": [20, ▮-10]}"#, .value,
      "events[2].environment.size[1]", "the height is zero or more"
    ),
    .init(
      #"{"name": "turn", "phase": "alongside"}, "environment": {"size": [20, 10]}"#,
      #"{"name": "turn", "phase": "alongside"}, "environment": ▮{"size": null}"#, .missingKey,
      "events[2].environment", "found no \"size\""
    ),
    .init(
      #"{"at": 30, "transition": {"name": "turn", "phase": "completed"}}"#,
      #"{"at": 30, "transition": ▮"completed"}"#, .type, "events[3].transition",
      "found \"completed\"; write an object with keys out of name, phase, target"
    ),
    .init(
      #"{"at": 30, "transition": {"name": "turn", "phase": "completed"}}"#,
      #"▮{"at": 30, "transition": {"name": "turn", "phase": "completed"}, "delivery": "suspend"}"#, .value, "events[3]",
      "found two things at once; an event has one of"
    ),
    .init(
      #"{"at": 30, "transition": {"name": "turn", "phase": "completed"}}"#,
      #"{"at": ▮15, "transition": {"name": "turn", "phase": "completed"}}"#, .order, "events[3].at",
      "found 15 after 16"
    ),
    // What happens within a call.
    .init(
      #""within": "list""#, #""within": ▮"lits""#, .value, "events[4].within",
      "found \"lits\", which no observer is called; did you mean \"list\"?"
    ),
    .init(
      #"{"at": 30, "within": "list""#, #"{"at": 31, "within": ▮"list""#, .order, "events[4].within",
      "found 31 ms, within a call at 30 ms; a call takes no time: write \"at\": 30"
    ),
    .init(
      #"{"at": 0, "register": {"name": "list", "#, #"{"at": 0, "within": ▮"list", "register": {"name": "list", "#,
      .order, "events[0].within", "found a call before anything has happened; write this after the event"
    ),
    .init(#""within": "list""#, #""within": ▮true"#, .type, "events[4].within", "write the name of an observer"),
    .init(
      #"{"at": 30, "within": "list", "environment": {"size": [25, 10]}}"#, #"▮{"at": 30, "within": "list"}"#,
      .missingKey, "events[4]", "found a time at which nothing happens; an event has one of \"transition\""
    ),
    // Suspending and resuming.
    .init(#""delivery": "suspend""#, #""delivery": ▮"suspended""#, .value, "events[5].delivery", "mean \"suspend\"?"),
    .init(
      #""delivery": "suspend""#, #""delivery": ▮true"#, .type, "events[5].delivery",
      "write one of \"suspend\", \"resume\""
    ),
    .init(
      #""delivery": "suspend""#, #""delivery": "suspend", "environment": ▮{}"#, .value, "events[5].environment",
      "found an environment beside \"delivery\""
    ),
    .init(#""delivery": "suspend""#, #"▮"deliver": "suspend""#, .unknownKey, "events[5].deliver", "mean \"delivery\"?"),
    .init(
      #""delivery": "resume", "environment": {"size": [30, 10]}"#,
      #""delivery": "resume", "environment": {"divisions": {"fold": ▮{"isActive": true}}}"#, .missingKey,
      "events[7].environment.divisions.fold", "a region has a \"frame\""
    ),
    .init(
      #"{"at": 50, "delivery": "resume", "#,
      #"▮{"at": 50, "delivery": "resume", "transition": {"name": "turn", "phase": "alongside"}, "#,
      .value, "events[7]", "found two things at once"
    ),
    // Hinges.
    .init(
      #"{"at": 45, "hinge": {"name": "main", "status": "closed", "angle": 0}}"#,
      #"{"at": 45, "hinge": {"name": "main", "status": ▮"shut", "angle": 0}}"#, .value, "events[6].hinge.status",
      "write one of \"unknown\", \"closed\""
    ),
    .init(
      #"{"at": 45, "hinge": {"name": "main", "status": "closed", "angle": 0}}"#,
      #"{"at": 45, "hinge": {"name": "main", "status": "closed", "angle": 0}, "environment": ▮{}}"#, .value,
      "events[6].environment", "found an environment beside \"hinge\""
    ),
    .init(
      #"{"at": 50, "hinge": {"name": "main", "status": "closed", "angle": 0}}"#,
      #"{"at": 50, "hinge": ▮{"name": "main"}}"#, .missingKey, "expect[6].hinge", "found no \"status\""
    ),
    .init(
      #"{"at": 50, "hinge": {"name": "main", "status": "closed", "angle": 0}}"#,
      #"{"at": 50, "observers": ▮["list"], "hinge": {"name": "main", "status": "closed", "angle": 0}}"#, .value,
      "expect[6].observers", "found observers of what is no emission; remove them"
    ),
    .init(
      #"{"at": 50, "hinge": {"name": "main", "status": "closed", "angle": 0}}"#,
      #"{"at": 50, "hinge": {"name": "main", "status": "closed", "angle": ▮7}}"#, .value, "expect[6].hinge.angle",
      "a number from 0 to 6.2832"
    ),
    // Names.
    .init(
      #"{"at": 50, "delivery": "resume", "environment": {"size": [30, 10]}}"#,
      #"{"at": 50, "delivery": "resume", "environment": {"size": [30, 10], "hinges": {}}}"#, .value,
      "events[6].hinge.name", "found \"main\", which no hinge is called; use a name that an environment"
    ),
    .init(
      #"{"at": 50, "hinge": {"name": "main", "status": "closed", "angle": 0}}"#,
      #"{"at": 50, "hinge": {"name": ▮"mian", "status": "closed", "angle": 0}}"#, .value, "expect[6].hinge.name",
      "found \"mian\", which no hinge is called"
    ),
    .init(#""name": "n""#, #""name": ▮"""#, .value, "name", "at least one character and no control characters"),
    // Observers.
    .init(
      #""register": {"name": "list", "aspects": ["size", "transitions"]}"#, #""register": ▮"list""#, .type,
      "events[0].register", "write an object with keys out of name, aspects"
    ),
    .init(
      #""register": {"name": "list", "#, #""register": ▮{"#, .missingKey, "events[0].register",
      "add \"name\": write a name for the observer"
    ),
    .init(
      #"["size", "transitions"]"#, #"["size", ▮"transition"]"#, .value, "events[0].register.aspects[1]",
      "did you mean \"transitions\"?"
    ),
    .init(
      #"["size", "transitions"]"#, #"▮["transitions", "size"]"#, .value, "events[0].register.aspects",
      "found words that are repeated or out of order; write [\"size\", \"transitions\"]"
    ),
    .init(
      #"["size", "transitions"]"#, #"▮["size", "size"]"#, .value, "events[0].register.aspects", "write [\"size\"]"
    ),
    .init(#"["size", "transitions"]"#, #"▮"size""#, .type, "events[0].register.aspects", "write an array out of"),
    .init(
      #"{"name": "list", "how": "freed"}"#, #"{"name": ▮"lost", "how": "freed"}"#, .value, "events[8].leave.name",
      "found \"lost\", which no observer is called"
    ),
    .init(
      #"{"name": "list", "how": "freed"}"#, #"{"name": "list", "how": ▮"dead"}"#, .value, "events[8].leave.how",
      "write one of \"removed\", \"freed\""
    ),
    .init(
      #"{"name": "list", "how": "freed"}"#, #"▮{"how": "freed"}"#, .missingKey, "events[8].leave", "found no \"name\""),
    .init(#"{"name": "list", "how": "freed"}"#, #"▮"list""#, .type, "events[8].leave", "with keys out of name, how"),
    // Expectations.
    .init(
      #"{"at": 0, "observers": [], "emission""#, #"▮{"at": 0, "emission""#, .missingKey, "expect[0]",
      "found no \"observers\" in a fixture that registers some; add \"observers\": the names"
    ),
    .init(
      #"{"at": 0, "observers": ["list"]"#, #"{"at": 0, "observers": [▮"List"]"#, .value, "expect[1].observers[0]",
      "found \"List\", which no observer is called; did you mean \"list\"?"
    ),
    .init(
      #"{"at": 0, "observers": ["list"]"#, #"{"at": 0, "observers": ▮"list""#, .type, "expect[1].observers", "an array"),
    .init(
      #"{"at": 0, "observers": [], "emission": {"cause": "initial", "changes": []}}"#, #"▮{"at": 0, "observers": []}"#,
      .missingKey, "expect[0]", "found a time at which nothing is told; an expectation has one of"
    ),
    .init(
      #"{"at": 0, "observers": [], "emission""#,
      #"▮{"at": 0, "observers": [], "hinge": {"name": "main", "status": "closed"}, "emission""#, .value, "expect[0]",
      "found two things at once"
    ),
    .init(
      "{\"cause\": \"transition\",\n\"transition\": {\"name\": \"turn\", \"phase\": \"alongside\"}, ",
      #"▮{"cause": "transition", "#, .missingKey, "expect[3].emission",
      "found no \"transition\" and the cause \"transition\"; add \"transition\""
    ),
    .init(
      #"{"cause": "change", "changes": ["size"]}},"#,
      #"{"cause": "change", "transition": ▮{"name": "turn", "phase": "alongside"}, "changes": ["size"]}},"#, .value,
      "expect[5].emission.transition", "found a transition, which is not the cause; write \"cause\": \"transition\""
    ),
    .init(
      #""transition": {"name": "turn", "phase": "alongside"}, "changes""#,
      #""transition": {"name": ▮"tourn", "phase": "alongside"}, "changes""#, .value,
      "expect[3].emission.transition.name", "did you mean \"turn\"?"
    ),
    .init(
      #""transition": {"name": "turn", "phase": "alongside"}, "changes""#,
      #""transition": {"name": "turn", "phase": ▮"begun"}, "changes""#, .value, "expect[3].emission.transition.phase",
      "write one of \"willBegin\""
    ),
    .init(
      #""target": [20, 10]}, "changes": []"#, #""target": [20, ▮-10]}, "changes": []"#, .value,
      "expect[2].emission.transition.target[1]", "the height is zero or more"
    ),
    .init(
      #""phase": "completed"}, "changes": []"#, #""phase": "completed"}, "changes": [▮"transitions"]"#, .value,
      "expect[4].emission.changes[0]", "write one of \"size\""
    ),
    .init(
      #"{"at": 16, "observers""#, #"{"at": ▮9, "observers""#, .order, "expect[3].at",
      "found 9 after 10; times never fall: write 10 or more"
    ),
  ]

  @Test("The one that they are edits of is right, and there are more than fifty")
  func goodOne() throws {
    let fixture = try PostureFixture(decoding: Self.good.utf8)
    #expect(PostureReplay(fixture).differences == [])
    #expect(Self.edits.count > 50)
  }

  @Test("Each edit is refused", arguments: edits.indices)
  func edited(index: Int) throws {
    try Self.edits[index].check(in: Self.good)
  }

  @Test(
    "A file of version 1 may not have a key of version 2",
    arguments: [
      (#"{"at": 1, "transition": {"name": "t", "phase": "willBegin"}}"#, "", "events[0].transition"),
      (#"{"at": 1, "delivery": "suspend"}"#, "", "events[0].delivery"),
      (#"{"at": 1, "register": {"name": "o"}}"#, "", "events[0].register"),
      (#"{"at": 1, "leave": {"name": "o"}}"#, "", "events[0].leave"),
      (#"{"at": 1, "within": "o", "environment": {}}"#, "", "events[0].within"),
      ("", #"{"at": 1, "observers": [], "emission": {"cause": "change", "changes": []}}"#, "expect[0].observers"),
      ("", #"{"at": 1, "hinge": {"name": "main", "status": "closed"}}"#, "expect[0].hinge"),
      (
        "", #"{"at": 1, "emission": {"cause": "transition", "transition": {}, "changes": []}}"#,
        "expect[0].emission.transition"
      ),
      ("", #"{"at": 1, "emission": {"cause": "transition", "changes": []}}"#, "expect[0].emission.cause"),
    ])
  func oldVersion(events: String, expectations: String, path: String) throws {
    let text = """
      {"version": 1, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
      "environment": {"size": [1, 1]}, "events": [\(events)], "expect": [\(expectations)]}
      """
    let error = #expect(throws: FixtureError.self) { try PostureFixture(decoding: text.utf8) }
    #expect(error?.kind == .version && error?.path == path)
    #expect(error?.description.contains("which came with version 2; write \"version\": 2") == true)
  }
}
