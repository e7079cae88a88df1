import FoldLayout
import Testing

@testable import FoldLayoutFixtures

@Suite("What is encoded reads as the same")
struct EncoderTests {
  /// An environment of which every fact is told, no two alike.
  private static let everything = """
    {"size": [951, 669], "safeAreaInsets": [1, 2, 3, 4], "orientation": "landscapeLeft",
    "sizeClasses": {"horizontal": "regular", "vertical": "unspecified"}, "layoutDirection": "rightToLeft",
    "displayScale": 3, "hinges": {"main": {"status": "closed", "division": "fold"}, "other": {}},
    "divisions": {"fold": {"frame": [455.5, 0, 40, 669], "margins": [0, 20, 0, 20], "axis": "vertical",
    "isActive": true, "isDeclaredSeparating": false, "isPhysicalGap": true},
    "line": {"frame": [0, 300, 951, 0], "axis": "horizontal", "isAxisDeclared": false}},
    "occlusions": {"camera": {"frame": [399.7, 29.3, 37, 37], "margins": [1, 1, 1, 2], "isActive": true}},
    "verticalBarEdge": "leading", "windowSize": [1000, 700], "frameInWindow": [7, 8, 951, 669],
    "display": "inner", "cornerInsets": {"horizontal": [0, 1, 0, 2], "vertical": [3, 0, 4, 0]},
    "isOrientationLocked": true, "isInteractivelyResizing": false}
    """

  private func fixture(_ environment: String) throws -> PostureFixture {
    let text = """
      {"version": 1, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
      "environment": \(environment), "events": [], "expect": []}
      """
    return try PostureFixture(decoding: text.utf8)
  }

  @Test("An environment of which every fact is told comes back from its text")
  func everyFact() throws {
    let told = try fixture(Self.everything)
    let environment = try #require(told.environment)
    let text = JSONWriter.line(EnvironmentEncoder(names: told.names).value(of: environment))
    #expect(try fixture(text).environment == environment)
    #expect(text.contains("399.7") && text.contains("29.3"))
  }

  @Test("One of which only the size is told has one key")
  func sizeAlone() throws {
    let told = try fixture(#"{"size": [10.5, 20]}"#)
    let environment = try #require(told.environment)
    #expect(JSONWriter.line(EnvironmentEncoder(names: told.names).value(of: environment)) == #"{"size": [10.5, 20]}"#)
  }

  @Test("A line of the stream, to the letter, with every key and no null that could be something else")
  func goldenLine() throws {
    let lines = Array(PostureReplay(try fixture(Self.everything)).jsonLines)
    #expect(lines[0] == #"{"type": "replay", "version": 5, "name": "n"}"#)
    let golden = [
      #"{"type": "emission", "at": 0, "revision": 1, "observers": [], "cause": "initial", "transition": null, "#,
      #""changes": [], "computed": "#,
      #"{"bounds": [0, 0, 951, 669], "windowBounds": [-7, -8, 1000, 700], "hingeStatus": null, "posture": "flat", "#,
      #""isSettled": true, "verticalBarSide": "right", "activeDivisionRegion": "fold", "#,
      #""activeOcclusionRegions": ["camera"], "divisions": {"fold": {"axis": "vertical", "thickness": 40, "#,
      #""bareFrame": [475.5, 0, 0, 669], "separates": true, "standing": "physicalGap"}, "#,
      #""line": {"axis": "horizontal", "thickness": 0, "bareFrame": [0, 300, 951, 0], "separates": false, "#,
      #""standing": "inactive"}}, "postureReason": "notFolded", "segments": ["#,
      #"{"frame": [495.5, 0, 455.5, 669], "usable": [495.5, 1, 451.5, 665], "maximal": [[495.5, 1, 451.5, 665]]}, "#,
      #"{"frame": [0, 0, 455.5, 669], "usable": [2, 66.3, 453.5, 599.7], "maximal": [[2, 66.3, 453.5, 599.7], "#,
      #"[2, 1, 397.7, 665], [2, 1, 453.5, 28.3], [436.7, 1, 18.8, 665]]}], "obstacles": [], "displayHalf": null, "#,
      #""occlusionInsets": [66.3, 0, 0, 0], "verticalBar": {"strip": [947, 0, 4, 669], "#,
      #""frame": [947, 0, 4, 669]}, "isPortrait": false, "isLandscape": true, "#,
      #""isRegularWidth": true, "isCompactWidth": false, "isRegularHeight": false, "isCompactHeight": false, "#,
      #""didChangeToRegularWidth": false, "didChangeToCompactWidth": false, "didChangeToRegularHeight": false, "#,
      #""didChangeToCompactHeight": false}, "current": {"size": [951, 669], "safeAreaInsets": [1, 2, 3, 4], "#,
      #""sizeClasses": {"horizontal": "regular", "vertical": "unspecified"}, "orientation": "landscapeLeft", "#,
      #""layoutDirection": "rightToLeft", "displayScale": 3, "hinges": {"main": {"status": "closed", "#,
      #""division": "fold"}, "other": {"status": "unknown", "division": null}}, "divisions": {"fold": {"frame": "#,
      #"[455.5, 0, 40, 669], "margins": [0, 20, 0, 20], "axis": "vertical", "isAxisDeclared": true, "isActive": true, "#,
      #""isDeclaredSeparating": false, "isPhysicalGap": true}, "line": {"frame": [0, 300, 951, 0], "margins": "#,
      #"[0, 0, 0, 0], "axis": "horizontal", "isAxisDeclared": false, "isActive": false, "isDeclaredSeparating": null, "#,
      #""isPhysicalGap": false}}, "occlusions": {"camera": {"frame": [399.7, 29.3, 37, 37], "margins": [1, 1, 1, 2], "#,
      #""isActive": true}}, "verticalBarEdge": "leading", "windowSize": [1000, 700], "frameInWindow": "#,
      #"[7, 8, 951, 669], "display": "inner", "cornerInsets": {"horizontal": [0, 1, 0, 2], "vertical": [3, 0, 4, 0]}, "#,
      #""isOrientationLocked": true, "isInteractivelyResizing": false}, "previous": null}"#,
    ]
    #expect(lines[1] == golden.joined())
  }
}
