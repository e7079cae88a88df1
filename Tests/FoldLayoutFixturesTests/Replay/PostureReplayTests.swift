import FoldLayout
import TestSupport
import Testing

@testable import FoldLayoutFixtures

@Suite("Replays")
struct PostureReplayTests {
  private func fixture(_ name: String) throws -> PostureFixture {
    try PostureFixture(decoding: FixtureFolder.text(of: name).utf8)
  }

  private func emissions(of name: String) throws -> [LayoutEnvironmentInformation] {
    PostureReplay(try fixture(name)).records.compactMap { record in
      if case .emission(let information, _) = record.content { information } else { nil }
    }
  }

  @Test("Opened, folded and closed: the width's class changes exactly twice (case 16)")
  func openFoldAndClose() throws {
    let opened = try emissions(of: "duo-opened-flat.json")
    let folded = try emissions(of: "duo-flat-book-flat.json")
    let closed = try emissions(of: "duo-closed-from-flat.json")
    let cycle = opened + folded + closed
    #expect(cycle.count { !$0.changes.isDisjoint(with: .sizeClasses) } == 2)
    #expect(cycle.count { $0.didChangeToRegularWidth } == 1 && opened.contains { $0.didChangeToRegularWidth })
    #expect(cycle.count { $0.didChangeToCompactWidth } == 1 && closed.contains { $0.didChangeToCompactWidth })
    #expect(cycle.allSatisfy { !$0.didChangeToRegularHeight && !$0.didChangeToCompactHeight })
    #expect(opened.first?.posture == .closed && closed.last?.posture == .closed)
    #expect(folded.allSatisfy { $0.changes.isDisjoint(with: [.size, .sizeClasses, .safeArea]) })
    #expect(folded.map(\.posture) == [.flat, .flat, .book, .flat, .flat])
  }

  @Test("Hinge updates that repeat are told once, and emit nothing (D12)")
  func hingeUpdates() throws {
    let replay = PostureReplay(try fixture("duo-opened-flat.json"))
    let updates = replay.records.compactMap { record -> Double? in
      if case .hinge(let update) = record.content { update.angle } else { nil }
    }
    #expect(updates == [0, 0.3386, 0.3944, 2.2305, 3.0491, 3.1416])
  }

  @Test("JSON Lines have one shape: every key in every line, null where a fact was not told")
  func jsonLines() throws {
    let text = BrokenFixtureTests.good
    let lines = try PostureReplay(PostureFixture(decoding: text.utf8)).jsonLines.map {
      try JSONReader.read(Array($0.utf8))
    }
    #expect(lines.allSatisfy { !($0.members?.isEmpty ?? true) })
    #expect(lines.map { $0["type"]?.text } == ["replay", "emission", "hinge", "emission"])
    func keys(_ node: JSONNode?) -> [String]? { node?.members?.map(\.key) }
    guard case .record(let facts) = Grammar.environment, case .record(let computed) = Grammar.computed else {
      Issue.record("the grammar has records there")
      return
    }
    for line in lines where line["type"]?.text == "emission" {
      #expect(
        keys(line) == [
          "type", "at", "revision", "observers", "cause", "transition", "changes", "computed", "current", "previous",
        ])
      #expect(keys(line["current"]) == facts.map(\.key))
      #expect(keys(line["computed"]) == computed.map(\.key))
    }
    #expect(lines[1]["previous"]?.content == .null)
    #expect(keys(lines[3]["previous"]) == facts.map(\.key))
    #expect(lines[1]["current"]?["orientation"]?.content == .null)
    #expect(lines[3]["computed"]?["activeDivisionRegion"]?.content == .null, "the fully open hinge contradicts")
    #expect(keys(lines[2]) == ["type", "at", "name", "status", "angle"])
  }

  @Test("Every computed fact of the line is that of the value observers were told")
  func computedFacts() throws {
    let replay = PostureReplay(try fixture("duo-outer-turned.json"))
    guard case .emission(let information, _) = replay.records[1].content else {
      Issue.record("the second record is an emission")
      return
    }
    let computed = try #require(EmissionEncoder(names: replay.fixture.names).value(of: information)["computed"])
    #expect(computed["bounds"] == .list([.number(0), .number(0), .number(678), .number(466)]))
    #expect(computed["posture"] == .text("closed"))
    #expect(computed["verticalBarSide"] == .text("left"))
    #expect(computed["isLandscape"] == .flag(true))
    #expect(computed["isCompactHeight"] == .flag(true))
    #expect(computed["didChangeToCompactHeight"] == .flag(true))
    #expect(computed["didChangeToCompactWidth"] == .flag(false))
    #expect(computed["activeOcclusionRegions"] == .list([.text("status"), .text("camera")]))
  }
}
