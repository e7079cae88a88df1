import Testing

@testable import FoldLayout

@Suite("A view over another (L4)")
struct OverlayPlacementTests {
  private let size = LayoutSize(width: 30, height: 20)

  private func expect(
    primary: LayoutRect, secondary: LayoutRect, of placement: OverlayPlacement, in environment: LayoutEnvironment,
    at location: SourceLocation = #_sourceLocation
  ) {
    expectInBothDirections([primary, secondary], of: placement, in: environment, at: location) {
      [$0?.primary, $0?.secondary]
    }
  }

  @Test("Where nothing divides the primary lies over the secondary, at its own size, at the top leading corner")
  func overlaid() {
    var environment = LayoutEnvironment.area(100, 50)
    environment.safeAreaInsets = LayoutEdgeInsets(top: 5, left: 10, bottom: 0, right: 0)
    let placement = OverlayPlacement(primarySize: size, edges: .trailing)
    expect(primary: LayoutRect(10, 5, 30, 20), secondary: LayoutRect(10, 5, 90, 45), of: placement, in: environment)
    #expect(placement.answer(in: environment)?.isOverlaid == true)
    #expect(
      reasons(placement, environment) == [
        "Nothing divides the area: the primary lies over the secondary, at the top leading corner."
      ])
    let all = OverlayPlacement(primarySize: LayoutSize(width: 300, height: .nan), area: .bounds)
    expect(primary: LayoutRect(0, 0, 100, 0), secondary: LayoutRect(0, 0, 100, 50), of: all, in: environment)
    #expect(reasons(all, environment).last == "The primary is cut to 100 × 0, so that it stays within its part.")
  }

  @Test("Divided, the primary goes to the trailing or to the bottom segment, the secondary to the other")
  func divided() {
    let placement = OverlayPlacement(primarySize: size)
    let book = LayoutEnvironment.area(100, 50, columns: [(40, 10)])
    expect(primary: LayoutRect(50, 0, 50, 50), secondary: LayoutRect(0, 0, 40, 50), of: placement, in: book)
    #expect(placement.answer(in: book)?.axis == .horizontal)
    #expect(
      reasons(placement, book) == [
        "The primary takes part 2, at the trailing edge.", "The secondary takes part 1.",
      ])
    let laptop = LayoutEnvironment.area(100, 50, rows: [(20, 10)])
    expect(primary: LayoutRect(0, 30, 100, 20), secondary: LayoutRect(0, 0, 100, 20), of: placement, in: laptop)
    #expect(placement.answer(in: laptop)?.axis == .vertical)
  }

  @Test("An edge overrides, as long as it lies along the axis that divides; both edges are as none")
  func edges() {
    let book = LayoutEnvironment.area(100, 50, columns: [(40, 10)])
    let leading = OverlayPlacement(primarySize: size, edges: [.leading, .bottom])
    expect(primary: LayoutRect(0, 0, 40, 50), secondary: LayoutRect(50, 0, 50, 50), of: leading, in: book)
    #expect(reasons(leading, book).first == "The primary takes part 1, at the leading edge, as asked.")
    for edges in [DirectionalEdges.top, [.leading, .trailing], []] {
      let placement = OverlayPlacement(primarySize: size, edges: edges)
      expect(primary: LayoutRect(50, 0, 50, 50), secondary: LayoutRect(0, 0, 40, 50), of: placement, in: book)
    }
    #expect(
      reasons(OverlayPlacement(primarySize: size, edges: [.leading, .trailing]), book).first
        == "To ask for the leading and trailing edges decides nothing between the two sides.")
    let top = OverlayPlacement(primarySize: size, edges: .top)
    #expect(
      reasons(top, book).first == "To ask for the top edge decides nothing between the two sides.")
    expect(
      primary: LayoutRect(0, 0, 100, 20), secondary: LayoutRect(0, 30, 100, 20), of: top,
      in: .area(100, 50, rows: [(20, 10)]))
  }

  @Test("Where the axis is not allowed the primary stays over the secondary, and off the division")
  func axes() {
    let placement = OverlayPlacement(primarySize: LayoutSize(width: 60, height: 20), axes: .vertical)
    let book = LayoutEnvironment.area(100, 50, columns: [(40, 10)])
    expect(primary: LayoutRect(0, 0, 40, 20), secondary: LayoutRect(0, 0, 100, 50), of: placement, in: book)
    #expect(
      reasons(placement, book) == [
        "The two may not lie side by side: the primary stays over the secondary, in the first part.",
        "The primary is cut to 40 × 20, so that it stays within its part.",
      ])
  }

  @Test("Of several segments at its edge the primary takes the best, and the secondary the best of the others")
  func several() {
    let placement = OverlayPlacement(primarySize: size)
    let grid = LayoutEnvironment.area(100, 70, columns: [(40, 10)], rows: [(20, 10)])
    expect(primary: LayoutRect(50, 30, 50, 40), secondary: LayoutRect(0, 30, 40, 40), of: placement, in: grid)
    let columns = OverlayPlacement(primarySize: size, axes: .vertical)
    expect(primary: LayoutRect(50, 30, 50, 40), secondary: LayoutRect(50, 0, 50, 20), of: columns, in: grid)
    let three = LayoutEnvironment.area(100, 50, columns: [(20, 0), (60, 0)])
    expect(primary: LayoutRect(60, 0, 40, 50), secondary: LayoutRect(20, 0, 40, 50), of: placement, in: three)
  }

  @Test("Nothing left gives nothing")
  func nothing() {
    let placement = OverlayPlacement(primarySize: size)
    #expect(placement.answer(in: .area(0, 50)) == nil)
    #expect(reasons(placement, .area(0, 50)) == ["Nothing is left of the area."])
  }
}
