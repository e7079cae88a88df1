import Testing

@testable import FoldLayout

@Suite("Rectangles")
struct LayoutRectTests {
  private let frame = LayoutRect(x: 455.5, y: 0, width: 40, height: 669)

  @Test("Edges are the origin and the origin plus the size, on either axis")
  func edges() {
    #expect([frame.minX, frame.minY, frame.maxX, frame.maxY] == [455.5, 0, 495.5, 669])
    #expect(frame.lowerBound(along: .horizontal) == 455.5)
    #expect(frame.upperBound(along: .horizontal) == 495.5)
    #expect(frame.lowerBound(along: .vertical) == 0)
    #expect(frame.upperBound(along: .vertical) == 669)
    #expect(frame.size.length(along: .horizontal) == 40)
    #expect(frame.size.length(along: .vertical) == 669)
  }

  @Test("Insets that overlap leave nothing, insets that meet leave a line")
  func insets() {
    func inset(left: Double, right: Double) -> LayoutRect? {
      frame.inset(by: LayoutEdgeInsets(top: 0, left: left, bottom: 0, right: right))
    }
    #expect(inset(left: 20, right: 20) == LayoutRect(x: 475.5, y: 0, width: 0, height: 669))
    #expect(inset(left: 20, right: 21) == nil)
    #expect(
      frame.inset(by: LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == LayoutRect(x: 457.5, y: 1, width: 34, height: 665))
  }

  @Test(
    "A rectangle spans another when it reaches both edges, give or take the tolerance",
    arguments: [(0, 669, true), (1, 668, true), (1.5, 668, false), (0, 667.5, false), (-10, 700, true)]
      as [(Double, Double, Bool)])
  func spans(top: Double, bottom: Double, expected: Bool) {
    let line = LayoutRect(x: 455.5, y: top, width: 40, height: bottom - top)
    let bounds = LayoutRect(x: 0, y: 0, width: 951, height: 669)
    #expect(line.spans(bounds, along: .vertical, tolerance: 1) == expected)
    #expect(!line.spans(bounds, along: .horizontal, tolerance: 1))
  }

  @Test("Sharing an edge is touching, and containing forgives the tolerance at every edge")
  func touchingAndContaining() {
    let bounds = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    #expect(bounds.touches(LayoutRect(x: 100, y: 100, width: 5, height: 5)))
    #expect(!bounds.touches(LayoutRect(x: 100.5, y: 0, width: 5, height: 5)))
    #expect(bounds.contains(LayoutRect(x: -1, y: -1, width: 102, height: 102), tolerance: 1))
    #expect(!bounds.contains(LayoutRect(x: 0, y: 0, width: 101.5, height: 100), tolerance: 1))
  }

  @Test("The other axis is the other axis")
  func perpendicular() {
    #expect(LayoutAxis.horizontal.perpendicular == .vertical)
    #expect(LayoutAxis.vertical.perpendicular == .horizontal)
  }
}
