import Foundation

/// How many random cases are drawn, and from which seed: the one place for both.
///
/// `FOLDLAYOUT_FULL=1` draws the full count, and `FOLDLAYOUT_SEED` repeats a run whose seed was printed.
public enum RandomTesting: Sendable {
  /// Whether the full count is drawn.
  public static let isFull = ProcessInfo.processInfo.environment["FOLDLAYOUT_FULL"] == "1"

  /// The seed of this run, printed once.
  public static let seed: UInt64 = {
    let seed = ProcessInfo.processInfo.environment["FOLDLAYOUT_SEED"].flatMap(UInt64.init) ?? .random(in: .min ... .max)
    print("random tests: FOLDLAYOUT_SEED=\(seed)\(isFull ? ", full count" : "")")
    return seed
  }()

  /// The number of cases to draw: all of them in a full run, one in a hundred otherwise.
  public static func count(full: Int) -> Int { isFull ? full : max(20, full / 100) }

  /// A generator for one test, apart from those of the others.
  public static func generator(for test: String = #function) -> SeededGenerator {
    let hash = test.utf8.reduce(into: UInt64(0xCBF2_9CE4_8422_2325)) { $0 = ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return SeededGenerator(seed: seed ^ hash)
  }
}
