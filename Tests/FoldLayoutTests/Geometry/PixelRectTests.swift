import Testing

@testable import FoldLayout

@Suite("Pixels (F10)")
struct PixelRectTests {
  @Test("A density is applied once: the Surface Duo's gap is 33.6 wide at 540 (case 20)")
  func surfaceDuo() {
    let gap = PixelRect(x: 1350, y: 0, width: 84, height: 1800).points(density: 2.5)
    #expect(gap == LayoutRect(x: 540, y: 0, width: 33.6, height: 720).snapped)
  }

  @Test("Rectangles that meet in pixels meet in points", arguments: [1, 2, 2.4375, 2.5, 2.625, 2.75, 3] as [Double])
  func meeting(density: Double) {
    let left = PixelRect(x: 0, y: 0, width: 1038, height: 2152).points(density: density)
    let fold = PixelRect(x: 1038, y: 0, width: 1, height: 2152).points(density: density)
    let right = PixelRect(x: 1039, y: 0, width: 1037, height: 2152).points(density: density)
    #expect(left.maxX == fold.minX)
    #expect(fold.maxX == right.minX)
  }

  @Test(
    "A density that cannot be gives what is refused where it is told", arguments: [0, -1, .nan, .infinity] as [Double])
  func impossible(density: Double) {
    #expect(!PixelRect(x: 1, y: 2, width: 3, height: 4).points(density: density).isPossible)
  }
}
