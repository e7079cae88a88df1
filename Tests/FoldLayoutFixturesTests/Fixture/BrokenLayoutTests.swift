import FoldLayout
import Testing

@testable import FoldLayoutFixtures

@Suite("Layouts that are wrong are refused with their place and the remedy (X1, X3)")
struct BrokenLayoutTests {
  /// A session that is right, with every key that came with version 5.
  static let good = """
    {"version": 5,
    "name": "n",
    "summary": "s",
    "provenance": {"kind": "arithmetic", "note": "1"},
    "environment": {"size": [100, 50]},
    "layouts": {
    "split": {"split": {"panes": [{"width": {"minimum": 10, "preferred": {"fraction": 0.5}, "maximum": "intrinsic"}, "height": {"minimum": "automatic"}, "intrinsicSize": [60, 20], "alignment": "end", "priority": 2}, {}], "spacing": 4, "axes": "both", "preferredAxis": "horizontal", "area": "bounds", "alignsToFlatDivisions": true, "avoidsOccludedSegments": true}},
    "overlay": {"overlay": {"primarySize": [10, 20], "edges": ["top", "leading"], "axes": "none", "area": "safeArea"}},
    "columns": {"columns": {"count": 2, "minimumWidth": 5, "gutter": 4, "isUniform": true, "area": "bounds"}},
    "least": {"columns": {"minimumWidth": 30}},
    "item": {"item": {"role": "alert", "size": [10, 10], "edges": ["trailing"], "ignoresDivisions": true}},
    "point": {"item": {"role": "menu", "size": [10, 10], "point": [-5, 20]}},
    "controls": {"controls": [[0, 0, 10, 10], [5, 5, 10, 10]]},
    "anchored": {"anchored": {"frame": [80, 20, 10, 10], "edges": ["trailing"], "since": 0}}},
    "events": [
    {"at": 0, "layout": "split"},
    {"at": 0, "layout": "overlay"},
    {"at": 0, "layout": "columns"},
    {"at": 0, "layout": "least"},
    {"at": 0, "layout": "item"},
    {"at": 0, "layout": "point"},
    {"at": 0, "layout": "controls"},
    {"at": 10, "environment": {"size": [200, 50]}},
    {"at": 10, "layout": "anchored"}],
    "expect": [
    {"at": 0, "emission": {"cause": "initial", "changes": []}},
    {"at": 0, "layout": {"name": "split", "axis": "horizontal", "panes": [{"frame": [0, 0, 48, 50], "isCompressed": false, "isStretched": false}, {"frame": [52, 0, 48, 50]}]}},
    {"at": 0, "layout": {"name": "overlay", "axis": null, "primary": [0, 0, 10, 20], "secondary": [0, 0, 100, 50]}},
    {"at": 0, "layout": {"name": "columns", "columns": [{"part": 0, "frames": [[0, 0, 48, 50]]}, {"frames": [[52, 0, 48, 50]]}], "reasons": ["Part 1 is 100 wide and has 2 columns, 48 wide."]}},
    {"at": 0, "layout": {"name": "least", "columns": [{}, {}, {}]}},
    {"at": 0, "layout": {"name": "item", "frame": [45, 20, 10, 10], "area": [0, 0, 100, 50], "segment": null, "isShrunk": false}},
    {"at": 0, "layout": {"name": "point", "frame": [0, 15, 10, 10], "segment": 0}},
    {"at": 0, "layout": {"name": "controls", "controls": [{"frame": [0, 0, 10, 10]}, {"original": [5, 5, 10, 10], "frame": [10, 5, 10, 10]}]}},
    {"at": 10, "emission": {"cause": "change", "changes": ["size"]}},
    {"at": 10, "layout": {"name": "anchored", "controls": [{"frame": [180, 20, 10, 10]}], "precision": 0.5}}]}
    """

  static let edits: [RefusedEdit] = [
    .init(
      #""version": 5"#, #""version": 4"#, .version, "layouts", "found the key \"layouts\", which came with version 5"),
    .init(
      #"{"minimum": 10"#, #"{"minimum": ▮-1"#, .value, "layouts.split.split.panes[0].width.minimum", "zero or more"),
    .init(
      #""maximum": "intrinsic""#, #""maximum": ▮"intrinsik""#, .value, "layouts.split.split.panes[0].width.maximum",
      "did you mean \"intrinsic\"?"),
    .init(
      #""maximum": "intrinsic""#, #""maximum": ▮true"#, .type, "layouts.split.split.panes[0].width.maximum",
      "found true; write a length in points, zero or more; or write one of \"automatic\", \"intrinsic\"; or write an"),
    .init(
      #"{"fraction": 0.5}"#, #"{▮"share": 0.5}"#, .unknownKey, "layouts.split.split.panes[0].width.preferred.share",
      "the keys here are fraction"),
    .init(
      #""overlay": {"overlay""#, #""overlay": {▮"overlai""#, .unknownKey, "layouts.overlay.overlai", "did you mean"),
    .init(
      #""least": {"columns": {"minimumWidth": 30}}"#, #""least": ▮{}"#, .missingKey, "layouts.least",
      "found a layout that asks nothing; a layout has one of \"split\""),
    .init(
      #""least": {"columns": {"minimumWidth": 30}}"#, #""least": ▮null"#, .missingKey, "layouts.least",
      "found null; a layout"),
    .init(
      #""least": {"columns": {"minimumWidth": 30}}"#,
      #""least": ▮{"columns": {"minimumWidth": 30}, "controls": [[0, 0, 1, 1]]}"#,
      .value, "layouts.least", "found two questions at once"),
    .init(
      #"{"minimumWidth": 30}"#, #"▮{"gutter": 30}"#, .missingKey, "layouts.least.columns",
      "found neither a \"count\" nor a \"minimumWidth\"; add \"count\""),
    .init(
      #""point": [-5, 20]"#, #""edges": [], "point": ▮[-5, 20]"#, .value, "layouts.point.item.point",
      "found a point beside edges; one of the two decides"),
    .init(
      #"{"at": 0, "layout": "least"}"#, #"{"at": 0, "layout": ▮"last"}"#, .value, "events[3].layout",
      "found \"last\", which no layout is called; did you mean \"least\"?"),
    .init(
      #""layout": {"name": "least""#, #""layout": {"name": ▮"leest""#, .value, "expect[4].layout.name",
      "found \"leest\", which no layout is called; did you mean \"least\"?"),
    .init(
      #""columns": [{}, {}, {}]"#, #"▮"panes": []"#, .unknownKey, "expect[4].layout.panes",
      "found the key \"panes\" in an answer to \"least\"; such an answer has \"columns\", \"reasons\""),
    .init(
      #"{"name": "least", "columns": [{}, {}, {}]}"#, #"▮{"name": "least"}"#, .missingKey, "expect[4].layout",
      "found an answer of which nothing is stated; state one of \"columns\", \"reasons\""),
    .init(
      #"{"count": 2, "minimumWidth": 5"#, #"{"count": ▮0, "minimumWidth": 5"#, .value, "layouts.columns.columns.count",
      "found 0; write the number of columns, at least one"),
    .init(
      #""controls": [[0, 0, 10, 10], [5, 5, 10, 10]]"#, #""controls": ▮[]"#, .value, "layouts.controls.controls",
      "found an empty array; write an array of 1 to 64"),
    .init(
      #""controls": [[0, 0, 10, 10], [5, 5, 10, 10]]"#,
      #""controls": ▮["# + Array(repeating: "[0, 0, 1, 1]", count: 65).joined(separator: ", ") + "]", .limit,
      "layouts.controls.controls", "found an array of 65; write an array of 1 to 64"),
    .init(
      #""since": 0}"#, #""since": 11}"#, .order, "events[8].layout",
      "found \"anchored\", whose frame was right at 11 ms, after this; ask at or after that time"),
    .init(
      #""environment": {"size": [100, 50]},"#, "", .order, "events[8].layout",
      "found \"anchored\", whose frame was right at 0 ms, when no environment was told yet; ask at"),
    .init(
      #"{"name": "controls", "controls": [{"frame": [0, 0, 10, 10]}, {"original": [5, 5, 10, 10], "frame": [10, 5, 10, 10]}]}"#,
      #"▮{"name": "controls", "controls": [{}, {"original": [5, 5, 10, 10]}]}"#, .missingKey, "expect[7].layout",
      "found an answer of which nothing is stated"),
    .init(
      #"{"name": "split", "axis": "horizontal", "panes": [{"frame": [0, 0, 48, 50], "isCompressed": false, "isStretched": false}, {"frame": [52, 0, 48, 50]}]}"#,
      #"▮{"name": "split", "panes": [{}, {}]}"#, .missingKey, "expect[1].layout",
      "found an answer of which nothing is stated"),
    .init(
      #"{"at": 0, "layout": "least"}"#, #"{"at": 0, "layout": "least", "environment": ▮{}}"#, .value,
      "events[3].environment", "found an environment beside \"layout\""),
    .init(
      #""layout": {"name": "least""#, #""observers": ▮[], "layout": {"name": "least""#, .value, "expect[4].observers",
      "observers of what is no emission"),
  ]

  @Test("The one that they are edits of is right, and keeps everything")
  func goodOne() throws {
    let fixture = try PostureFixture(decoding: Self.good.utf8)
    #expect(PostureReplay(fixture).differences.map(\.description) == [])
    #expect(try PostureFixture(decoding: fixture.canonicalText.utf8) == fixture)
    let pane = Pane(
      width: .init(minimum: .absolute(10), preferred: .fractional(0.5), maximum: .intrinsic),
      intrinsicSize: LayoutSize(width: 60, height: 20), alignment: .end, priority: 2)
    #expect(
      fixture.layouts.map(\.request) == [
        .split(
          PaneSplit(
            panes: [pane, Pane()], spacing: 4, preferredAxis: .horizontal, area: .bounds, alignsToFlatDivisions: true,
            avoidsOccludedSegments: true)
        ),
        .overlay(OverlayPlacement(primarySize: LayoutSize(width: 10, height: 20), edges: [.top, .leading], axes: [])),
        .columns(ColumnGrid(count: 2, minimumWidth: 5, gutter: 4, isUniform: true, area: .bounds)),
        .columns(ColumnGrid(minimumWidth: 30)),
        .item(
          ItemPlacement(
            .alert, size: LayoutSize(width: 10, height: 10), position: .at(.trailing), ignoresDivisions: true)),
        .item(
          ItemPlacement(.menu, size: LayoutSize(width: 10, height: 10), position: .near(LayoutPoint(x: -5, y: 20)))),
        .controls(
          Displacement(of: [
            LayoutRect(x: 0, y: 0, width: 10, height: 10), LayoutRect(x: 5, y: 5, width: 10, height: 10),
          ])),
        .anchored(
          AnchoredFrame(frame: LayoutRect(x: 80, y: 20, width: 10, height: 10), edges: .trailing), since: 0),
      ])
  }

  @Test("Each edit is refused", arguments: edits.indices)
  func edited(index: Int) throws {
    try Self.edits[index].check(in: Self.good)
  }

  @Test("A layout that is asked for before anything was told meets no expectation, not even that nothing is there")
  func notKnown() throws {
    let text = """
      {"version": 5, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
      "layouts": {"item": {"item": {"role": "alert", "size": [1, 1]}}}, "events": [{"at": 0, "layout": "item"}],
      "expect": [{"at": 0, "layout": {"name": "item", "frame": null, "isShrunk": null, "reasons": []}}]}
      """
    let replay = PostureReplay(try PostureFixture(decoding: text.utf8))
    #expect(replay.differences.map(\.actual) == ["null"])
    #expect(Array(replay.jsonLines).last == #"{"type": "layout", "at": 0, "name": "item", "reasons": []}"#)
  }

  @Test("A precision counts for every length of an answer, and a layout that nobody expects is named")
  func precision() throws {
    let text = """
      {"version": 5, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
      "environment": {"size": [100, 50]}, "layouts": {"thirds": {"columns": {"count": 3}}},
      "events": [{"at": 0, "layout": "thirds"}, {"at": 9, "layout": "thirds"}],
      "expect": [{"at": 0, "emission": {"cause": "initial", "changes": []}},
      {"at": 0, "layout": {"name": "thirds", "precision": 0.5,
      "columns": [{"frames": [[0, 0, 33, 50]]}, {"frames": [[33, 0, 33.5, 50]]}, {"frames": [[66, 0, 33, 50]]}]}}]}
      """
    let differences = PostureReplay(try PostureFixture(decoding: text.utf8)).differences
    #expect(
      differences.map(\.description) == [
        "0 ms: expect[1].layout.columns[2].frames[0][0]: expected 66, was 66.667",
        "9 ms: expect: expected nothing, was the layout \"thirds\"",
      ])
  }
}
