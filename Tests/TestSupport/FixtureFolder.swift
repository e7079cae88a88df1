public import Foundation

/// The fixtures of this package, found from where this file lies.
public enum FixtureFolder: Sendable {
  /// The folder of all of them.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// The posture fixtures, by name in order.
  public static let postures = names(in: "Postures")

  /// What was measured of the iPhone Duo, each with what follows from it, by name in order.
  public static let observations = names(in: "Observations")

  /// Apple's documented and measured arrangements beside what this library answers, by name in order.
  public static let arrangements = names(in: "Arrangements")

  /// The text of a posture, an observation or an arrangement, by the name of its file.
  public static func text(of posture: String) throws -> String {
    let folder =
      observations.contains(posture) ? "Observations" : arrangements.contains(posture) ? "Arrangements" : "Postures"
    return try String(contentsOf: root.appendingPathComponent("\(folder)/\(posture)"), encoding: .utf8)
  }

  private static func names(in folder: String) -> [String] {
    let path = root.appendingPathComponent(folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }
}
