import FoldLayoutFixtures
import Testing

@testable import FoldLayoutTool

@Suite("Every fact has a row when it is told and when it changes")
struct ReportTests {
  private func report(environment: String, patch: String) throws -> [String] {
    let text = """
      {"version": 1, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
      "environment": \(environment), "events": [{"at": 5, "environment": \(patch)}], "expect": []}
      """
    return Array(ReplayReport(PostureReplay(try PostureFixture(decoding: text.utf8))).lines)
  }

  private func rows(_ lines: [String], after heading: String) -> [String] {
    guard let index = lines.firstIndex(where: { $0.contains(heading) }) else { return [] }
    return lines[(index + 1)...].prefix { !$0.isEmpty }.map { String($0.dropFirst(12)) }
  }

  @Test("What is not told has no row, but for posture, divisions, size classes and agreement; segments always follow")
  func sizeAlone() throws {
    let lines = try report(environment: #"{"size": [10, 20]}"#, patch: #"{"size": [20, 10.5]}"#)
    #expect(
      rows(lines, after: "initial") == [
        "size          10 × 20", "size classes  not told", "posture       not known", "divisions     not told",
        "segments      #1 0, 0, 10 × 20, all usable", "settled       yes",
      ])
    #expect(rows(lines, after: "change: size").first == "size          10 × 20 → 20 × 10.5")
    #expect(lines.last == "2 emissions, 0 hinge updates")
  }

  @Test("A transition's phases, who is told, and what cannot be; a change is shown once")
  func transitions() throws {
    let text = """
      {"version": 2, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
      "environment": {"size": [10, 20]}, "events": [{"at": 1, "register": {"name": "list", "aspects": ["size"]}},
      {"at": 5, "transition": {"name": "turn", "phase": "willBegin", "target": [20, 10]}},
      {"at": 6, "transition": {"name": "turn", "phase": "alongside"}, "environment": {"size": [20, 10]}},
      {"at": 8, "transition": {"name": "turn", "phase": "cancelled"}, "environment": {"size": [10, 20]}},
      {"at": 9, "transition": {"name": "turn", "phase": "willBegin", "target": [-1, 1]}},
      {"at": 9, "transition": {"name": "turn", "phase": "completed"}}], "expect": []}
      """
    let lines = Array(ReplayReport(PostureReplay(try PostureFixture(decoding: text.utf8))).lines)
    let rest = ["            size classes  not told", "            posture       not known"]
    func end(_ segments: String) -> [String] {
      [
        "            divisions     not told", "            segments      #1 0, 0, \(segments)",
        "            settled       yes", "",
      ]
    }
    let start = end("10 × 20, all usable")
    #expect(
      lines == ["n", "s", "", "      0 ms  #1 initial", "            size          10 × 20"] + rest + start
        + ["      1 ms  #1 initial", "            told          list", "            size          10 × 20"] + rest
        + start
        + ["      5 ms  #2 transition turn will begin, towards 20 × 10", ""]
        + ["      6 ms  #3 transition turn alongside: size", "            told          list"]
        + ["            size          10 × 20 → 20 × 10"] + rest + end("10 × 20 → 0, 0, 20 × 10")
        + ["      8 ms  #4 transition turn cancelled: size", "            told          list"]
        + ["            size          20 × 10 → 10 × 20"] + rest + end("20 × 10 → 0, 0, 10 × 20")
        + ["      9 ms  issue: The target of a transition was dropped: no container is -1.0 wide and 1.0 high."]
        + ["", "      9 ms  #5 transition turn will begin", "", "      9 ms  #6 transition turn completed", ""]
        + ["7 emissions, 0 hinge updates"])
  }

  @Test("An event that did not happen as the file says is told before the count")
  func faults() throws {
    let text = """
      {"version": 2, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
      "events": [{"at": 5, "register": {"name": "list"}}, {"at": 5, "within": "list", "leave": {"name": "list"}}],
      "expect": []}
      """
    let report = ReplayReport(PostureReplay(try PostureFixture(decoding: text.utf8)))
    #expect(
      Array(report.lines) == [
        "n", "s", "", "      5 ms  events[1]: expected a call, was none", "", "0 emissions, 0 hinge updates",
      ])
  }

  @Test("A session of hinge updates alone ends with their number")
  func hingesAlone() throws {
    let text = """
      {"version": 1, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
      "events": [{"at": 5, "hinge": {"name": "main", "status": "closed"}}], "expect": []}
      """
    let report = ReplayReport(PostureReplay(try PostureFixture(decoding: text.utf8)))
    #expect(Array(report.lines) == ["n", "s", "", "      5 ms  hinge main: closed", "", "0 emissions, 1 hinge update"])
  }

  @Test(
    "A fact that changes is shown from what to what",
    arguments: [
      (#""orientation": "landscapeRight""#, "orientation   portrait → landscapeRight"),
      (#""orientation": "portraitUpsideDown""#, "orientation   portrait → portraitUpsideDown"),
      (#""orientation": null"#, "orientation   portrait → not told"),
      (#""safeAreaInsets": [0, 0, 34, 84]"#, "safe area     none → bottom 34, right 84"),
      (#""layoutDirection": "rightToLeft""#, "direction     left to right → right to left"),
      (#""displayScale": 2.625"#, "scale         3 → 2.625"),
      (#""verticalBarEdge": "leading""#, "vertical bar  trailing → leading"),
      (#""windowSize": [30, 40]"#, "window        10 × 20 → 30 × 40"),
      (#""frameInWindow": [1, 2, 3, 4]"#, "in window     0, 0, 10 × 20 → 1, 2, 3 × 4"),
      (#""display": "outer""#, "display       inner → outer"),
      (
        #""cornerInsets": {"vertical": [16, 0, 0, 0]}"#,
        "corners       sideways none; up and down none → sideways none; up and down top 16"
      ),
      (#""isOrientationLocked": true"#, "locked        no → yes"),
      (#""isInteractivelyResizing": true"#, "resizing      no → yes"),
      (#""hinges": {"main": {"status": "partiallyOpen"}}"#, "hinges        main fully open → partially open"),
      (#""hinges": {"main": {"division": null}}"#, "hinges        main − folds fold"),
      (#""hinges": {}"#, "settled       yes"),
      (#""hinges": {"main": null}"#, "hinges        − main"),
      (#""divisions": {"fold": {"isActive": true}}"#, "divisions     fold inactive → active"),
      (#""divisions": {"fold": null}"#, "divisions     − fold"),
      (#""divisions": null, "occlusions": null"#, "divisions     fold → not told"),
      (#""divisions": null, "occlusions": null"#, "occlusions    none → not told"),
      (#""divisions": {"fold": {"margins": [1, 0, 1, 0]}}"#, "divisions     fold + margins top 1, bottom 1"),
      (#""divisions": {"fold": {"axis": "vertical"}}"#, "divisions     fold horizontal → vertical as declared"),
      (#""divisions": {"fold": {"axis": "horizontal"}}"#, "divisions     fold horizontal → horizontal as declared"),
      (#""divisions": {"fold": {"isDeclaredSeparating": false}}"#, "divisions     fold + declared not separating"),
      (#""divisions": {"fold": {"isPhysicalGap": true}}"#, "divisions     fold + gap, does not separate → separates"),
      (#""occlusions": {"camera": {"frame": [1, 1, 2, 2]}}"#, "occlusions    + camera 1, 1, 2 × 2, inactive"),
    ])
  func changes(patch: String, row: String) throws {
    let environment = """
      {"size": [10, 20], "safeAreaInsets": [0, 0, 0, 0], "orientation": "portrait", "displayScale": 3,
      "layoutDirection": "leftToRight", "hinges": {"main": {"status": "fullyOpen", "division": "fold"}},
      "divisions": {"fold": {"frame": [0, 9, 10, 2]}}, "verticalBarEdge": "trailing", "windowSize": [10, 20],
      "frameInWindow": [0, 0, 10, 20], "display": "inner", "isOrientationLocked": false,
      "cornerInsets": {"horizontal": [0, 0, 0, 0], "vertical": [0, 0, 0, 0]}, "isInteractivelyResizing": false}
      """
    let lines = try report(environment: environment, patch: "{\(patch)}")
    #expect(lines.contains("            " + row), "\(lines.suffix(12))")
  }
}
