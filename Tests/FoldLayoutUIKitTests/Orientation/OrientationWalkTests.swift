import FoldLayout
import TestSupport
import Testing
import UIKit

@testable import FoldLayoutUIKit

@Suite("Wherever a walk leads, what UIKit acts on is what is resolved, and nothing is retained (A4, O1 to O4, O9)")
@MainActor
struct OrientationWalkTests {
  @Test("After each step the published mask is the resolution, worked out here a second time")
  func walk() throws {
    var generator = RandomTesting.generator()
    var remaining = RandomTesting.count(full: 100_000)
    while remaining > 0 {
      let steps = min(remaining, 250)
      remaining -= steps
      try session(of: steps, using: &generator)
    }
  }

  private func session(of steps: Int, using generator: inout SeededGenerator) throws {
    let isPad = Int.random(in: 0..<5, using: &generator) == 0
    let version = SystemVersion.all.randomElement(using: &generator) ?? SystemVersion.all[0]
    try StandInSystem.$idiom.withValue(isPad ? .pad : .phone) {
      try version.run {
        let walk = OrientationWalk(version.capabilities, using: &generator)
        for _ in 0..<steps {
          walk.step(using: &generator)
          // Some steps come in one turn of the run loop, as appearing and disappearing do.
          if Int.random(in: 0..<4, using: &generator) == 0 { walk.step(using: &generator) }
          let faults = try walk.faults()
          #expect(faults == [], "\(walk.path)")
          if !faults.isEmpty { return }
        }
        let gone = walk.end()
        #expect(gone() == [])
      }
    }
  }
}
