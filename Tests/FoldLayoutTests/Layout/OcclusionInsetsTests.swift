import Testing

@testable import FoldLayout

@Suite("Occlusion insets (L8)")
struct OcclusionInsetsTests {
  private func environment(_ occlusions: LayoutRect..., isActive: Bool = true) -> LayoutEnvironment {
    var environment = LayoutEnvironment(size: LayoutSize(width: 400, height: 800))
    environment.regions = LayoutRegions(
      occlusions: occlusions.enumerated().map { index, frame in
        OcclusionRegion(id: RegionID(rawValue: index + 1), frame: frame, isActive: isActive)
      })
    return environment
  }

  private func insets(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> LayoutEdgeInsets {
    LayoutEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test("The edge gives way that leaves the most: 84 at the right rather than 170 at the top")
  func corner() {
    let environment = environment(LayoutRect(x: 316, y: 0, width: 84, height: 170))
    #expect(environment.occlusionInsets(for: environment.bounds) == insets(0, 0, 0, 84))
  }

  @Test("Two occlusions may take two edges, or share one")
  func two() {
    let apart = environment(
      LayoutRect(x: 380, y: 0, width: 20, height: 300), LayoutRect(x: 0, y: 790, width: 300, height: 10))
    #expect(apart.occlusionInsets(for: apart.bounds) == insets(0, 0, 10, 20))
    let shared = environment(
      LayoutRect(x: 0, y: 0, width: 400, height: 30), LayoutRect(x: 0, y: 0, width: 400, height: 50))
    #expect(shared.occlusionInsets(for: shared.bounds) == insets(50, 0, 0, 0))
  }

  @Test("Of equal choices the smaller inset, and then the top before the left, the bottom and the right")
  func ties() {
    let square = LayoutRect(x: 0, y: 0, width: 400, height: 400)
    for (occlusion, expected) in [
      (LayoutRect(x: 0, y: 0, width: 50, height: 50), insets(50, 0, 0, 0)),
      (LayoutRect(x: 350, y: 350, width: 50, height: 50), insets(0, 0, 50, 0)),
      (LayoutRect(x: 0, y: 350, width: 50, height: 50), insets(0, 50, 0, 0)),
      (LayoutRect(x: 150, y: 150, width: 100, height: 100), insets(250, 0, 0, 0)),
    ] {
      #expect(environment(occlusion).occlusionInsets(for: square) == expected, "\(occlusion)")
    }
    // 300 × 400 and 400 × 300 are as large; 100 of the width is a smaller inset than the sum of two.
    let two = environment(
      LayoutRect(x: 0, y: 0, width: 100, height: 100), LayoutRect(x: 0, y: 300, width: 100, height: 100))
    #expect(two.occlusionInsets(for: square) == insets(0, 100, 0, 0))
  }

  @Test("What only touches the frame, or is not active, takes nothing")
  func nothing() {
    let frame = LayoutRect(x: 0, y: 100, width: 400, height: 100)
    #expect(environment(LayoutRect(x: 0, y: 0, width: 400, height: 100)).occlusionInsets(for: frame) == .zero)
    let inactive = environment(LayoutRect(x: 0, y: 0, width: 400, height: 150), isActive: false)
    #expect(inactive.occlusionInsets(for: frame) == .zero)
    #expect(LayoutEnvironment(size: .zero).occlusionInsets(for: frame) == .zero)
  }

  @Test("Covered whole, or without extent, a frame has no insets")
  func nothingLeft() {
    let covered = environment(LayoutRect(x: -1, y: -1, width: 500, height: 900))
    #expect(covered.occlusionInsets(for: covered.bounds) == nil)
    #expect(environment().occlusionInsets(for: LayoutRect(x: 0, y: 0, width: 0, height: 10)) == nil)
    #expect(environment().occlusionInsets(for: LayoutRect(x: .nan, y: 0, width: 1, height: 10)) == nil)
  }

  @Test("The answer has its reasons")
  func reasons() {
    let corner = environment(LayoutRect(x: 316, y: 0, width: 84, height: 170))
    let explanation = OcclusionInsets(for: corner.bounds).explanation(in: corner)
    #expect(explanation.answer == insets(0, 0, 0, 84))
    #expect(
      explanation.reasons.map(\.description) == [
        "Occlusion 1 is active and covers part of the frame.",
        "Of the frame 316 × 800 at (0, 0) is free, the largest of 2 free rectangles.",
      ])
    let covered = environment(LayoutRect(x: 0, y: 0, width: 400, height: 800))
    #expect(OcclusionInsets(for: covered.bounds).explanation(in: covered).reasons.last == .nothingFree(.frame))
  }
}
