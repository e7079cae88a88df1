import Foundation
import Testing

/// Files that the program is given.
enum Files {
  static let postures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Postures").path

  static func temporary(_ text: String) throws -> String {
    let path = NSTemporaryDirectory() + "foldlayout-\(UInt64.random(in: .min ... .max)).json"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }
}

#if !os(iOS) && !os(tvOS)
@Suite("The program itself")
struct ProcessTests {
  /// The program stands beside the bundle of tests.
  private static let program: URL? = {
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
    let folders = bundles.map { $0.deletingLastPathComponent() } + [Bundle.main.bundleURL]
    return folders.map { $0.appendingPathComponent("fold-layout") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  private struct Result {
    var output: String
    var errors: String
    var status: Int32
  }

  private func run(_ arguments: [String], outputTo sink: FileHandle? = nil) throws -> Result {
    let process = Process()
    let program: URL = try #require(Self.program, "the program was not built beside the tests")
    process.executableURL = program
    process.arguments = arguments
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = sink ?? output.fileHandleForWriting
    process.standardError = errors
    try process.run()
    try output.fileHandleForWriting.close()
    try sink?.close()
    let printed = sink == nil ? output.fileHandleForReading.readDataToEndOfFile() : Data()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      output: String(decoding: printed, as: UTF8.self), errors: String(decoding: said, as: UTF8.self),
      status: process.terminationStatus)
  }

  @Test("It prints to standard output and ends with 0")
  func success() throws {
    let result = try run(["replay", Files.postures + "/duo-opened-flat.json"])
    #expect(result.output.hasPrefix("iPhone Duo opened"))
    #expect(result.errors.isEmpty && result.status == 0)
  }

  @Test("It ends with 64 for wrong arguments, 65 for a bad file, 66 for none, and prints nothing but the error")
  func failures() throws {
    let bad = try Files.temporary("{")
    defer { try? FileManager.default.removeItem(atPath: bad) }
    for (arguments, status) in [([], 64), (["replay", bad], 65), (["replay", "none.json"], 66)] as [([String], Int32)] {
      let result = try run(arguments)
      #expect(result.status == status)
      #expect(result.output.isEmpty)
      #expect(result.errors.split(separator: "\n").count == 1)
    }
  }

  @Test("An empty pipe is an empty file")
  func emptyPipe() throws {
    let result = try run(["replay", "/dev/null"])
    #expect(result.status == 65)
    #expect(result.errors.hasPrefix("/dev/null:1:1: found nothing"))
  }

  @Test("A pipe can be read like a file")
  func pipe() throws {
    let text = try String(contentsOfFile: Files.postures + "/duo-outer-turned.json", encoding: .utf8)
    let process = Process()
    let program: URL = try #require(Self.program, "the program was not built beside the tests")
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = program
    process.arguments = ["format", "/dev/stdin"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: printed, as: UTF8.self) == text)
  }

  @Test("A reader that goes away is a clear word, not a trace")
  func brokenPipe() throws {
    let gone = Pipe()
    try gone.fileHandleForReading.close()
    let result = try run(["--help"], outputTo: gone.fileHandleForWriting)
    #expect(result.status == 74)
    #expect(result.errors.hasPrefix("fold-layout: the output could not be written"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}
#endif
