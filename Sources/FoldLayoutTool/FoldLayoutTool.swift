import Foundation

/// The program `fold-layout`.
@main
struct FoldLayoutTool {
  static let version = "0.1.0"

  /// Does what the arguments say; everything that is decided is decided in ``Command``.
  static func main() {
    // Without this, a reader that goes away ends the program before it can say a word.
    signal(SIGPIPE, SIG_IGN)
    let outcome = Command.run(Array(CommandLine.arguments.dropFirst()))
    do {
      try print(outcome.lines)
    } catch {
      say("fold-layout: the output could not be written: whoever reads it has gone, or its disk is full\n")
      exit(ExitCode.outputFailed.rawValue)
    }
    say(outcome.errors)
    exit(outcome.exitCode.rawValue)
  }

  /// Writes lines to standard output, many at a time.
  private static func print(_ lines: some Sequence<String>) throws {
    var waiting = Data()
    for line in lines {
      waiting.append(contentsOf: line.utf8)
      waiting.append(contentsOf: "\n".utf8)
      if waiting.count >= 1 << 16 {
        try FileHandle.standardOutput.write(contentsOf: waiting)
        waiting.removeAll(keepingCapacity: true)
      }
    }
    try FileHandle.standardOutput.write(contentsOf: waiting)
  }

  /// Writes to standard error; nobody is left to be told where that fails.
  private static func say(_ text: String) {
    guard !text.isEmpty else { return }
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
