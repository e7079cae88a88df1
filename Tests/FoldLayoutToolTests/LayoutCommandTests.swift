import Foundation
import Testing

@testable import FoldLayoutTool

@Suite("Asking layout functions from the command line (L10, X1)")
struct LayoutCommandTests {
  private static let uneven = Files.postures + "/duo-uneven-split-folds.json"

  @Test("Panes at a time, and why they are so, to the letter")
  func panes() {
    let outcome = Command.run(["layout", Self.uneven, "--panes", "280..320..,360..", "--axis", "both", "--at", "400"])
    #expect(outcome.errors.isEmpty && outcome.exitCode == .success)
    #expect(
      outcome.output == """
        layout     panes
           pane 1  455.5 × 669 at (0, 0)
           pane 2  455.5 × 669 at (495.5, 0)
              Panes go side by side: a division divides the area.
              Pane 1 is 455.5 wide because the divider lies on "fold" at 455.5.
              Pane 2 is 455.5 wide because the divider lies on "fold" at 495.5.

        """)
    let flat = Command.run(["layout", "--panes=280..320..,360..", "--at=0", "--", Self.uneven])
    #expect(flat.output.contains("   pane 1  320 × 669 at (0, 0)\n   pane 2  631 × 669 at (320, 0)\n"))
    #expect(flat.output.contains("Pane 1 is 320 wide because it prefers that."))
    #expect(flat.output.contains("Pane 2 is 631 wide because the others leave as much."))
  }

  /// Arguments, and lines that must be in the answer, at the end of the session: flat, 951 × 669, right to left.
  static let questions: [(arguments: String, lines: [String])] = [
    ("--panes 30%,", ["pane 1  285.3 × 669 at (665.7, 0)", "pane 2  665.7 × 669 at (0, 0)"]),
    ("--panes ..100,100..200, --spacing 1", ["pane 1  100 × 669 at (851, 0)", "pane 3  649 × 669 at (0, 0)"]),
    ("--panes , --axis vertical", ["pane 2  hidden", "Pane 1 takes the whole area."]),
    (
      "--panes , --heights 40,..50 --axis horizontal",
      ["pane 1  475.5 × 669 at (475.5, 0)", "pane 2  475.5 × 50 at (0, 0)"]
    ),
    (
      "--panes , --heights 40,..50 --align end",
      ["pane 1  475.5 × 40 at (475.5, 629)", "pane 2  475.5 × 50 at (0, 619)"]
    ),
    (
      "--panes , --prefer vertical",
      ["pane 1  951 × 334.5 at (0, 0)", "Panes go one above the other: that is preferred."]
    ),
    ("--heights 1000..", ["pane 1  951 × 669 at (0, 0), below its minimum"]),
    ("--panes , --flat", ["pane 1  455.5 × 669 at (495.5, 0)", "pane 2  455.5 × 669 at (0, 0)"]),
    ("--panes , --avoid-occluded --bounds", ["pane 1  475.5 × 669 at (475.5, 0)"]),
    ("--overlay 100x50", ["primary    100 × 50 at (851, 0), over the secondary", "secondary  951 × 669 at (0, 0)"]),
    ("--columns 2 --gutter 1", ["column 1  475 × 669 at (476, 0)", "column 2  475 × 669 at (0, 0)"]),
    ("--columns 400.. --uniform", ["column 2  475.5 × 669 at (0, 0)"]),
    ("--item alert:320x200", ["frame  320 × 200 at (315.5, 234.5)"]),
    ("--item sheet:2000x200 --ignore-divisions", ["frame  951 × 200 at (0, 234.5), shrunk", "It ignores divisions."]),
    ("--item menu:100x100 --point 0,0", ["frame  100 × 100 at (0, 0)"]),
    ("--item control:100x100 --edges top,leading", ["frame  100 × 100 at (425.5, 284.5)"]),
    (
      "--control -5,0,20,20 --control 0,0,20,20",
      ["control 1  20 × 20 at (0, 0)", "control 2  20 × 20 at (20, 0)", "Control 1 goes 5 to the right."]
    ),
    ("--anchored 931,0,20,20 --edges leading --since 0", ["control 1  20 × 20 at (0, 0)"]),
    ("--anchored 931,0,20,20 --edges trailing,top --since 600", ["control 1  20 × 20 at (931, 0)"]),
    ("", ["layout     list and detail", "pane 1  320 × 669 at (631, 0)"]),
  ]

  @Test("Every question, each kind for itself", arguments: questions)
  func question(arguments: String, lines: [String]) {
    let outcome = Command.run(["layout", Self.uneven] + arguments.split(separator: " ").map(String.init))
    #expect(outcome.errors == "")
    let printed = outcome.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    for line in lines { #expect(printed.contains(line), "\(outcome.output)") }
  }

  @Test("Several questions are answered one after another, as lines for programs too")
  func json() {
    let outcome = Command.run(["layout", Self.uneven, "--item", "alert:10x10", "--columns", "1", "--json"])
    let golden = [
      #"{"type": "layouts", "version": 5, "name": "iPhone Duo: an uneven split becomes even on the fold"}"#,
      #"{"type": "layout", "at": 600, "name": "columns", "columns": [{"part": 0, "frames": [[0, 0, 951, 669]]}], "#
        + #""reasons": ["Part 1 is 951 wide and has 1 column, 951 wide."]}"#,
      #"{"type": "layout", "at": 600, "name": "item", "frame": [470.5, 329.5, 10, 10], "area": [0, 0, 951, 669], "#
        + #""segment": 0, "isShrunk": false, "reasons": ["Nothing divides the container.", "#
        + #""It lies in the middle of 951 × 669 at (0, 0)."]}"#,
    ]
    #expect(outcome.output == golden.joined(separator: "\n") + "\n")
  }

  static let wrong: [(arguments: String, words: String)] = [
    ("--panes 10..20..30..40", "--panes takes ranges such as 320, 280..400, 280..320..400 or 280..320..,"),
    ("--panes 10,x", "not x"), ("--panes -5", "--panes takes ranges"), ("--panes nan", "not nan"),
    ("--panes 280...400", "not 280...400"), ("--panes 0...5", "not 0...5"), ("--panes intrinsic", "not intrinsic"),
    ("--panes 320..280", "--panes takes ranges whose greatest length is not below the least, not 320..280"),
    ("--anchored 1,2,3,4 --since 10 --at 5", "--since is 10 and --at 5: the control lay there before"),
    ("--panes 1,2 --heights 1", "--panes has 2 and --heights 1: each pane has both"),
    ("--axis both", "--axis needs --panes or --heights or --overlay beside it"),
    ("--panes , --axis up", "--axis does not take up: it takes both, horizontal, vertical, none"),
    ("--panes , --spacing -1", "--spacing takes a number of points, not -1"),
    ("--panes , --gutter 4", "--gutter needs --columns beside it"),
    ("--overlay 10", "--overlay takes a size such as 320x200, not 10"),
    ("--columns 0", "--columns takes a number such as 4, or a least width such as 160.., not 0"),
    ("--columns x..", "--columns takes a number of points, not x"),
    ("--item alert", "--item takes a role and a size, such as alert:320x200, not alert"),
    ("--item alrt:1x1", "--item does not take alrt: did you mean \"alert\"?"),
    ("--item alert:1x1 --edges left", "--edges does not take left"),
    ("--item alert:1x1 --edges top --point 1,1", "one of the two decides"),
    ("--item alert:1x1 --point 1", "--point takes X,Y in points, not 1"),
    ("--control 1,2,3", "--control takes X,Y,W,H in points, not 1,2,3"),
    ("--control 1,2,-3,4", "with a width and a height from zero"),
    ("--anchored 1,2,3,4 --since x", "--since takes a whole number of milliseconds, not x"),
    ("--panes", "--panes needs a value"), ("--panes 1 --panes 2", "--panes is there twice"),
    ("--pans 1", "layout has no option --pans: did you mean \"--panes\"?"),
    ("other.json", "layout takes one file, not 2"),
  ]

  @Test("Wrong arguments are named, with what would be right", arguments: wrong)
  func usage(arguments: String, words: String) {
    let outcome = Command.run(["layout", Self.uneven] + arguments.split(separator: " ").map(String.init))
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.exitCode == .usage && outcome.output.isEmpty)
  }

  @Test("A file that asks nothing, tells nothing or is none is an error of its own")
  func files() throws {
    #expect(Command.run(["layout"]).errors.contains("layout needs a file"))
    #expect(Command.run(["layout", ""]).errors.contains("layout needs a file"))
    let asksNothing = Command.run(["layout", Files.postures + "/duo-regions-alone.json"])
    #expect(asksNothing.exitCode == .usage)
    #expect(asksNothing.errors.contains("the file asks for no layout: say what to lay out, such as --panes 320,360.."))
    let missing = Command.run(["layout", "nowhere.json", "--panes", "1"])
    #expect(missing.exitCode == .noFile)
    let path = try Files.temporary(
      """
      {"version": 1, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
      "events": [{"at": 10, "environment": {"size": [10, 20]}}], "expect": []}
      """)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let early = Command.run(["layout", path, "--panes", "1", "--at", "9"])
    #expect(early.errors == "n: no environment is told by then, so there is nothing to lay out\n")
    #expect(early.exitCode == .badFile)
    #expect(Command.run(["layout", path, "--panes", "1", "--at", "10"]).output.contains("pane 1  10 × 20 at (0, 0)"))
    // The control lay there later than that.
    let pinned = Files.postures + "/overlay-pinned-to-an-edge.json"
    #expect(
      Command.run(["layout", pinned, "--at", "499"]).output.contains("not known  no environment was told by then"))
    #expect(Command.run(["layout", "--help"]).output.contains("options of layout"))
  }

  @Test("Explaining prints every layout that the fixture asked for, with its reasons, and so do its lines for programs")
  func explaining() {
    let outcome = Command.run(["explain", Self.uneven])
    let expected = """
          400 ms  layout list and detail: pane 1 455.5 × 669 at (0, 0); pane 2 455.5 × 669 at (495.5, 0)
      """
    #expect(outcome.output.contains(expected))
    #expect(
      outcome.output.contains(
        """
        layout     list and detail, at 400 ms
           pane 1  455.5 × 669 at (0, 0)
           pane 2  455.5 × 669 at (495.5, 0)
              Panes go side by side: a division divides the area.
              Pane 1 is 455.5 wide because the divider lies on "fold" at 455.5.
        """))
    let lines = Command.run(["explain", "--json", Self.uneven]).output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix(#"{"type": "layout", "at": "#) } == 4)
    #expect(lines.contains { $0.contains(#""name": "list and detail""#) && $0.contains(#""reasons": ["Panes go"#) })
    let replay = Command.run(["replay", Self.uneven]).output
    #expect(replay.contains("\n    400 ms  layout list and detail: pane 1 455.5 × 669"))
  }
}
