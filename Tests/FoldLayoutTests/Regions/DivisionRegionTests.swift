import Testing

@testable import FoldLayout

@Suite("Divisions")
struct DivisionRegionTests {
  private let inner = LayoutRect(x: 0, y: 0, width: 951, height: 669)

  private func division(_ frame: LayoutRect, joining edges: LayoutRect) -> DivisionRegion {
    DivisionRegion(id: 1, frame: frame, joining: edges, isActive: true)
  }

  @Test(
    "An axis that nobody declared is that of the edges the frame joins, else of its longer side (F4)",
    arguments: [
      // The Duo's fold, both ways up, and its slice in Split View.
      (LayoutRect(x: 455.5, y: 0, width: 40, height: 669), LayoutRect(x: 0, y: 0, width: 951, height: 669), .vertical),
      (
        LayoutRect(x: 0, y: 455.5, width: 669, height: 40), LayoutRect(x: 0, y: 0, width: 669, height: 951), .horizontal
      ),
      (
        LayoutRect(x: 455.5, y: 0, width: 13.5, height: 669), LayoutRect(x: 0, y: 0, width: 469, height: 669), .vertical
      ),
      // A crease reported wider than tall still joins top and bottom (case 32).
      (LayoutRect(x: 975, y: 0, width: 260, height: 200), LayoutRect(x: 0, y: 0, width: 2210, height: 200), .vertical),
      // A cell inside the band joins both pairs of edges; the unclipped frame's longer side tells.
      (LayoutRect(x: -5, y: -300, width: 40, height: 669), LayoutRect(x: 0, y: 0, width: 30, height: 20), .vertical),
      (LayoutRect(x: -300, y: -5, width: 669, height: 40), LayoutRect(x: 0, y: 0, width: 20, height: 30), .horizontal),
      // A pixel short at one end is joined, more is not: then the longer side tells.
      (LayoutRect(x: 400, y: 1, width: 200, height: 99), LayoutRect(x: 0, y: 0, width: 951, height: 100), .vertical),
      (LayoutRect(x: 400, y: 2, width: 200, height: 98), LayoutRect(x: 0, y: 0, width: 951, height: 100), .horizontal),
      (LayoutRect(x: 1, y: 400, width: 99, height: 200), LayoutRect(x: 0, y: 0, width: 100, height: 951), .horizontal),
      (LayoutRect(x: 0, y: 400, width: 98, height: 200), LayoutRect(x: 0, y: 0, width: 100, height: 951), .vertical),
      // A fragment left over from before a turn joins nothing (case 23).
      (
        LayoutRect(x: 100, y: 400, width: 800, height: 0), LayoutRect(x: 0, y: 0, width: 1280, height: 800), .horizontal
      ),
    ] as [(LayoutRect, LayoutRect, LayoutAxis)])
  func foundAxis(frame: LayoutRect, edges: LayoutRect, expected: LayoutAxis) {
    let found = division(frame, joining: edges)
    #expect(found.axis == expected)
    #expect(!found.isAxisDeclared)
  }

  @Test("The frame holds the margins: the bare line is the frame without them (F3)")
  func bareLine() {
    var fold = division(LayoutRect(x: 455.5, y: 0, width: 40, height: 669), joining: inner)
    fold.margins = LayoutEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    #expect(fold.bareFrame == LayoutRect(x: 475.5, y: 0, width: 0, height: 669))
    #expect(fold.thickness == 40)
  }

  @Test("A slice narrower than its margins has no bare line inside the container (F3)")
  func sliceWithoutLine() {
    var slice = division(
      LayoutRect(x: 455.5, y: 0, width: 13.5, height: 669), joining: LayoutRect(x: 0, y: 0, width: 469, height: 669))
    slice.margins = LayoutEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    #expect(slice.bareFrame == nil)
    #expect(slice.thickness == 13.5)
  }
}
