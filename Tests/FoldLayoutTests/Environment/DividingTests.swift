import Testing

@testable import FoldLayout

@Suite("When a division divides (L1)")
struct DividingTests {
  private let inner = LayoutRect(x: 0, y: 0, width: 951, height: 669)

  private func environment(_ divisions: DivisionRegion...) -> LayoutEnvironment {
    var environment = LayoutEnvironment(size: inner.size)
    environment.regions = LayoutRegions(divisions: divisions)
    return environment
  }

  private func division(_ frame: LayoutRect, id: RegionID = 1) -> DivisionRegion {
    DivisionRegion(id: id, frame: frame, joining: inner, isActive: true)
  }

  @Test(
    "It does when it runs from edge to edge and leaves container on both sides",
    arguments: [
      (LayoutRect(x: 455.5, y: 0, width: 40, height: 669), true),
      (LayoutRect(x: 475.5, y: 0, width: 0, height: 669), true),
      (LayoutRect(x: 455.5, y: 1, width: 40, height: 667), true),
      (LayoutRect(x: 455.5, y: 2, width: 40, height: 667), false),
      (LayoutRect(x: 0, y: 0, width: 13.5, height: 669), false),
      (LayoutRect(x: 937.5, y: 0, width: 13.5, height: 669), false),
      (LayoutRect(x: 0, y: 0, width: 0, height: 669), false),
      (LayoutRect(x: 0.5, y: 0, width: 40, height: 669), false),
      (LayoutRect(x: 0.5009765625, y: 0, width: 40, height: 669), true),
      (LayoutRect(x: 910.5, y: 0, width: 40, height: 669), false),
      (LayoutRect(x: -100, y: 0, width: 40, height: 669), false),
      (LayoutRect(x: 0, y: 334.5, width: 951, height: 0), true),
    ])
  func dividing(frame: LayoutRect, expected: Bool) {
    let environment = environment(division(frame))
    #expect((environment.posture != .flat) == expected)
    #expect((environment.segments.count == 2) == expected)
  }

  @Test("A declared axis makes a band of a frame that reaches no edge")
  func declaredBand() {
    let fragment = LayoutRect(x: 455.5, y: 300, width: 40, height: 10)
    let declared = DivisionRegion(id: 1, frame: fragment, axis: .vertical, isActive: true)
    #expect(declared.isAxisDeclared)
    #expect(environment(declared).posture == .book)
    #expect(environment(division(fragment)).posture == .flat)
  }

  @Test("What other divisions take is not left on a side (F7)")
  func neighbours() {
    let edge = division(LayoutRect(x: 0, y: 0, width: 40, height: 669))
    let next = division(LayoutRect(x: 40, y: 0, width: 40, height: 669), id: 2)
    let apart = division(LayoutRect(x: 41, y: 0, width: 40, height: 669), id: 2)
    let across = division(LayoutRect(x: 0, y: 300, width: 951, height: 10), id: 3)
    #expect(environment(edge, next).posture == .flat)
    #expect(environment(edge, next).segments.map(\.frame.minX) == [80])
    #expect(environment(edge, next).edge(takenBy: next) == .left)
    #expect(environment(edge, apart).posture == .book)
    #expect(environment(next, across).posture == nil)
    #expect(environment(edge, next, across).posture == .tabletop)
    var inactive = edge
    inactive.isActive = false
    #expect(environment(inactive, next).posture == .book)
    let right = division(LayoutRect(x: 871, y: 0, width: 80, height: 669))
    let middle = division(LayoutRect(x: 800, y: 0, width: 100, height: 669), id: 2)
    #expect(environment(right, middle).edge(takenBy: middle) == .right)
    // Two that overlap in the middle divide together.
    let left = division(LayoutRect(x: 760, y: 0, width: 60, height: 669))
    #expect(environment(left, middle).posture == .book)
    #expect(environment(left, middle).segments.count == 2)
  }
}
