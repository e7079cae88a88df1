import Testing

@testable import FoldLayout

@Suite("The pixel grid")
struct PixelGridTests {
  @Test("Each edge goes to the nearest pixel of the display, halves away from zero, and neighbours share it")
  func edges() {
    #expect(PixelGrid(scale: 1).rounded(LayoutRect(0, 82, 455.5, 373.5)) == LayoutRect(0, 82, 456, 374))
    #expect(PixelGrid(scale: 2).rounded(LayoutRect(-0.25, 0, 0.5, 1.26)) == LayoutRect(-0.5, 0, 1, 1.5))
    let grid = PixelGrid(scale: 3)
    let (left, right) = (grid.rounded(LayoutRect(0, 0, 433.5, 10)), grid.rounded(LayoutRect(433.5, 0, 433.5, 10)))
    #expect(left.maxX == right.minX)
    #expect(left.maxX == (1301.0 / 3).snappedLength)
    #expect(grid.rounded(left) == left)
  }

  @Test("A container that begins between pixels is rounded to those of the window")
  func origin() {
    var environment = LayoutEnvironment.area(100, 50)
    #expect(environment.pixelGrid == nil)
    environment.displayScale = 1
    environment.frameInWindow = LayoutRect(10.25, 0.5, 100, 50)
    #expect(environment.pixelGrid == PixelGrid(scale: 1, origin: LayoutPoint(x: 10.25, y: 0.5)))
    #expect(environment.pixelGrid?.rounded(LayoutRect(0.5, 0, 10, 10)) == LayoutRect(0.75, 0.5, 10, 10))
    environment.frameInWindow = nil
    #expect(environment.pixelGrid?.rounded(LayoutRect(0.5, 0, 10, 10)) == LayoutRect(1, 0, 10, 10))
  }

  @Test("A scale or a rectangle that cannot be leaves everything as it is", arguments: [0, -1, Double.nan, .infinity])
  func impossible(scale: Double) {
    let grid = PixelGrid(scale: 2, origin: LayoutPoint(x: .nan, y: 0))
    #expect(grid.rounded(LayoutRect(0.3, 0.3, 1, 1)) == LayoutRect(0.3, 0.3, 1, 1))
    #expect(PixelGrid(scale: scale).rounded(LayoutRect(0.3, 0.3, 1, 1)) == LayoutRect(0.3, 0.3, 1, 1))
    #expect(
      PixelGrid(scale: 2).rounded(LayoutRect(0.3, 0.3, -1, scale)).size == LayoutSize(width: -1, height: scale)
        || scale.isNaN)
  }

  @Test("Each kind of answer is rounded frame by frame")
  func answers() {
    let grid = PixelGrid(scale: 1)
    let environment = Environments.halfOpen
    #expect(
      PaneSplit(panes: [Pane(), Pane()]).answer(in: environment).rounded(to: grid).frames
        == [LayoutRect(0, 0, 456, 635), LayoutRect(496, 0, 371, 635)])
    #expect(
      PaneSplit(panes: [Pane(), Pane()], axes: []).answer(in: environment).rounded(to: grid).frames
        == [LayoutRect(0, 0, 456, 635), nil])
    let overlay = OverlayPlacement(primarySize: .zero).answer(in: environment)?.rounded(to: grid)
    #expect(overlay?.primary == LayoutRect(496, 0, 371, 635))
    #expect(overlay?.secondary == LayoutRect(0, 0, 456, 635))
    #expect(
      ColumnGrid(count: 2).answer(in: environment).rounded(to: grid).columns.map(\.frames)
        == [[LayoutRect(0, 0, 456, 635)], [LayoutRect(496, 0, 371, 635)]])
    let item = ItemPlacement(.alert, size: LayoutSize(width: 10, height: 10))
    #expect(environment.placement(of: item)?.rounded(to: grid).frame == LayoutRect(676, 313, 10, 10))
    let control = environment.displacement(of: LayoutRect(450, 0.4, 10, 10))
    #expect(control.rounded(to: grid).frame == LayoutRect(446, 0, 10, 10))
    #expect(DisplacedFrame(original: .init(0, 0, 1, 1), frame: nil).rounded(to: grid).frame == nil)
  }
}
