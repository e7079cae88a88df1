import Testing

@testable import FoldLayout

@Suite("Usable areas (L2)")
struct UsableAreasTests {
  private func environment(
    _ occlusions: [LayoutRect], safeArea: LayoutEdgeInsets? = nil, _ direction: Interface.LayoutDirection = .leftToRight
  ) -> LayoutEnvironment {
    var environment = LayoutEnvironment(size: LayoutSize(width: 100, height: 100))
    environment.layoutDirection = direction
    environment.safeAreaInsets = safeArea
    environment.regions = LayoutRegions(
      occlusions: occlusions.enumerated().map { index, frame in
        OcclusionRegion(id: RegionID(rawValue: index + 1), frame: frame, isActive: true)
      })
    return environment
  }

  private func maximal(_ environment: LayoutEnvironment) -> [LayoutRect] {
    UsableAreas(listsMaximal: true).answer(in: environment).first?.maximal ?? []
  }

  @Test("On the Duo's cover 382 × 644 is usable, inside 867 × 635 (case 10)")
  func duo() {
    var cover = LayoutEnvironment(size: LayoutSize(width: 466, height: 678))
    cover.safeAreaInsets = LayoutEdgeInsets(top: 0, left: 0, bottom: 34, right: 84)
    cover.regions = LayoutRegions(occlusions: [
      OcclusionRegion(id: 1, frame: LayoutRect(x: 382, y: 0, width: 84, height: 170), isActive: true),
      OcclusionRegion(id: 2, frame: LayoutRect(x: 399.7, y: 29.3, width: 37, height: 37), isActive: true),
    ])
    #expect(cover.usableAreas.map(\.largest) == [LayoutRect(x: 0, y: 0, width: 382, height: 644)])
    var inner = Environments.folded(isActive: false, status: .fullyOpen)
    inner.safeAreaInsets = LayoutEdgeInsets(top: 0, left: 0, bottom: 34, right: 84)
    #expect(inner.usableAreas.map(\.largest) == [LayoutRect(x: 0, y: 0, width: 867, height: 635)])
    inner = Environments.halfOpen
    // 371.5 after the fold: the fold is the middle of the display, not of the safe area.
    #expect(
      inner.usableAreas.map(\.largest) == [
        LayoutRect(x: 0, y: 0, width: 455.5, height: 635), LayoutRect(x: 495.5, y: 0, width: 371.5, height: 635),
      ])
  }

  @Test("Beside a corner that is covered the wider or the higher of two remains, whichever is larger")
  func corner() {
    let environment = environment([LayoutRect(x: 80, y: 0, width: 20, height: 30)])
    #expect(environment.usableAreas.first?.largest == LayoutRect(x: 0, y: 0, width: 80, height: 100))
    #expect(
      maximal(environment) == [
        LayoutRect(x: 0, y: 0, width: 80, height: 100), LayoutRect(x: 0, y: 30, width: 100, height: 70),
      ])
  }

  @Test("About a hole there are four, each from edge to edge")
  func hole() {
    #expect(
      Set(maximal(environment([LayoutRect(x: 40, y: 30, width: 10, height: 10)]))) == [
        LayoutRect(x: 0, y: 0, width: 100, height: 30), LayoutRect(x: 0, y: 40, width: 100, height: 60),
        LayoutRect(x: 0, y: 0, width: 40, height: 100), LayoutRect(x: 50, y: 0, width: 50, height: 100),
      ])
  }

  @Test("Of equal ones the higher comes first, then the one nearer to the leading edge")
  func ties() {
    let middle = LayoutRect(x: 40, y: 0, width: 20, height: 100)
    #expect(maximal(environment([middle])).map(\.minX) == [0, 60])
    #expect(maximal(environment([middle], .rightToLeft)).map(\.minX) == [60, 0])
    #expect(maximal(environment([LayoutRect(x: 0, y: 40, width: 100, height: 20)])).map(\.minY) == [0, 60])
    // The full width at the top and the full height at the left are as large: the wider one comes first.
    let quarter = LayoutRect(x: 50, y: 50, width: 50, height: 50)
    #expect(
      maximal(environment([quarter])) == [
        LayoutRect(x: 0, y: 0, width: 100, height: 50), LayoutRect(x: 0, y: 0, width: 50, height: 100),
      ])
  }

  @Test("What is not active covers nothing, and what is covered whole has no area")
  func coverage() {
    var covered = environment([LayoutRect(x: -10, y: -10, width: 200, height: 200)])
    #expect(covered.usableAreas.map(\.largest) == [nil])
    #expect(UsableAreas(listsMaximal: true).answer(in: covered).map(\.maximal) == [[]])
    #expect(UsableAreas().answer(in: covered).map(\.maximal) == [nil])
    covered.regions?.occlusions[0].isActive = false
    #expect(covered.usableAreas.map(\.largest) == [covered.bounds])
    let noRoom = environment([], safeArea: LayoutEdgeInsets(top: 60, left: 0, bottom: 40, right: 0))
    #expect(noRoom.usableAreas.map(\.largest) == [nil])
    let overlapping = environment([], safeArea: LayoutEdgeInsets(top: 80, left: 0, bottom: 40, right: 0))
    #expect(overlapping.usableAreas.map(\.largest) == [nil])
  }

  @Test("A physical gap that does not run from edge to edge is stepped round")
  func obstacle() {
    var environment = environment([])
    let bounds = environment.bounds
    environment.regions?.divisions = [
      DivisionRegion(
        id: 1, frame: LayoutRect(x: 40, y: 20, width: 20, height: 80), joining: bounds, isActive: false,
        isPhysicalGap: true)
    ]
    #expect(environment.usableAreas.map(\.largest) == [LayoutRect(x: 0, y: 0, width: 40, height: 100)])
    environment.regions?.divisions[0].isPhysicalGap = false
    #expect(environment.usableAreas.map(\.largest) == [environment.bounds])
  }

  @Test("The largest fold-free area is the wider, of equal ones that at the leading edge (case 38)")
  func choosing() {
    for (x, direction, expected) in [
      (1104, .leftToRight, 0), (1104, .rightToLeft, 1104), (800, .leftToRight, 800), (800, .rightToLeft, 800),
    ] as [(Double, Interface.LayoutDirection, Double)] {
      var environment = LayoutEnvironment(size: LayoutSize(width: 2208, height: 1840))
      environment.layoutDirection = direction
      environment.regions = LayoutRegions(divisions: [
        DivisionRegion(
          id: 1, frame: LayoutRect(x: x, y: 0, width: 0, height: 1840), joining: environment.bounds, isActive: true)
      ])
      let best = environment.usableAreas.compactMap(\.largest).max { $0.area < $1.area }
      let first = environment.usableAreas.compactMap(\.largest).first { $0.area == best?.area }
      #expect(first?.minX == expected)
    }
  }

  @Test("Every answer has its reasons, in sentences")
  func reasons() {
    var environment = Environments.halfOpen
    let bounds = environment.bounds
    environment.regions?.occlusions = [
      OcclusionRegion(id: 1, frame: LayoutRect(x: 600, y: 0, width: 200, height: 40), isActive: true),
      OcclusionRegion(id: 2, frame: LayoutRect(x: 0, y: 0, width: 455.5, height: 669), isActive: true),
    ]
    environment.regions?.divisions.append(
      DivisionRegion(
        id: 7, frame: LayoutRect(x: 500, y: 500, width: 10, height: 10), joining: bounds, isActive: false,
        isPhysicalGap: true))
    let explanation = UsableAreas().explanation(in: environment)
    #expect(explanation.answer == environment.usableAreas)
    #expect(
      explanation.reasons.map(\.description) == [
        "Division 1 divides into left and right: it is active, and x 455.5 to 495.5 stays empty.",
        "Division 7 does not run from edge to edge and divides nothing, but as a physical gap it is an obstacle: "
          + "10 × 10 at (500, 500).",
        "The safe area takes 34 at the bottom of segment 1.", "Occlusion 2 is active and covers part of segment 1.",
        "Nothing of segment 1 is free.", "The safe area takes 34 at the bottom, 84 at the right of segment 2.",
        "Occlusion 1 is active and covers part of segment 2.", "Division 7 is a gap inside segment 2.",
        "Of segment 2 357 × 595 at (510, 40) is free, the largest of 7 free rectangles.",
      ])
  }
}
