import Testing

@testable import FoldLayout

@Suite("Whether a rectangle is clear (L1, L2)")
struct ClearanceTests {
  private static let environment: LayoutEnvironment = {
    var environment = Environments.halfOpen
    let bounds = environment.bounds
    environment.regions?.occlusions = [
      OcclusionRegion(id: 1, frame: LayoutRect(x: 700, y: 0, width: 58, height: 37), isActive: true),
      OcclusionRegion(id: 2, frame: LayoutRect(x: 0, y: 0, width: 58, height: 37), isActive: false),
    ]
    environment.regions?.divisions += [
      DivisionRegion(
        id: 2, frame: LayoutRect(x: 600, y: 300, width: 10, height: 50), joining: bounds, isActive: false,
        isPhysicalGap: true),
      DivisionRegion(
        id: 3, frame: LayoutRect(x: 100, y: 300, width: 10, height: 50), joining: bounds, isActive: true),
    ]
    return environment
  }()

  @Test(
    "It is clear, or everything in its way is told",
    arguments: [
      (LayoutRect(x: 0, y: 0, width: 455.5, height: 635), []),
      (LayoutRect(x: 495.5, y: 37, width: 104.5, height: 598), []),
      (LayoutRect(x: 450, y: 50, width: 20, height: 20), [.division(1)]),
      (LayoutRect(x: 475, y: 50, width: 0, height: 0), [.division(1)]),
      (LayoutRect(x: 595, y: 290, width: 10, height: 20), [.obstacle(2)]),
      (LayoutRect(x: 105, y: 310, width: 1, height: 1), []),
      (LayoutRect(x: 690, y: 36, width: 100, height: 1), [.occlusion(1)]),
      (LayoutRect(x: 800, y: 600, width: 100, height: 60), [.unsafe(.bottom), .unsafe(.right)]),
      (LayoutRect(x: -1, y: 10, width: 10, height: 700), [.outside(.left), .outside(.bottom)]),
      (LayoutRect(x: 940, y: -5, width: 20, height: 20), [.outside(.top), .outside(.right)]),
      (
        LayoutRect(x: 0, y: 0, width: 951, height: 669),
        [.division(1), .obstacle(2), .occlusion(1), .unsafe(.bottom), .unsafe(.right)]
      ),
    ] as [(LayoutRect, [Clearance.Obstruction])])
  func obstructions(rect: LayoutRect, expected: [Clearance.Obstruction]) {
    let clearance = Self.environment.clearance(of: rect)
    #expect(clearance.obstructions == expected)
    #expect(clearance.isClear == expected.isEmpty)
  }

  @Test("A button under the system's column has to end at 382 (case 10)")
  func column() {
    var cover = LayoutEnvironment(size: LayoutSize(width: 466, height: 678))
    cover.safeAreaInsets = LayoutEdgeInsets(top: 0, left: 0, bottom: 34, right: 84)
    #expect(
      cover.clearance(of: LayoutRect(x: 406, y: 300, width: 40, height: 40)).obstructions == [.unsafe(.right)])
    #expect(cover.clearance(of: LayoutRect(x: 342, y: 300, width: 40, height: 40)).isClear)
  }

  @Test("What lies flat, or is contradicted, is in nobody's way (case 2)")
  func flat() {
    let rect = LayoutRect(x: 400, y: 100, width: 200, height: 100)
    #expect(Environments.folded(isActive: true, status: .fullyOpen).clearance(of: rect).isClear)
    #expect(!Environments.folded(isActive: true, status: .partiallyOpen).clearance(of: rect).isClear)
  }

  @Test("What is no rectangle is never clear, and nothing traps (F9)")
  func impossible() {
    for rect in [
      LayoutRect(x: .nan, y: 0, width: 1, height: 1), LayoutRect(x: 500, y: 0, width: -100, height: 10),
    ] {
      #expect(Self.environment.clearance(of: rect).obstructions == [.isImpossible])
    }
    let broken = Self.environment.restricted(to: LayoutRect(x: 490, y: 0, width: -30, height: 669))
    #expect(broken.clearance(of: LayoutRect(x: 0, y: 0, width: 1, height: 1)).obstructions == [.isImpossible])
  }
}
