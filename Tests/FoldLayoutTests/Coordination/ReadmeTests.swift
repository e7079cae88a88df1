import FoldLayout
import Foundation
import ReadmeClient
import Testing

@Suite("The README's samples")
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The Swift samples, but for the one that is a part of a manifest.
  private func samples() throws -> [String] {
    try text("README.md").components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
      .filter { !$0.contains(".package(") }
  }

  @Test("Each is in a file that is compiled, line by line in order")
  func compiled() throws {
    let files = try ["PlayerViewController", "PlainEngine", "TransitionEngine", "StreamReader", "OrientationEngine"].map
    {
      try text("Tests/ClientSamples/Readme/\($0).swift")
    }
    let samples = try samples()
    #expect(samples.count == files.count)
    for (sample, file) in zip(samples, files) {
      var rest = file.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }[...]
      for line in sample.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
        let index = rest.firstIndex(of: line)
        #expect(index != nil, "\(line)")
        rest = rest[(index.map { $0 + 1 } ?? rest.startIndex)...]
      }
    }
  }

  @Test("The phases are told as the sample says, and nothing after the silence")
  func transition() {
    let (layout, probe) = Probe.observing()
    runTransitionSample(layout: layout, size: LayoutSize(width: 2, height: 1), environment: .wide(2))
    #expect(probe.received.map { $0.transition?.phase } == [nil, .willBegin, .alongside, .completed])
  }

  @Test("Orientations are resolved, requested and explained as the sample says")
  func orientations() {
    let log = PublicationLog()
    let (outcomes, allowed) = runOrientationSample(adapter: log)
    #expect(outcomes == [.expired] && allowed == .landscape)
    #expect(log.requests.map(\.mask) == [.landscapeLeft])
  }

  @Test("The plain engine is called once, as the sample says")
  func plainEngine() {
    let engine = Probe()
    runPlainEngineSample(engine: engine)
    #expect(engine.received.count == 1)
    #expect(engine.received.first?.posture == .book)
  }
}
