import Testing

@testable import FoldLayout

@Suite("Breakpoints (L9)")
struct BreakpointsTests {
  @Test(
    "Material's classes, lower bounds inclusive",
    arguments: [
      (0, 0, 0, 0), (599.9, 479.9, 0, 0), (600, 480, 1, 1), (839, 899, 1, 1), (840, 900, 2, 2), (1199, 5000, 2, 2),
      (1200, 900, 3, 2), (1600, 900, 4, 2), (99_999, 900, 4, 2),
    ] as [(Double, Double, Int, Int)])
  func material(width: Double, height: Double, widthIndex: Int, heightIndex: Int) {
    let classes = Breakpoints.material.classes(for: LayoutSize(width: width, height: height))
    #expect(classes.width.index == widthIndex)
    #expect(classes.height.index == heightIndex)
    #expect(classes.width.minimum == ([0] + Breakpoints.material.widths)[widthIndex])
    #expect(classes.height.minimum == ([0] + Breakpoints.material.heights)[heightIndex])
  }

  @Test("One can ask for exclusive bounds, as WinUI has them")
  func exclusive() {
    let breakpoints = Breakpoints(widths: [641], includesLowerBounds: false)
    #expect(breakpoints.classes(for: LayoutSize(width: 641, height: 0)).width.index == 0)
    #expect(breakpoints.classes(for: LayoutSize(width: 641.01, height: 0)).width.index == 1)
  }

  @Test("One's own may come in any order; what begins no class is left out")
  func own() {
    let breakpoints = Breakpoints(widths: [900, 300, 300, 0, -5, .nan, .infinity], heights: [])
    #expect(breakpoints.widths == [300, 900])
    #expect(
      breakpoints.classes(for: LayoutSize(width: 500, height: 9999)).width == BreakpointClass(index: 1, minimum: 300))
    #expect(breakpoints.classes(for: LayoutSize(width: .nan, height: -1)).width.index == 0)
  }

  @Test("The classes of a segment come from its own width, and leave the size classes alone")
  func segment() throws {
    var environment = Environments.folded(isActive: true, status: .partiallyOpen)
    environment.windowSize = environment.size
    let window = try #require(Breakpoints.material.windowClasses(in: environment))
    #expect(window.width.minimum == 840)
    #expect(window.isAtLeast(width: 840, height: 480))
    #expect(!window.isAtLeast(width: 1200))
    #expect(!window.isAtLeast(height: 900))
    let segments = environment.segments.map { Breakpoints.material.classes(for: $0.frame.size) }
    #expect(segments.map(\.width.minimum) == [0, 0])
    #expect(segments.map(\.height.minimum) == [480, 480])
    #expect(environment.sizeClasses?.horizontal == .regular)
    #expect(Breakpoints.material.windowClasses(in: LayoutEnvironment(size: .zero)) == nil)
  }
}
