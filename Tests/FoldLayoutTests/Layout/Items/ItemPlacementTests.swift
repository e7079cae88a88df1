import Testing

@testable import FoldLayout

@Suite("Dialogs and controls (L6)")
struct ItemPlacementTests {
  private static let landscape = LayoutEnvironment.area(951, 669, columns: [(455.5, 40)])
  private static let portrait = LayoutEnvironment.area(669, 951, rows: [(455.5, 40)])

  private func expect(
    _ frame: LayoutRect?, of item: ItemPlacement, in environment: LayoutEnvironment,
    at location: SourceLocation = #_sourceLocation
  ) {
    expectInBothDirections([frame], of: item, in: environment, at: location) { [$0?.frame] }
    #expect(environment.placement(of: item) == item.answer(in: environment), sourceLocation: location)
  }

  @Test(
    "An alert and a menu go to the trailing or the top part, and lie in its middle (case 7)",
    arguments: [ItemRole.alert, .menu])
  func alert(role: ItemRole) {
    let item = ItemPlacement(role, size: LayoutSize(width: 320, height: 200))
    expect(LayoutRect(563.25, 234.5, 320, 200), of: item, in: Self.landscape)
    expect(LayoutRect(174.5, 127.75, 320, 200), of: item, in: Self.portrait)
    expect(LayoutRect(315.5, 234.5, 320, 200), of: item, in: .area(951, 669))
    #expect(Self.landscape.placement(of: item)?.segment == 1)
    #expect(Self.landscape.placement(of: item)?.area == LayoutRect(495.5, 0, 455.5, 669))
    #expect(
      reasons(item, Self.landscape) == [
        "\(role == .alert ? "An alert" : "A menu") goes to the trailing edge.",
        "It lies in the middle of 455.5 × 669 at (495.5, 0).",
      ])
    #expect(reasons(item, .area(951, 669)).first == "Nothing divides the container.")
  }

  @Test("A sheet goes to the leading or the bottom part")
  func sheet() {
    let item = ItemPlacement(.sheet, size: LayoutSize(width: 320, height: 200))
    expect(LayoutRect(67.75, 234.5, 320, 200), of: item, in: Self.landscape)
    expect(LayoutRect(174.5, 623.25, 320, 200), of: item, in: Self.portrait)
  }

  @Test("Controls along the bottom stay inside the bottom part, at its lower edge (case 7)")
  func bottomControls() {
    let item = ItemPlacement(.bottomControls, size: LayoutSize(width: 669, height: 80))
    expect(LayoutRect(0, 871, 669, 80), of: item, in: Self.portrait)
    expect(LayoutRect(141, 589, 669, 80), of: item, in: .area(951, 669))
    #expect(
      reasons(item, Self.portrait) == [
        "The bottom controls go to the bottom edge.", "It lies at the bottom of 669 × 455.5 at (0, 495.5).",
      ])
    // No part is below the other: the best, and shrunk, for they fit nowhere.
    expect(LayoutRect(0, 589, 455.5, 80), of: item, in: Self.landscape)
    #expect(Self.landscape.placement(of: item)?.isShrunk == true)
    #expect(
      reasons(item, Self.landscape) == [
        "It goes to the segment with the largest usable area.", "669 × 80 does not fit in segment 1.",
        "669 × 80 does not fit in segment 2.", "It fits nowhere, and is shrunk to 455.5 × 80.",
        "It lies at the bottom of 455.5 × 669 at (0, 0).",
      ])
  }

  @Test("An item that ignores divisions lies in the middle of everything (case 26)")
  func ignoring() {
    let flip = LayoutEnvironment.area(412, 960, rows: [(480, 0)])
    var item = ItemPlacement(.alert, size: LayoutSize(width: 280, height: 200))
    expect(LayoutRect(66, 140, 280, 200), of: item, in: flip)
    #expect(flip.placement(of: item)?.area.height == 480)
    item.ignoresDivisions = true
    expect(LayoutRect(66, 380, 280, 200), of: item, in: flip)
    #expect(flip.placement(of: item)?.area.height == 960)
    #expect(flip.placement(of: item)?.segment == nil)
    #expect(reasons(item, flip).first == "It ignores divisions.")
  }

  @Test("Edges that are asked for override the role, and of several parts there the best is taken")
  func edges() {
    let size = LayoutSize(width: 10, height: 10)
    expect(
      LayoutRect(222.75, 329.5, 10, 10), of: ItemPlacement(.alert, size: size, position: .at(.leading)),
      in: Self.landscape)
    #expect(
      reasons(ItemPlacement(.alert, size: size, position: .at(.leading)), Self.landscape).first
        == "It is to lie at the leading edge.")
    let grid = LayoutEnvironment.area(100, 70, columns: [(40, 10)], rows: [(20, 10)])
    expect(LayoutRect(15, 45, 10, 10), of: ItemPlacement(.alert, size: size, position: .at([.leading])), in: grid)
    expect(LayoutRect(70, 5, 10, 10), of: ItemPlacement(.alert, size: size), in: grid)
    expect(LayoutRect(70, 45, 10, 10), of: ItemPlacement(.control, size: size), in: grid)
    expect(
      LayoutRect(70, 45, 10, 10), of: ItemPlacement(.alert, size: size, position: .at([.leading, .trailing])), in: grid)
    expect(LayoutRect(15, 45, 10, 10), of: ItemPlacement(.sheet, size: size), in: grid)
  }

  @Test("An item with a point goes to the nearest part, and as near to the point as it can")
  func anchored() {
    func item(_ x: Double, _ y: Double, _ width: Double = 100) -> ItemPlacement {
      ItemPlacement(.menu, size: LayoutSize(width: width, height: 60), position: .near(LayoutPoint(x: x, y: y)))
    }
    #expect(Self.landscape.placement(of: item(200, 300))?.frame == LayoutRect(150, 270, 100, 60))
    #expect(Self.landscape.placement(of: item(450, 10))?.frame == LayoutRect(355.5, 0, 100, 60))
    #expect(Self.landscape.placement(of: item(490, 660))?.frame == LayoutRect(495.5, 609, 100, 60))
    // In the middle of the fold both are equally near: the first in reading order, which the direction decides.
    #expect(Self.landscape.placement(of: item(475.5, 300))?.segment == 0)
    #expect(Self.landscape.placement(of: item(475.5, 300))?.frame.maxX == 455.5)
    #expect(Self.landscape.withReversedDirection.placement(of: item(475.5, 300))?.frame.minX == 495.5)
    // What does not fit beside its point goes to where it fits.
    let uneven = LayoutEnvironment.area(100, 50, columns: [(20, 10)])
    #expect(
      uneven.placement(
        of: ItemPlacement(.menu, size: LayoutSize(width: 50, height: 10), position: .near(LayoutPoint(x: 5, y: 5))))?
        .frame == LayoutRect(30, 0, 50, 10))
    #expect(
      reasons(item(200, 300), Self.landscape) == [
        "It goes to the segment nearest to (200, 300).", "It lies as near as it can within 455.5 × 669 at (0, 0).",
      ])
  }

  @Test("Occlusions and the safe area are kept off, in another free rectangle where the largest is too small")
  func occlusions() {
    var environment = LayoutEnvironment.area(100, 100)
    environment.safeAreaInsets = LayoutEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    environment.regions?.occlusions = [OcclusionRegion(id: 1, frame: LayoutRect(70, 10, 30, 20), isActive: true)]
    // 100 × 70 below is the largest, and 70 × 90 beside is the one that is high enough.
    expect(
      LayoutRect(5, 60, 90, 10), of: ItemPlacement(.alert, size: LayoutSize(width: 90, height: 10)), in: environment)
    expect(
      LayoutRect(30, 15, 10, 80), of: ItemPlacement(.alert, size: LayoutSize(width: 10, height: 80)), in: environment)
    environment.regions?.occlusions = [OcclusionRegion(id: 1, frame: LayoutRect(0, 0, 100, 100), isActive: true)]
    expect(nil, of: ItemPlacement(.alert, size: LayoutSize(width: 30, height: 10)), in: environment)
    #expect(reasons(ItemPlacement(.alert, size: .zero), environment).last == "Nothing is free.")
  }

  @Test(
    "An item that does not fit at its side goes to the other, and only then is shrunk",
    arguments: [Double.infinity, 200])
  func shrinking(height: Double) {
    let uneven = LayoutEnvironment.area(100, 50, columns: [(60, 10)])
    expect(LayoutRect(5, 20, 50, 10), of: ItemPlacement(.alert, size: LayoutSize(width: 50, height: 10)), in: uneven)
    #expect(
      reasons(ItemPlacement(.alert, size: LayoutSize(width: 50, height: 10)), uneven) == [
        "An alert goes to the trailing edge.", "50 × 10 does not fit in segment 2.",
        "It lies in the middle of 60 × 50 at (0, 0).",
      ])
    let item = ItemPlacement(.alert, size: LayoutSize(width: 20, height: height))
    expect(LayoutRect(75, 0, 20, 50), of: item, in: uneven)
    #expect(uneven.placement(of: item)?.isShrunk == true)
    let impossible = ItemPlacement(
      .alert, size: LayoutSize(width: .nan, height: -5), position: .near(LayoutPoint(x: 3, y: 4)))
    #expect(uneven.placement(of: impossible)?.frame == LayoutRect(3, 4, 0, 0))
    let nowhere = ItemPlacement(
      .alert, size: LayoutSize(width: 20, height: 10), position: .near(LayoutPoint(x: .nan, y: height)))
    #expect(uneven.placement(of: nowhere)?.frame == LayoutRect(75, 20, 20, 10))
  }

  @Test("Of several free rectangles controls along the bottom take the lowest, and one with a point the nearest")
  func severalFree() {
    var environment = LayoutEnvironment.area(100, 100)
    environment.regions?.occlusions = [OcclusionRegion(id: 1, frame: LayoutRect(60, 70, 40, 30), isActive: true)]
    let size = LayoutSize(width: 50, height: 10)
    // 100 × 70 above is the largest.
    expect(LayoutRect(5, 90, 50, 10), of: ItemPlacement(.bottomControls, size: size), in: environment)
    expect(LayoutRect(25, 30, 50, 10), of: ItemPlacement(.control, size: size), in: environment)
    let near = ItemPlacement(.control, size: size, position: .near(LayoutPoint(x: 30, y: 90)))
    #expect(environment.placement(of: near)?.frame == LayoutRect(5, 85, 50, 10))
    let both = ItemPlacement(.alert, size: size, position: .at([.leading, .trailing]))
    #expect(reasons(both, Self.landscape).first == "It goes to the segment with the largest usable area.")
  }

  @Test("Of places that keep as much of a shrunk item the nearest to its point is taken, however far that is")
  func shrunkNear() {
    var environment = LayoutEnvironment.area(1000, 600)
    environment.regions?.occlusions = [OcclusionRegion(id: 1, frame: LayoutRect(400, 0, 200, 500), isActive: true)]
    func placed(_ x: Double) -> LayoutRect? {
      environment.placement(
        of: ItemPlacement(
          .control, size: LayoutSize(width: 450, height: 550), position: .near(LayoutPoint(x: x, y: 300))))?.frame
    }
    #expect(placed(900) == LayoutRect(600, 25, 400, 550))
    #expect(placed(100) == LayoutRect(0, 25, 400, 550))
    let far = ItemPlacement(
      .menu, size: LayoutSize(width: 10, height: 10), position: .near(LayoutPoint(x: 1e200, y: 5)))
    #expect(Self.landscape.placement(of: far)?.frame == LayoutRect(941, 0, 10, 10))
    let large = ItemPlacement(.sheet, size: LayoutSize(width: 2_000, height: 10), ignoresDivisions: true)
    #expect(reasons(large, Self.landscape)[1] == "2000 × 10 does not fit.")
    let grid = LayoutEnvironment.area(100, 70, columns: [(40, 10)], rows: [(20, 10)])
    #expect(reasons(ItemPlacement(.alert, size: .zero), grid)[0] == "An alert goes to the top and trailing edges.")
  }

  @Test("What is shrunk keeps the most of it, and a segment of which nothing is free is named")
  func keepsTheMost() {
    var environment = LayoutEnvironment.area(290, 500)
    environment.regions?.occlusions = [OcclusionRegion(id: 1, frame: LayoutRect(100, 0, 190, 400), isActive: true)]
    // 100 × 500 is the largest that is free, and in 290 × 100 more of the item is left.
    expect(
      LayoutRect(0, 440, 290, 20), of: ItemPlacement(.alert, size: LayoutSize(width: 300, height: 20)), in: environment)
    var covered = LayoutEnvironment.area(100, 50, columns: [(40, 10)])
    covered.regions?.occlusions = [OcclusionRegion(id: 1, frame: LayoutRect(50, 0, 50, 50), isActive: true)]
    #expect(
      reasons(ItemPlacement(.alert, size: LayoutSize(width: 10, height: 10)), covered) == [
        "An alert goes to the trailing edge.", "Nothing of segment 2 is free.",
        "It lies in the middle of 40 × 50 at (0, 0).",
      ])
  }
}
