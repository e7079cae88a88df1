import Foundation

/// The fixtures of this package, found from where this file lies.
enum FixtureFolder {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// The posture fixtures, by name in order.
  static let postures: [String] = {
    let folder = root.appendingPathComponent("Postures").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }()

  static func text(of posture: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent("Postures").appendingPathComponent(posture), encoding: .utf8)
  }
}
