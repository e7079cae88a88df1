import FoldLayout
import Foundation
import TestSupport
import Testing

@testable import FoldLayoutFixtures

@Suite("What a fixture says")
struct PostureFixtureTests {
  private func fixture(
    environment: String = #"{"size": [10, 20]}"#, events: [String] = []
  ) throws -> PostureFixture {
    let timed = events.enumerated().map { "{\"at\": \($0.offset), \($0.element)}" }.joined(separator: ", ")
    let text = """
      {"version": 1, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1 + 1"},
      "environment": \(environment), "events": [\(timed)], "expect": []}
      """
    return try PostureFixture(decoding: text.utf8)
  }

  private func environments(_ fixture: PostureFixture) -> [LayoutEnvironment] {
    fixture.events.compactMap { event in
      if case .send(.update(let environment)) = event.action { environment } else { nil }
    }
  }

  @Test("Every fact of an environment can be told")
  func everyFact() throws {
    let told = try fixture(
      environment: """
        {"size": [951, 669], "safeAreaInsets": [1, 2, 3, 4], "orientation": "landscapeLeft",
        "sizeClasses": {"horizontal": "regular", "vertical": "unspecified"}, "layoutDirection": "rightToLeft",
        "displayScale": 3, "hinges": {"main": {"status": "closed", "division": "fold"}, "other": {}},
        "divisions": {"fold": {"frame": [455.5, 0, 40, 669], "margins": [0, 20, 0, 20], "axis": "vertical",
        "isActive": true, "isDeclaredSeparating": false, "isPhysicalGap": true}},
        "occlusions": {"camera": {"frame": [399.7, 29.3, 37, 37], "margins": [1, 1, 1, 1], "isActive": true}},
        "verticalBarEdge": "leading", "windowSize": [951, 669], "frameInWindow": [-1, 2, 951, 669],
        "display": "inner", "cornerInsets": {"horizontal": [0, 1, 0, 1], "vertical": [1, 0, 1, 0]},
        "isOrientationLocked": true, "isInteractivelyResizing": false}
        """)
    var expected = LayoutEnvironment(size: LayoutSize(width: 951, height: 669))
    expected.safeAreaInsets = LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expected.orientation = .landscapeLeft
    expected.sizeClasses = Interface.SizeClasses(horizontal: .regular, vertical: .unspecified)
    expected.layoutDirection = .rightToLeft
    expected.displayScale = 3
    expected.hinges = [Hinge(id: 1, status: .closed, division: 1), Hinge(id: 2, status: .unknown)]
    let fold = DivisionRegion(
      id: 1, frame: LayoutRect(x: 455.5, y: 0, width: 40, height: 669),
      margins: LayoutEdgeInsets(top: 0, left: 20, bottom: 0, right: 20), axis: .vertical, isActive: true,
      isDeclaredSeparating: false, isPhysicalGap: true)
    let camera = OcclusionRegion(
      id: 1, frame: LayoutRect(x: 409_293.0 / 1024, y: 30_003.0 / 1024, width: 37, height: 37),
      margins: LayoutEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), isActive: true)
    expected.regions = LayoutRegions(divisions: [fold], occlusions: [camera])
    expected.verticalBarEdge = .leading
    expected.windowSize = LayoutSize(width: 951, height: 669)
    expected.frameInWindow = LayoutRect(x: -1, y: 2, width: 951, height: 669)
    expected.display = .inner
    expected.cornerInsets = LayoutCornerInsets(
      horizontal: LayoutEdgeInsets(top: 0, left: 1, bottom: 0, right: 1),
      vertical: LayoutEdgeInsets(top: 1, left: 0, bottom: 1, right: 0))
    expected.isOrientationLocked = true
    expected.isInteractivelyResizing = false
    #expect(told.environment == expected)
    #expect(Mirror(reflecting: expected).children.allSatisfy { !Mirror(reflecting: $0.value).children.isEmpty })
  }

  @Test("Absent is unchanged, null is not told, an empty object tells that there are none (§8)")
  func patches() throws {
    let told = try fixture(events: [
      #""environment": {"divisions": {}, "orientation": "portrait"}"#,
      #""environment": {"divisions": {"fold": {"frame": [0, 9, 10, 2]}}, "occlusions": {}}"#,
      #""environment": {"divisions": {"fold": {"isActive": true}}}"#,
      #""environment": {"divisions": {"fold": null}, "orientation": null}"#,
      #""environment": {"divisions": {}}"#,
      #""environment": {"divisions": null, "occlusions": null, "hinges": {}}"#,
    ])
    let environments = environments(told)
    let fold = DivisionRegion(
      id: 1, frame: LayoutRect(x: 0, y: 9, width: 10, height: 2),
      joining: LayoutRect(x: 0, y: 0, width: 10, height: 20), isActive: false)
    var active = fold
    active.isActive = true
    #expect(told.environment?.regions == nil)
    #expect(
      environments.map(\.regions) == [
        LayoutRegions.none, LayoutRegions(divisions: [fold]), LayoutRegions(divisions: [active]), LayoutRegions.none,
        LayoutRegions.none, nil,
      ])
    #expect(environments.map(\.orientation) == [.portrait, .portrait, .portrait, nil, nil, nil])
    #expect(environments.map(\.hinges) == [nil, nil, nil, nil, nil, []])
  }

  @Test("Names are numbered in the order of their first appearance and keep their number for ever")
  func numbering() throws {
    let told = try fixture(
      environment: #"{"size": [10, 20], "occlusions": {"b": {"frame": [5, 0, 1, 1]}, "a": {"frame": [0, 0, 1, 1]}}}"#,
      events: [
        #""environment": {"occlusions": {"b": null, "c": {"frame": [1, 1, 1, 1]}}}"#,
        #""environment": {"occlusions": {"b": {"frame": [2, 2, 1, 1]}}}"#,
        #""hinge": {"name": "second", "status": "closed"}"#,
      ])
    #expect(told.environment?.occlusionRegions.map(\.id) == [2, 1], "sorted by place, numbered by appearance")
    #expect(environments(told).map { $0.occlusionRegions.map(\.id) } == [[2, 3], [2, 3, 1]])
    #expect([1, 2, 3].map { told.name(ofOcclusion: $0) } == ["b", "a", "c"])
    #expect(told.name(ofHinge: 1) == "second")
    #expect(told.name(ofDivision: 9) == "division9")
  }

  @Test("An axis that is not declared is found from the window's edges; a kept one is not taken for declared (F4)")
  func axes() throws {
    func division(_ more: String) throws -> DivisionRegion? {
      try fixture(
        environment: """
          {"size": [30, 20], "windowSize": [951, 669], "frameInWindow": [460, 300, 30, 20],
          "divisions": {"fold": {"frame": [-4.5, -300, 40, 669]\(more)}}}
          """
      ).environment?.divisionRegions.first
    }
    #expect(try division("")?.axis == .vertical)
    #expect(try division("")?.isAxisDeclared == false)
    #expect(try division(#", "axis": "horizontal""#)?.isAxisDeclared == true)
    #expect(try division(#", "axis": "horizontal", "isAxisDeclared": false"#)?.axis == .horizontal)
    #expect(try division(#", "axis": "horizontal", "isAxisDeclared": false"#)?.isAxisDeclared == false)
  }

  @Test("A session may begin with nothing known")
  func nothingKnown() throws {
    let text = """
      {"version": 1, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
      "events": [{"at": 5, "environment": {"size": [1, 1]}}],
      "expect": [{"at": 5, "emission": {"cause": "initial", "changes": []}}]}
      """
    let fixture = try PostureFixture(decoding: text.utf8)
    #expect(fixture.environment == nil)
    #expect(PostureReplay(fixture).differences == [])
  }

  @Test("Files that say the same are equal and have the same canonical text, however they are written (X2)")
  func canonical() throws {
    let shuffled = """
      {"version":1,"expect":[],"events":[ ],
      "summary":"s\\u0021","name":"n","provenance":{"note":"1","kind":"arithmetic"},
      "environment":{"safeAreaInsets":[0.0,0,3.4e1,84],"size":[951.00001,669]}}
      """
    let fixture = try PostureFixture(decoding: shuffled.utf8)
    let canonical = """
      {
        "version": 1,
        "name": "n",
        "summary": "s!",
        "provenance": {"kind": "arithmetic", "note": "1"},
        "environment": {"size": [951, 669], "safeAreaInsets": [0, 0, 34, 84]},
        "events": [],
        "expect": []
      }

      """
    #expect(fixture.canonicalText == canonical)
    #expect(try PostureFixture(decoding: canonical.utf8) == fixture)
  }

  @Test("A file that is not there, a folder, and an empty file have words of their own")
  func files() throws {
    let folder = FixtureFolder.root.path
    func error(_ path: String) -> FixtureError? {
      #expect(throws: FixtureError.self) { try PostureFixture(contentsOfFile: path) }
    }
    #expect(error(folder + "/none.json")?.kind == .unreadable)
    #expect(error(folder)?.description == "found a folder; name one of the files in it")
    #expect(throws: Never.self) {
      try PostureFixture(
        contentsOfFile: folder + "/Postures/duo-opened-flat.json", limits: FixtureLimits(byteCount: .max))
    }
    let empty = NSTemporaryDirectory() + "foldlayout-empty-\(UInt64.random(in: .min ... .max)).json"
    #expect(FileManager.default.createFile(atPath: empty, contents: nil))
    defer { try? FileManager.default.removeItem(atPath: empty) }
    #expect(error(empty)?.kind == .syntax)
    #if os(Linux)
    #expect(error("/proc/self/mem")?.kind == .unreadable, "what fails in the middle is not taken for the end")
    #endif
  }
}
