import FoldLayout
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@testable import FoldLayoutUIKit

@Suite("Wherever a walk leads, what UIKit acts on is what is resolved, and nothing is retained (A4, O1 to O4, O9)")
@MainActor
struct OrientationWalkTests {
  @Test("After each step the published mask is the resolution, worked out here a second time")
  func walk() async throws {
    var generator = RandomTesting.generator()
    let steps = RandomTesting.count(full: 100_000)
    var remaining = steps
    var counts: [String: Int] = [:]
    var folds = false
    while remaining > 0 {
      // Other tests of the main actor have their turn.
      await Task.yield()
      let steps = min(remaining, 125)
      folds.toggle()
      remaining -= steps
      for (name, count) in try session(of: steps, folds: folds, using: &generator) { counts[name, default: 0] += count }
    }
    // Half of the time, something is under way or nobody is asked.
    for (name, share) in [("published", 4), ("hooks", 8), ("acted on", 10), ("shown", 10), ("lock", 15), ("inner", 40)]
    {
      #expect(counts[name, default: 0] > steps / share, "\(counts) of \(steps)")
    }
  }

  /// Walks, and answers how often each thing was looked at.
  private func session(
    of steps: Int, folds: Bool, using generator: inout SeededGenerator
  ) throws -> [String: Int] {
    let isPad = !folds && Int.random(in: 0..<5, using: &generator) == 0
    let version =
      folds ? SystemVersion.all[6] : SystemVersion.all.randomElement(using: &generator) ?? SystemVersion.all[0]
    return try StandInSystem.$idiom.withValue(isPad ? .pad : .phone) {
      try version.run { () throws in
        let walk = OrientationWalk(version.capabilities, folds: folds, using: &generator)
        for _ in 0..<steps {
          walk.step(using: &generator)
          // Some steps come in one turn of the run loop, as appearing and disappearing do.
          if Int.random(in: 0..<4, using: &generator) == 0 { walk.step(using: &generator) }
          let faults = try walk.faults()
          #expect(faults == [], "\(walk.path)")
          if !faults.isEmpty { return walk.counts }
        }
        let gone = walk.end()
        #expect(gone() == [])
        return walk.counts
      }
    }
  }
}
