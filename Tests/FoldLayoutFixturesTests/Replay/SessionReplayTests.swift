import FoldLayout
import Testing

@testable import FoldLayoutFixtures

@Suite("Sessions with transitions, suspension, and observers that come and go")
struct SessionReplayTests {
  private func replay(_ text: String) throws -> PostureReplay { PostureReplay(try PostureFixture(decoding: text.utf8)) }

  /// An edit of a session that holds, and the differences that it makes.
  typealias Edit = (from: String, to: String, differences: [String])

  static let edits: [Edit] = [
    (
      #"{"at": 0, "observers": ["list"]"#, #"{"at": 0, "observers": []"#,
      [#"0 ms: expect[1].observers: expected [], was ["list"]"#]
    ),
    (
      #"{"at": 30, "observers": ["list"], "emission": {"cause": "change""#,
      #"{"at": 30, "observers": ["list", "list"], "emission": {"cause": "change""#,
      [#"30 ms: expect[5].observers: expected ["list", "list"], was ["list"]"#]
    ),
    (
      #""phase": "willBegin", "target": [20, 10]}, "changes""#, #""phase": "willBegin", "target": null}, "changes""#,
      ["10 ms: expect[2].emission.transition.target: expected null, was [20, 10]"]
    ),
    (
      #""transition": {"name": "turn", "phase": "completed"}, "changes""#,
      #""transition": {"name": "turn", "phase": "cancelled"}, "changes""#,
      [#"30 ms: expect[4].emission.transition.phase: expected "cancelled", was "completed""#]
    ),
    (
      #"{"at": 50, "hinge": {"name": "main", "status": "closed", "angle": 0}},"#,
      #"{"at": 50, "hinge": {"name": "main", "status": "closed"}},"#, []
    ),
    (
      #"{"at": 50, "hinge": {"name": "main", "status": "closed", "angle": 0}},"#,
      #"{"at": 50, "hinge": {"name": "main", "status": "closed", "angle": null}},"#,
      ["50 ms: expect[6].hinge.angle: expected null, was 0"]
    ),
    (#"{"at": 50, "hinge": {"name": "main", "status": "closed", "angle": 0}},"#, "", []),
    (
      """
      {"at": 50, "hinge": {"name": "main", "status": "closed", "angle": 0}},
      {"at": 50, "observers": ["list"], "emission": {"cause": "change", "changes": ["size"]}}]}
      """,
      """
      {"at": 50, "observers": ["list"], "emission": {"cause": "change", "changes": ["size"]}},
      {"at": 50, "hinge": {"name": "main", "status": "closed", "angle": 0}}]}
      """,
      [
        "50 ms: expect: expected nothing, was a hinge's report",
        "50 ms: expect[7]: expected a hinge's report, was nothing",
      ]
    ),
    (
      #"{"at": 50, "hinge": {"name": "main", "status": "closed", "angle": 0}},"#,
      #"{"at": 45, "hinge": {"name": "main", "status": "closed"}},"#,
      [
        "45 ms: expect[6]: expected a hinge's report, was nothing",
        "50 ms: expect: expected nothing, was a hinge's report",
      ]
    ),
    (
      #"{"at": 10, "observers": ["list"], "emission": {"cause": "transition","#,
      #"{"at": 9, "observers": ["list"], "emission": {"cause": "transition","#,
      [
        "9 ms: expect[2]: expected an emission, was nothing",
        #"10 ms: expect: expected nothing, was an emission: transition willBegin, changes [], told to ["list"]"#,
      ]
    ),
    (
      #"{"at": 0, "register": {"name": "list", "aspects": ["size", "transitions"]}},"#,
      #"{"at": 0, "register": {"name": "list", "aspects": ["orientation"]}},"#,
      [
        #"10 ms: expect[2].observers: expected ["list"], was []"#,
        #"16 ms: expect[3].observers: expected ["list"], was []"#,
        #"30 ms: expect[4].observers: expected ["list"], was []"#,
        "30 ms: expect[5]: expected an emission, was nothing",
        "30 ms: events[4].within: expected a call, was none",
        #"50 ms: expect[7].observers: expected ["list"], was []"#,
      ]
    ),
  ]

  @Test("Each edit makes the differences that it should", arguments: edits.indices)
  func edited(index: Int) throws {
    let edit = Self.edits[index]
    let text = try #require(BrokenSessionTests.good.edited(from: edit.from, to: edit.to))
    #expect(try replay(text).differences.map(\.description) == edit.differences)
  }

  @Test("Everything that happens is an event of the core's")
  func events() throws {
    let fixture = try PostureFixture(decoding: BrokenSessionTests.good.utf8)
    func environment(_ width: Double, _ height: Double) -> LayoutEnvironment {
      var environment = LayoutEnvironment(size: LayoutSize(width: width, height: height))
      environment.orientation = .portrait
      return environment
    }
    #expect(
      fixture.events.map(\.action) == [
        .register("list", [.size, .transitions]),
        .send(.transitionWillBegin(1, target: LayoutSize(width: 20, height: 10))),
        .send(.transitionAlongside(1, environment(20, 10))), .send(.transitionDidEnd(1, isCancelled: false)),
        .send(.update(environment(25, 10))), .send(.suspend),
        .send(.hinge(Hinge.Update(status: .closed, angle: 0))), .send(.resume(environment(30, 10))),
        .leave("list", isFreed: true),
      ])
    #expect(fixture.events.map(\.observer) == [nil, nil, nil, nil, "list", nil, nil, nil, nil])
    #expect(fixture.name(ofTransition: 1) == "turn" && fixture.name(ofTransition: 7) == "transition7")
  }

  private func session(_ events: String) throws -> PostureReplay {
    try replay(
      """
      {"version": 2, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
      "environment": {"size": [1, 1]}, "events": [\(events)], "emissions": "partial", "reason": "r",
      "expect": [{"at": 0, "observers": [], "emission": {"cause": "initial", "changes": []}}]}
      """)
  }

  @Test(
    "What happens within calls in another order than that of the file is a difference: its patches are merged in that")
  func untimely() throws {
    let registrations = #"{"at": 1, "register": {"name": "a"}}, {"at": 1, "register": {"name": "b"}}, "#
    let inA = #"{"at": 2, "within": "a", "environment": {"orientation": "portrait"}}"#
    let inB = #"{"at": 2, "within": "b", "environment": {"displayScale": 2}}"#
    let start = registrations + #"{"at": 2, "environment": {"size": [2, 1]}}, "#
    #expect(try session(start + inA + ", " + inB).differences == [])
    #expect(
      try session(start + inB + ", " + inA).differences.map(\.description) == [
        "2 ms: events[4].within: expected a call after what is written above, was one before it: write them in that order"
      ])
  }

  @Test("An observer that somebody keeps alive after it was freed is a difference")
  func keptAlive() throws {
    let text = """
      {"version": 2, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
      "events": [{"at": 1, "register": {"name": "a"}}, {"at": 2, "leave": {"name": "a", "how": "freed"}}],
      "expect": []}
      """
    let fixture = try PostureFixture(decoding: text.utf8)
    #expect(PostureReplay(fixture).differences == [])
    var kept: [AnyObject] = []
    let replay = PostureReplay(fixture) { kept.append($0) }
    #expect(kept.count == 1)
    #expect(
      replay.differences.map(\.description) == [
        "2 ms: events[1].leave: expected an observer that nobody keeps alive, was one that somebody does"
      ])
  }

  @Test("In a partial list everything of a time is looked through, and after ten that are not there no more is")
  func longPartial() throws {
    let events = (1...300).map { #"{"at": 1, "environment": {"size": [\#($0 + 1), 1]}}"# }.joined(separator: ", ")
    func replay(_ widths: [Int]) throws -> [String] {
      let expected = widths.map {
        #"{"at": 1, "emission": {"cause": "change", "changes": ["size"], "current": {"size": [\#($0), 1]}}}"#
      }
      let text = """
        {"version": 2, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
        "environment": {"size": [1, 1]}, "events": [\(events)], "emissions": "partial", "reason": "r",
        "expect": [\(expected.joined(separator: ", "))]}
        """
      return try self.replay(text).differences.map(\.description)
    }
    #expect(try replay([2, 150, 301]) == [])
    let unmet = try replay(Array(repeating: 1000, count: 12) + [301])
    #expect(unmet.count == 13)
    #expect(unmet[9] == "1 ms: expect[9].emission.current.size[0]: expected 1000, was 2")
    #expect(
      unmet[12] == "1 ms: expect[12]: expected an emission, was not looked for: 10 of this time are not there already")
  }

  @Test("In a partial list an emission is compared with emissions, a report with reports")
  func partialKinds() throws {
    let text = """
      {"version": 2, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
      "environment": {"size": [1, 1]}, "events": [{"at": 1, "hinge": {"name": "main", "status": "closed"}},
      {"at": 1, "environment": {"size": [2, 1]}}], "emissions": "partial", "reason": "r", "expect": [
      {"at": 1, "emission": {"cause": "initial", "changes": [], "computed": {"posture": "book"}}},
      {"at": 1, "hinge": {"name": "main", "status": "fullyOpen"}}]}
      """
    #expect(
      try replay(text).differences.map(\.description) == [
        #"1 ms: expect[0].emission.cause: expected "initial", was "change""#,
        #"1 ms: expect[0].emission.changes: expected [], was ["size"]"#,
        #"1 ms: expect[0].emission.computed.posture: expected "book", was null"#,
        #"1 ms: expect[1].hinge.status: expected "fullyOpen", was "closed""#,
      ])
  }

  @Test("A call that never comes is said by the replay too")
  func undone() throws {
    let replay = try session(
      #"{"at": 1, "register": {"name": "a"}}, {"at": 2, "environment": {}}, {"at": 2, "within": "a", "environment": {}}"#
    )
    #expect(replay.faults == [EventFault(event: 2, kind: .notCalled)])
    let line = #"{"type": "fault", "at": 2, "event": 2, "key": "within", "text": "expected a call, was none"}"#
    #expect(Array(replay.jsonLines).last == line)
  }

  @Test(
    "Registrations inside each other are few, in whatever order they are written, so that no file can fill a stack",
    arguments: [8, 9, 5000], [false, true])
  func nested(count: Int, isReversed: Bool) throws {
    let links = (0..<count).map { #", {"at": 1, "within": "o\#($0)", "register": {"name": "o\#($0 + 1)"}}"# }
    let chain = (isReversed ? links.reversed() : links).joined()
    let replay = try session(#"{"at": 1, "register": {"name": "o0"}}"# + chain)
    #expect(replay.records.count == min(count, 8) + 2, "the first state, the one from outside, and those inside it")
    let deep = replay.faults.filter { $0.kind == .tooDeep }
    #expect(deep.map(\.event) == (count == 8 ? [] : [isReversed ? count - 8 : 9]))
    #expect(replay.differences.contains { $0.path == "events[9].register" } == (count > 8 && !isReversed))
  }

  @Test("To leave without having registered is a difference, to be removed twice is not")
  func absent() throws {
    let early = try session(
      #"{"at": 1, "leave": {"name": "a", "how": "freed"}}, {"at": 2, "register": {"name": "a"}}"#)
    #expect(
      early.differences.map(\.description) == ["1 ms: events[0].leave: expected an observer that is there, was none"])
    let leave = #"{"at": 2, "leave": {"name": "a"}}"#
    #expect(try session(#"{"at": 1, "register": {"name": "a"}}, "# + leave + ", " + leave).differences == [])
  }

  @Test("An observer that is freed is another one when it registers again; one that was removed is the same")
  func comingBack() throws {
    let text = """
      {"version": 2, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
      "environment": {"size": [1, 1]}, "events": [
      {"at": 1, "register": {"name": "a"}}, {"at": 2, "register": {"name": "a", "aspects": ["size"]}},
      {"at": 3, "leave": {"name": "a"}}, {"at": 4, "register": {"name": "a"}},
      {"at": 5, "leave": {"name": "a", "how": "freed"}}, {"at": 6, "register": {"name": "a"}}], "expect": []}
      """
    let told = try replay(text).records.dropFirst()
    #expect(told.map(\.time) == [1, 4, 6])
  }

  @Test("What cannot be is reported in the records, in the stream, and nowhere in the expectations")
  func issues() throws {
    let text = """
      {"version": 2, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
      "environment": {"size": [1, 1]}, "events": [
      {"at": 1, "transition": {"name": "t", "phase": "willBegin", "target": [-19, 687]}}],
      "expect": [{"at": 0, "emission": {"cause": "initial", "changes": []}}, {"at": 1, "emission":
      {"cause": "transition", "transition": {"name": "t", "phase": "willBegin", "target": null}, "changes": []}}]}
      """
    let replay = try replay(text)
    #expect(replay.differences == [])
    #expect(replay.records[1].content == .issue(.targetDropped(LayoutSize(width: -19, height: 687))))
    let line = """
      {"type": "issue", "at": 1, "text": "The target of a transition was dropped: no container is -19.0 wide and \
      687.0 high."}
      """
    #expect(Array(replay.jsonLines)[2] == line)
    #expect(Array(replay.jsonLines)[3].contains(#""transition": {"name": "t", "phase": "willBegin", "target": null}"#))
  }

  @Test("Where not every emission is listed, those who are told are compared all the same")
  func partial() throws {
    let partial = try #require(
      BrokenSessionTests.good.edited(from: "\"expect\":", to: #""emissions": "partial", "reason": "r", "expect":"#))
    let kept = partial.split(separator: "\n").filter { !$0.contains(#""at": 0, "observers": []"#) }
      .joined(separator: "\n")
    #expect(try replay(kept).differences == [])
    let wrong = try #require(kept.edited(from: #"{"at": 0, "observers": ["list"]"#, to: #"{"at": 0, "observers": []"#))
    #expect(try replay(wrong).differences == [], "the unnamed observer is told first, and alone")
    let wrongPhase = try #require(
      kept.edited(from: #""phase": "completed"}, "changes""#, to: #""phase": "cancelled"}, "changes""#))
    #expect(try replay(wrongPhase).differences.map(\.path) == ["expect[3].emission.transition.phase"])
  }
}
