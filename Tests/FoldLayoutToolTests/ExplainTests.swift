import Foundation
import Testing

@testable import FoldLayoutTool

@Suite("Explaining a fixture (O10)")
struct ExplainTests {
  @Test("What was allowed and shown when, and why it is so at the end, to the letter")
  func explanation() {
    let outcome = Command.run(["explain", Files.postures + "/iphone-request-in-a-transition.json"])
    #expect(outcome.errors.isEmpty && outcome.exitCode == .success)
    #expect(
      outcome.output == """
        A request in the middle of a transition
        A refusal that lists what is not published any more is no answer: the request is made once more.

              0 ms  shows landscapeRight; allows all; the scene fills the screen
              0 ms  667 × 375; posture not known; segments 1; settled
              0 ms  allows all → portrait, portraitUpsideDown
              0 ms  asks for portrait, portraitUpsideDown (upright)
              0 ms  asks for portrait, portraitUpsideDown, once more (upright)
             40 ms  667 × 375 → 375 × 667
             40 ms  upright granted: portrait; shows landscapeRight → portrait

        shown      portrait
        allowed    portrait, portraitUpsideDown
        honoured   yes: the scene fills the screen
        base       Info.plist: all
        device     all, as far as is known
        chain      nav: all
        views      upright: portrait, portraitUpsideDown
        request    upright: granted: portrait, at first refused with code 101, asked for portrait, portraitUpsideDown, \
        supported are landscapeRight
        scene      phone, with a home button, display: the only one, fills its screen, system 26.1, SDK 26.1
        forecast   portrait, how the device is held is not told

        posture    not known. Neither regions nor hinges were told.
        settled    yes
        divisions  not told
        segments   1  375 × 667 at (0, 0)
        usable     1  375 × 667 at (0, 0)
                   The safe area was not told.
        insets     not known: occlusions were not told
        bar        not known: the edge of the bar was not told

        """)
  }

  @Test("Culprits, locks and forecasts are in the story")
  func story() {
    let conflict = Command.run(["explain", Files.postures + "/iphone-lock-of-the-leaving-screen.json"]).output
    #expect(conflict.contains("    100 ms  allows portrait → allButUpsideDown; to blame: home, player\n"))
    let lock = Command.run(["explain", Files.postures + "/duo-constraint-becomes-a-lock.json"]).output
    #expect(lock.contains("lock waits until an orientation is shown that is to be kept\n"))
    let cover = Command.run(["explain", Files.postures + "/duo-folds-onto-the-cover.json"]).output
    #expect(cover.contains("      0 ms  forecast on outer: landscapeRight\n"))
  }

  @Test("What did not happen, what cannot be, and that the scene went are in the story, too")
  func faults() throws {
    let text = """
      {"version": 3, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
      "scene": {"product": "phone"}, "environment": {"size": [1, 1]}, "events": [
      {"at": 3, "register": {"name": "list"}},
      {"at": 4, "transition": {"name": "turn", "phase": "willBegin", "target": [-1, 5]}},
      {"at": 5, "device": "faceUp"},
      {"at": 5, "within": "list", "constrain": {"name": "view", "only": ["portrait"]}}, {"at": 7, "scene": null}],
      "expect": []}
      """
    let path = try Files.temporary(text)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let output = Command.run(["explain", path]).output
    #expect(output.contains("\n      4 ms  issue: The target of a transition was dropped"))
    #expect(output.contains("\n      7 ms  the scene is gone\n"))
    #expect(output.contains("\n      5 ms  events[3]: expected a call, was none\n"))
    #expect(output.contains("\nno scene is known, and 0 constraints wait for one\n\nposture    not known. Neither"))
    let json = Command.run(["explain", "--json", path]).output
    #expect(json.contains(#"{"type": "issue", "at": 4"#) && json.contains(#"{"type": "fault", "at": 5, "event": 3"#))
  }

  @Test("JSON Lines: what is about orientations, and the explanation at the end")
  func json() throws {
    let outcome = Command.run(["explain", "--json", Files.postures + "/duo-folds-onto-the-cover.json"])
    let lines = outcome.output.split(separator: "\n").map { Data($0.utf8) }
    let objects = try lines.map { try #require(try JSONSerialization.jsonObject(with: $0) as? [String: Any]) }
    let types = objects.map { $0["type"] as? String ?? "" }
    #expect(types.first == "replay" && types.last == "explanation")
    #expect(Set(types.dropFirst().dropLast(2)) == ["orientation", "publication", "forecast"])
    #expect(types.dropLast().last == "regions")
    #expect(objects.last?["at"] as? Int == 3)
  }

  @Test("Where neither a scene nor an environment is told there is nothing to explain: 65")
  func nothingTold() throws {
    let path = try Files.temporary(
      #"""
      {"version": 1, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"}, "events": [], "expect": []}
      """#)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let outcome = Command.run(["explain", path])
    #expect(outcome.exitCode == .badFile && outcome.output.isEmpty)
    #expect(outcome.errors.contains("neither a scene nor an environment is told in this fixture"))
  }

  @Test("Where content may go at the end, and why, after how it came to that, to the letter (L10)")
  func regions() {
    let outcome = Command.run(["explain", Files.postures + "/duo-regions-lag-the-hinge-landscape.json"])
    #expect(outcome.errors.isEmpty && outcome.exitCode == .success)
    #expect(
      outcome.output == """
        Regions read with the hinge's report are those of the moment before, landscape
        Neither posture stays: half open with the fold of a flat device, nor flat with the fold of a half-open one; no size \
        and no class changes.

              0 ms  951 × 669; posture flat; segments 1; settled
           1000 ms  settled → not settled
           1300 ms  posture flat → book; segments 1 → 2; not settled → settled
           5000 ms  posture book → flat; segments 2 → 1; settled → not settled
           5300 ms  not settled → settled

        posture    flat. No division folds it.
        settled    yes
        divisions  "fold" divides nothing: it is not active.
        segments   1  951 × 669 at (0, 0)
        usable     1  867 × 635 at (0, 0)
                      The safe area takes 34 at the bottom, 84 at the right of segment 1.
        insets     84 at the right
                      "status" is active and covers part of the frame.
                      Of the frame 867 × 669 at (0, 0) is free, the largest of 2 free rectangles.
        bar        84 × 549 at (867, 120)
                      The safe area keeps a strip clear at the right: 84 × 669 at (867, 0).
                      "status" is active and covers part of the strip.
                      Of the strip 84 × 549 at (867, 120) is free from side to side.

        """)
    let folded = Command.run(["explain", Files.postures + "/foldable-obstacle.json"]).output
    #expect(folded.contains("\nsettled    no\n              \"gap\" does not fit the container and its window.\n"))
    let half = Command.run(["explain", Files.postures + "/duo-split-view-left.json"]).output
    #expect(half.contains("\nhalf       the left half of the display\n"))
  }

  @Test("A replay prints orientations, publications and forecasts, and at the end how many there were")
  func replay() {
    let outcome = Command.run(["replay", Files.postures + "/duo-folds-onto-the-cover.json"]).output
    #expect(outcome.contains("      0 ms  orientations #1: initial\n            shown         portrait\n"))
    #expect(outcome.contains("      0 ms  publishes landscape\n"))
    #expect(outcome.contains("      0 ms  forecast on outer: landscapeRight\n      0 ms  forecast: portrait\n"))
    #expect(outcome.contains("      2 ms  orientations #2: allowed, account\n"))
    #expect(outcome.hasSuffix("1 emission, 0 hinge updates, 2 emissions of orientations\n"))
    let requests = Command.run(["replay", Files.postures + "/iphone-requests-that-fail.json"]).output
    #expect(requests.contains("            superseded    third\n"))
    #expect(requests.contains("            request       second, expired\n"))
    #expect(requests.contains("publishes landscape, asks for landscape (first, attempt 1)\n"))
    #expect(requests.contains("            views         nothing any more\n"))
    let locks = Command.run(["replay", Files.postures + "/duo-constraint-becomes-a-lock.json"]).output
    #expect(locks.contains("publishes all, prefers a lock\n"))
  }

  @Test(
    "A bar, insets and areas that are not known say what was not told",
    arguments: [
      (#""size": [10, 10], "verticalBarEdge": "leading""#, "bar        not known: the layout direction was not told\n"),
      (#""size": [10, 10], "verticalBarEdge": "unspecified""#, "bar        none: the platform puts no bar at a side\n"),
      (
        #""size": [10, 10], "verticalBarEdge": "leading", "layoutDirection": "leftToRight", "safeAreaInsets": [0, 0, 0, 0]"#,
        "bar        none\n              The safe area keeps nothing clear at the left, so there is no room for a bar.\n"
      ),
      (
        #""size": [10, 10], "occlusions": {"all": {"frame": [0, 0, 10, 10], "isActive": true}}"#,
        "insets     not possible\n              \"all\" is active and covers part of the frame.\n"
          + "              Nothing of the frame is free.\n"
      ),
      (
        #""size": [10, 10], "divisions": {"all": {"frame": [0, 0, 10, 10], "isPhysicalGap": true}}"#,
        "segments   none\nusable     nothing\n"
      ),
      (#""size": [10, 10], "hinges": {"main": {"status": "fullyOpen"}}"#, "no regions were told.\n"),
    ])
  func notKnown(facts: String, expected: String) throws {
    let path = try Files.temporary(
      #"{"version": 4, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"}, "environment": {"#
        + facts + #"}, "events": [], "expect": []}"#)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(Command.run(["explain", path]).output.contains(expected))
  }
}
