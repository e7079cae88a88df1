import Foundation
import Testing

@testable import FoldLayoutTool

extension Command.Outcome {
  /// Everything that is printed.
  var output: String { lines.map { $0 + "\n" }.joined() }
}

@Suite("What the program answers to its arguments")
struct CommandTests {
  private func posture(_ name: String) -> String { Files.postures + "/" + name }

  @Test(
    "Help and version are asked for in the usual ways",
    arguments: [["--help"], ["-h"], ["help"], ["help", "replay"], ["replay", "-h"]])
  func help(arguments: [String]) {
    let outcome = Command.run(arguments)
    #expect(outcome.output.hasPrefix("fold-layout: plays posture fixtures"))
    #expect(outcome.output.hasSuffix("written\n"))
    #expect(outcome.errors.isEmpty && outcome.exitCode == .success)
    #expect(Command.run(["--version"]).output == "fold-layout \(FoldLayoutTool.version)\n")
  }

  @Test(
    "Arguments that are not taken get a sentence and the number 64",
    arguments: [
      ([], "say what to do"), (["replat"], "there is no command replat"), (["--jsn"], "there is no option --jsn"),
      (["replay"], "replay needs a file"), (["replay", ""], "replay needs a file"),
      (["replay", "a", "b"], "replay takes one file, not 2"), (["replay", "--jsn", "a"], "replay has no option --jsn"),
      (["check"], "check needs a path"), (["check", "a", ""], "check needs a path"),
      (["check", "--quiet", "a"], "check has no option --quiet"),
      (["format", "--json", "a"], "format has no option --json"), (["format", "--"], "format needs a file"),
      (["--help", "replay"], "--help stands alone"), (["--version", "--json"], "--version stands alone"),
    ])
  func usage(arguments: [String], sentence: String) {
    let outcome = Command.run(arguments)
    #expect(outcome.errors == "fold-layout: \(sentence); see fold-layout --help\n")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.output.isEmpty)
  }

  @Test("A file that is not there is a clear word and the number 66")
  func missing() {
    let outcome = Command.run(["replay", "--", "--none.json"])
    #expect(outcome.errors == "--none.json: found no such file; check the path\n")
    #expect(outcome.exitCode == .noFile)
    #expect(outcome.output.isEmpty)
  }

  @Test("Names that a terminal would act on are shown instead")
  func strangeNames() {
    #expect(
      Command.run(["replay", "a\u{1B}[31m\n"]).errors == "a\\u001b[31m\\u000a: found no such file; check the path\n")
    #expect(Command.run(["\u{202E}"]).errors.contains("there is no command \\u202e"))
  }

  @Test("A folder is not a fixture: 65")
  func folder() {
    let outcome = Command.run(["replay", Files.postures])
    #expect(outcome.errors == "\(Files.postures): found a folder; name one of the files in it\n")
    #expect(outcome.exitCode == .badFile)
  }

  @Test(
    "A bad file is refused with file, line, column, path and remedy, and nothing is printed as if it had worked",
    arguments: [
      ("", "1:1: found nothing; a fixture is one JSON object: {\"version\": 1, …}"),
      ("{\"version\": 1,\n  \"nam\": 5}", "2:3: nam: found the key \"nam\"; did you mean \"name\"?"),
      ("{\"version\": 7}", "1:13: version: found version 7; this reader knows the versions up to 5: use a newer one"),
    ])
  func badFile(text: String, words: String) throws {
    let path = try Files.temporary(text)
    defer { try? FileManager.default.removeItem(atPath: path) }
    for command in ["replay", "format"] {
      let outcome = Command.run([command, path])
      #expect(outcome.errors == "\(path):\(words)\n")
      #expect(outcome.exitCode == .badFile)
      #expect(outcome.output.isEmpty)
    }
  }

  @Test(
    "Every kind of bad file is refused with 65, with a place and a remedy, and with nothing printed",
    arguments: [
      "not JSON", "{\"version\": 1", String(repeating: "[", count: 100_000), "{\"version\": 1, \"name\": 1e999}",
      "{\"version\": 1, \"unknown\": 1}", "{\"version\": 1, \"version\": 1}", "{\"version\": 1}", "{\"version\": 99}",
      "",
      Self.fixture(events: #"{"at": 2, "environment": {}}, {"at": 1, "environment": {}}"#),
      Self.fixture(events: #"{"at": 1, "environment": {"divisions": {"fold": {"frame": [0, 0, -1, 5]}}}}"#),
    ])
  func badFiles(text: String) throws {
    let path = try Files.temporary(text)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let outcome = Command.run(["replay", path])
    #expect(outcome.exitCode == .badFile)
    #expect(outcome.output.isEmpty)
    let start = try #require(outcome.errors.hasPrefix(path + ":") ? outcome.errors.dropFirst(path.count + 1) : nil)
    let numbers = start.split(separator: ":", maxSplits: 2).prefix(2).compactMap { Int($0) }
    #expect(numbers.count == 2, "\(start)")
    #expect(start.contains("found ") && start.contains("; ") && start.hasSuffix("\n"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  private static func fixture(events: String) -> String {
    """
    {"version": 1, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
    "environment": {"size": [1, 1]}, "events": [\(events)], "expect": []}
    """
  }

  @Test("A file that is too large is refused without being read to its end")
  func hugeFile() throws {
    let path = try Files.temporary(String(repeating: " ", count: (16 << 20) + 1))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let outcome = Command.run(["replay", path])
    #expect(outcome.exitCode == .badFile)
    #expect(outcome.errors.hasPrefix("\(path): found more than 16777216 bytes"))
  }

  @Test("A replay for people: a block per emission, a line per hinge update, a count at the end")
  func report() {
    let outcome = Command.run(["replay", posture("duo-flat-book-flat.json")])
    #expect(outcome.errors.isEmpty && outcome.exitCode == .success)
    let fold = """

         1500 ms  #3 change: divisions
                  size classes  regular × regular
                  posture       flat → book
                  divisions     fold inactive → active, does not separate → separates
                  segments      #1 0, 0, 951 × 669 → 0, 0, 455.5 × 669, usable 0, 0, 867 × 635 → usable 0, 0, 455.5 × 635
                                + #2 495.5, 0, 455.5 × 669, usable 495.5, 0, 371.5 × 635
                  settled       no → yes

         5000 ms  hinge main: partially open, 174.7°

      """
    #expect(outcome.output.contains(fold))
    #expect(outcome.output.hasSuffix("\n5 emissions, 5 hinge updates\n"))
  }

  @Test("The replay of the opening says what changed, from what to what")
  func opening() {
    let lines = Command.run(["replay", posture("duo-opened-flat.json")]).output.split(separator: "\n")
    for line in [
      "    116 ms  #2 change: size, horizontal size class, orientation, placement, hinges, divisions, occlusions",
      "            size          466 × 678 → 951 × 669",
      "            size classes  compact × regular → regular × regular",
      "            divisions     none → not told",
      "            occlusions    status, camera → not told",
      "            hinges        main + folds fold",
      "            occlusions    status 817, 0, 134 × 82 → 867, 0, 84 × 120",
      "                          + camera 677.3, 21, 58 × 37, inactive",
      "            settled       yes → no",
    ] {
      #expect(lines.contains { $0 == line }, "\(line)")
    }
  }

  @Test("JSON Lines come with --json, before or after the file")
  func jsonLines() {
    let file = posture("duo-outer-turned.json")
    let outcome = Command.run(["replay", "--json", file])
    #expect(outcome.output == Command.run(["replay", file, "--json"]).output)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.allSatisfy { $0.hasPrefix("{\"type\": ") && $0.hasSuffix("}") })
  }

  @Test("Formatting a canonical file prints the same bytes")
  func format() throws {
    let file = posture("duo-outer-turned.json")
    #expect(Command.run(["format", file]).output == (try String(contentsOfFile: file, encoding: .utf8)))
  }
}
