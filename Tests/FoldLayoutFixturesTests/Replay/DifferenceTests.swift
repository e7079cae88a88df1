import FoldLayoutFixtures
import Testing

@Suite("Expectations that do not hold are named, with time, path, expected and actual")
struct DifferenceTests {
  private func differences(_ expect: String, _ more: String = "") throws -> [String] {
    let text = """
      {"version": 1, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
      "environment": {"size": [951, 669], "displayScale": 3, "divisions": {"fold": {"frame": [455.5, 0, 40, 669]}}},
      "events": [{"at": 20, "environment": {"divisions": {"fold": {"isActive": true}}}},
      {"at": 30, "environment": {"size": [951, 669]}},
      {"at": 40, "environment": {"divisions": {}, "occlusions": {"camera": {"frame": [677.3, 21, 58, 37]}}}}],
      \(more) "expect": [\(expect)]}
      """
    return PostureReplay(try PostureFixture(decoding: text.utf8)).differences.map(\.description)
  }

  private let first = #"{"at": 0, "emission": {"cause": "initial", "changes": []}}"#
  private let second = #"{"at": 20, "emission": {"cause": "change", "changes": ["divisions"]}}"#
  private let third = #"{"at": 40, "emission": {"cause": "change", "changes": ["occlusions"]}}"#

  @Test("What holds has none")
  func holds() throws {
    #expect(try differences("\(first), \(second), \(third)") == [])
  }

  @Test("One emission too many, one too few, and one at another time")
  func numberAndTime() throws {
    #expect(
      try differences("\(first), \(second)") == [
        #"40 ms: expect: expected nothing, was an emission: change, changes ["occlusions"]"#
      ])
    #expect(
      try differences("\(first), \(second), \(third), \(third)") == [
        "40 ms: expect[3]: expected an emission, was nothing"
      ])
    let late = second.replacing("20", "25")
    #expect(
      try differences("\(first), \(late), \(third)") == [
        #"20 ms: expect: expected nothing, was an emission: change, changes ["divisions"]"#,
        "25 ms: expect[1]: expected an emission, was nothing",
      ])
    #expect(try differences("\(second), \(third)").count == 1, "one that is missing shifts no other")
  }

  @Test(
    "Each stated part is compared, and nothing else",
    arguments: [
      (#""changes": ["size"]"#, #"20 ms: expect[1].emission.changes: expected ["size"], was ["divisions"]"#),
      (
        #""changes": ["divisions"], "computed": {"posture": "flat"}"#,
        #"20 ms: expect[1].emission.computed.posture: expected "flat", was "book""#
      ),
      (
        #""changes": ["divisions"], "computed": {"posture": null}"#,
        #"20 ms: expect[1].emission.computed.posture: expected null, was "book""#
      ),
      (
        #""changes": ["divisions"], "current": {"divisions": {"fold": {"frame": [455, 0, 40, 669]}}}"#,
        "20 ms: expect[1].emission.current.divisions.fold.frame[0]: expected 455, was 455.5"
      ),
      (
        #""changes": ["divisions"], "current": {"divisions": {"fold": {"frame": [455.501, 0, 40, 669]}}}"#,
        "20 ms: expect[1].emission.current.divisions.fold.frame[0]: expected 455.501, was 455.5"
      ),
      (
        #""changes": ["divisions"], "current": {"divisions": {"fold": null}}"#,
        "20 ms: expect[1].emission.current.divisions.fold: expected null, was {"
      ),
      (
        #""changes": ["divisions"], "current": {"divisions": {}}"#,
        "20 ms: expect[1].emission.current.divisions: expected {}, was {"
      ),
      (
        #""changes": ["divisions"], "current": {"orientation": "portrait"}"#,
        #"20 ms: expect[1].emission.current.orientation: expected "portrait", was null"#
      ),
      (
        #""changes": ["divisions"], "previous": null"#, "20 ms: expect[1].emission.previous: expected null, was {"
      ),
      (
        #""changes": ["divisions"], "computed": {"divisions": {}}"#,
        "20 ms: expect[1].emission.computed.divisions: expected {}, was {"
      ),
      (
        #""changes": ["divisions"], "precision": 1, "current": {"displayScale": 2.5}"#,
        "20 ms: expect[1].emission.current.displayScale: expected 2.5, was 3"
      ),
      (
        #""changes": ["divisions"], "precision": 0.5, "current": {"size": [951.5, 670]}"#,
        "20 ms: expect[1].emission.current.size[1]: expected 670, was 669"
      ),
    ])
  func parts(stated: String, difference: String) throws {
    let expect = "\(first), {\"at\": 20, \"emission\": {\"cause\": \"change\", \(stated)}}, \(third)"
    let found = try differences(expect)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(difference) == true, "\(found)")
  }

  @Test(
    "What is stated and holds, holds: records that state nothing, and rounded logs within their precision",
    arguments: [
      #""computed": {}, "current": {}, "previous": {"divisions": {"fold": {}}}"#,
      #""precision": 0.5, "current": {"size": [951.5, 668.5]}"#,
      #""precision": 0.1, "current": {"divisions": {"fold": {"frame": [455.6, 0, 39.9, 669]}}}"#,
      #""computed": {"divisions": {"fold": {"thickness": 40.0001, "bareFrame": [455.5, 0, 40, 669]}}}"#,
      #""current": {"occlusions": {}, "orientation": null, "hinges": null}, "precision": 1"#,
    ])
  func holding(stated: String) throws {
    let expect = #"{"at": 20, "emission": {"cause": "change", "changes": ["divisions"], \#(stated)}}"#
    #expect(try differences("\(first), \(expect), \(third)") == [])
  }

  @Test("Of several emissions at one time a partial list is met by the one that fits, in order")
  func severalAtOneTime() throws {
    func partial(_ expect: String) throws -> [String] {
      let text = """
        {"version": 1, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
        "environment": {"size": [1, 1]}, "events": [{"at": 20, "environment": {"size": [2, 2]}},
        {"at": 20, "environment": {"orientation": "portrait"}}],
        "emissions": "partial", "reason": "r", "expect": [\(expect)]}
        """
      return PostureReplay(try PostureFixture(decoding: text.utf8)).differences.map(\.description)
    }
    let size = #"{"at": 20, "emission": {"cause": "change", "changes": ["size"]}}"#
    let orientation = #"{"at": 20, "emission": {"cause": "change", "changes": ["orientation"]}}"#
    #expect(try partial(orientation) == [])
    #expect(try partial("\(size), \(orientation)") == [])
    #expect(try partial("\(orientation), \(size)") == ["20 ms: expect[1]: expected an emission, was nothing"])
  }

  @Test("A partial list is met in order and may leave emissions out")
  func partial() throws {
    let partial = #""emissions": "partial", "reason": "only the fold matters","#
    #expect(try differences(second, partial) == [])
    #expect(try differences("\(first), \(third)", partial) == [])
    #expect(
      try differences(second.replacing("20", "30"), partial) == [
        "30 ms: expect[0]: expected an emission, was nothing"
      ])
    #expect(try differences("\(second), \(second)", partial).count == 1)
  }

  @Test("Lengths are compared as they are snapped, so that 677.3 is 677.3")
  func snapped() throws {
    let stated = third.replacing(
      #""changes": ["occlusions"]"#,
      #""changes": ["occlusions"], "current": {"occlusions": {"camera": {"frame": [677.3, 21, 58, 37]}}}"#)
    #expect(try differences("\(first), \(second), \(stated)") == [])
  }
}

extension String {
  fileprivate func replacing(_ other: String, _ replacement: String) -> String {
    var result = ""
    var rest = self[...]
    while let character = rest.first {
      if rest.hasPrefix(other) {
        result += replacement
        rest = rest.dropFirst(other.count)
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  @Test("Of segments that are more or fewer than stated only what is stated is told, of none the first key")
  func segments() throws {
    func differences(_ segments: String) throws -> [String] {
      let text = """
        {"version": 4, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
        "environment": {"size": [100, 50], "divisions": {"fold": {"frame": [40, 0, 20, 50], "isActive": true}}},
        "events": [], "expect": [{"at": 0, "emission": {"cause": "initial", "changes": [],
        "computed": {"segments": \(segments)}}}]}
        """
      return try PostureReplay(PostureFixture(decoding: text.utf8)).differences.map(\.description)
    }
    let path = "0 ms: expect[0].emission.computed.segments"
    #expect(
      try differences(#"[{"usable": [0, 0, 40, 50]}]"#) == [
        path
          + #": expected [{"usable": [0, 0, 40, 50]}], was [{"usable": [0, 0, 40, 50]}, {"usable": [60, 0, 40, 50]}]"#
      ])
    #expect(
      try differences("[]") == [path + #": expected [], was [{"frame": [0, 0, 40, 50]}, {"frame": [60, 0, 40, 50]}]"#])
    #expect(
      try differences(#"[{"frame": [0, 0, 40, 50]}, {"usable": null}]"#) == [
        path + "[1].usable: expected null, was [60, 0, 40, 50]"
      ])
  }
}
