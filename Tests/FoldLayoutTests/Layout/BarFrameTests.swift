import Testing

@testable import FoldLayout

@Suite("Where a vertical bar lies (L8)")
struct BarFrameTests {
  private func environment(
    _ size: LayoutSize, _ safeArea: LayoutEdgeInsets?, _ occlusions: LayoutRect...
  ) -> LayoutEnvironment {
    var environment = LayoutEnvironment(size: size)
    environment.safeAreaInsets = safeArea
    environment.regions = LayoutRegions(
      occlusions: occlusions.enumerated().map { index, frame in
        OcclusionRegion(id: RegionID(rawValue: index + 1), frame: frame, isActive: true)
      })
    return environment
  }

  private let right = LayoutEdgeInsets(top: 0, left: 0, bottom: 34, right: 84)
  private let left = LayoutEdgeInsets(top: 0, left: 84, bottom: 34, right: 0)

  @Test("The Duo's bars begin below the status items, or end above them, as logged (geometry.md, section 2.3)")
  func duo() {
    let upright = environment(
      LayoutSize(width: 466, height: 678), right, LayoutRect(x: 382, y: 0, width: 84, height: 170),
      LayoutRect(x: 399.7, y: 29.3, width: 37, height: 37))
    #expect(upright.barFrame(onSide: .right)?.frame == LayoutRect(x: 382, y: 170, width: 84, height: 508))
    #expect(upright.barFrame(onSide: .right)?.strip == LayoutRect(x: 382, y: 0, width: 84, height: 678))
    let inner = environment(
      LayoutSize(width: 951, height: 669), right, LayoutRect(x: 867, y: 0, width: 84, height: 120))
    #expect(inner.barFrame(onSide: .right)?.frame == LayoutRect(x: 867, y: 120, width: 84, height: 549))
    let sideways = environment(
      LayoutSize(width: 678, height: 466), right, LayoutRect(x: 594, y: 384, width: 84, height: 82))
    #expect(sideways.barFrame(onSide: .right)?.frame == LayoutRect(x: 594, y: 0, width: 84, height: 384))
    let other = environment(LayoutSize(width: 678, height: 466), left, LayoutRect(x: 0, y: 0, width: 84, height: 82))
    #expect(other.barFrame(onSide: .left)?.frame == LayoutRect(x: 0, y: 82, width: 84, height: 384))
  }

  @Test(
    "Direction never moves it: the strip is where the safe area has it", arguments: Interface.LayoutDirection.allCases)
  func direction(direction: Interface.LayoutDirection) {
    var environment = environment(LayoutSize(width: 951, height: 669), right)
    environment.layoutDirection = direction
    #expect(environment.barFrame(onSide: .right)?.frame?.minX == 867)
    #expect(environment.barFrame(onSide: .left) == nil)
  }

  @Test("Of equal parts the upper one is taken, a longer one wherever it is")
  func parts() {
    let size = LayoutSize(width: 200, height: 100)
    let middle = environment(size, right, LayoutRect(x: 150, y: 40, width: 10, height: 20))
    #expect(middle.barFrame(onSide: .right)?.frame == LayoutRect(x: 116, y: 0, width: 84, height: 40))
    let two = environment(
      size, right, LayoutRect(x: 150, y: 70, width: 10, height: 10), LayoutRect(x: 150, y: 10, width: 10, height: 50))
    #expect(two.barFrame(onSide: .right)?.frame == LayoutRect(x: 116, y: 80, width: 84, height: 20))
    let covered = environment(size, right, LayoutRect(x: 100, y: 0, width: 100, height: 100))
    #expect(
      covered.barFrame(onSide: .right)
        == VerticalBar(strip: LayoutRect(x: 116, y: 0, width: 84, height: 100), frame: nil))
  }

  @Test("Without a strip there is no bar, and the reasons say so")
  func noStrip() {
    let none = environment(LayoutSize(width: 200, height: 100), nil)
    #expect(none.barFrame(onSide: .right) == nil)
    #expect(BarFrame(onSide: .right).explanation(in: none).reasons == [.noStrip(.right)])
    #expect(
      LayoutReason.noStrip(.left).description
        == "The safe area keeps nothing clear at the left, so there is no room for a bar.")
  }

  @Test("The answer has its reasons")
  func reasons() {
    let inner = environment(
      LayoutSize(width: 951, height: 669), right, LayoutRect(x: 867, y: 0, width: 84, height: 120))
    let explanation = BarFrame(onSide: .right).explanation(in: inner)
    #expect(explanation.answer == inner.barFrame(onSide: .right))
    #expect(
      explanation.reasons.map(\.description) == [
        "The safe area keeps a strip clear at the right: 84 × 669 at (867, 0).",
        "Occlusion 1 is active and covers part of the strip.",
        "Of the strip 84 × 549 at (867, 120) is free from side to side.",
      ])
  }
}
