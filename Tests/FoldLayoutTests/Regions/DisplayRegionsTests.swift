import Testing

@testable import FoldLayout

@Suite("Regions of a display, told to a window (F10)")
struct DisplayRegionsTests {
  private static let surfaceDuo = DisplayRegions(
    display: .inner, size: LayoutSize(width: 1113.6, height: 720).snapped,
    regions: LayoutRegions(divisions: [
      DivisionRegion(
        id: 1, frame: LayoutRect(x: 540, y: 0, width: 33.6, height: 720).snapped, axis: .vertical, isActive: true,
        isPhysicalGap: true)
    ]))

  private static let duo = DisplayRegions(
    display: .inner, size: LayoutSize(width: 951, height: 669),
    regions: LayoutRegions(
      divisions: [Environments.fold(isActive: true)],
      occlusions: [OcclusionRegion(id: 1, frame: LayoutRect(x: 867, y: 0, width: 84, height: 120), isActive: true)]))

  private func environment(_ window: LayoutRect, _ regions: LayoutRegions) -> LayoutEnvironment {
    var environment = LayoutEnvironment(size: window.size)
    environment.regions = regions
    return environment
  }

  @Test(
    "A window beside the hinge has none, and one across it has its part (case 25)",
    arguments: [
      (LayoutRect(x: 0, y: 0, width: 540, height: 720), nil),
      (LayoutRect(x: 574, y: 0, width: 539, height: 720), nil),
      (LayoutRect(x: 400, y: 100, width: 300, height: 400), LayoutRect(x: 140, y: 0, width: 33.6, height: 400)),
    ] as [(LayoutRect, LayoutRect?)])
  func windows(window: LayoutRect, expected: LayoutRect?) throws {
    let regions = try Self.surfaceDuo.regions(in: window, on: .inner)
    #expect(regions.divisions.map(\.frame) == (expected.map { [$0.snapped] } ?? []))
    #expect(environment(window, regions).posture == (expected == nil ? .flat : .book))
    let widths = environment(window, regions).segments.map(\.frame.width)
    #expect(widths == (expected == nil ? [window.width] : [140, 126.4].map(\.snappedLength)))
  }

  @Test("Coordinates of two displays are never subtracted from each other (case 14)")
  func twoDisplays() throws {
    let window = LayoutRect(x: 0, y: 0, width: 466, height: 678)
    #expect(throws: DisplayRegions.Refusal.displaysDiffer(regions: .inner, window: .outer)) {
      try Self.duo.regions(in: window, on: .outer)
    }
    let whole = LayoutRect(x: 0, y: 0, width: 951, height: 669)
    #expect(try Self.duo.regions(in: whole, on: .inner) == Self.duo.regions)
  }

  @Test("A window that cannot be is refused, in a sentence that says what to do")
  func impossibleWindow() {
    for window in [LayoutRect(x: .nan, y: 0, width: 1, height: 1), LayoutRect(x: 0, y: 0, width: -1, height: 1)] {
      #expect(throws: DisplayRegions.Refusal.self) { try Self.duo.regions(in: window, on: .inner) }
    }
    let refusals: [DisplayRegions.Refusal] = [
      .displaysDiffer(regions: .inner, window: .outer), .impossibleWindow(LayoutRect(x: 0, y: 0, width: -1, height: 1)),
    ]
    #expect(
      refusals.map(\.description) == [
        "The regions belong to a display that is inner and the window is on one that is outer; "
          + "ask for the regions of the display that shows the window.",
        "No window is -1.0 wide and 1.0 high at (0.0, 0.0); give its frame in the coordinates of its display.",
      ])
  }

  @Test("In Split View each window has a slice of the fold, and of the margins what lies inside (F3)")
  func splitView() throws {
    // 469 wide each, 13 apart about the crease at 475.5; geometry.md, section 2.4.
    let left = try Self.duo.regions(in: LayoutRect(x: 0, y: 0, width: 469, height: 669), on: .inner)
    let right = try Self.duo.regions(in: LayoutRect(x: 482, y: 0, width: 469, height: 669), on: .inner)
    #expect(left.divisions.map(\.frame) == [LayoutRect(x: 455.5, y: 0, width: 13.5, height: 669)])
    #expect(right.divisions.map(\.frame) == [LayoutRect(x: 0, y: 0, width: 13.5, height: 669)])
    #expect(left.divisions.map(\.bareFrame) == [nil] && right.divisions.map(\.bareFrame) == [nil])
    #expect(left.divisions.map(\.axis) == [.vertical] && right.divisions.map(\.axis) == [.vertical])
    #expect(left.occlusions.isEmpty)
    #expect(right.occlusions.map(\.frame) == [LayoutRect(x: 385, y: 0, width: 84, height: 120)])
  }

  @Test("Cut inside its margin, a fold keeps its bare line where it was (F3)")
  func cutMargin() throws {
    let regions = try Self.duo.regions(in: LayoutRect(x: 465.5, y: 10, width: 200, height: 100), on: .inner)
    let fold = try #require(regions.divisions.first)
    #expect(fold.frame == LayoutRect(x: 0, y: 0, width: 30, height: 100))
    #expect(fold.margins == LayoutEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
    #expect(fold.bareFrame == LayoutRect(x: 10, y: 0, width: 0, height: 100))
  }

  @Test("Turned, the fold runs the other way, and turned back it is as it was", arguments: QuarterTurn.allCases)
  func turning(turn: QuarterTurn) throws {
    let turned = Self.duo.turned(by: turn)
    let fold = try #require(turned.regions.divisions.first)
    let isQuarter = turn == .clockwise || turn == .counterclockwise
    #expect(fold.axis == (isQuarter ? .horizontal : .vertical))
    #expect(fold.thickness == 40)
    #expect(fold.bareFrame?.size == LayoutSize(width: 0, height: 669).turned(by: turn))
    #expect(turned.size == Self.duo.size.turned(by: turn))
    #expect(turned.turned(by: turn.reversed) == Self.duo)
  }

  @Test("The hinge takes its axis with it as the device is turned (case 29)")
  func turnedHinge() throws {
    let turned = Self.surfaceDuo.turned(by: .counterclockwise)
    let hinge = try #require(turned.regions.divisions.first)
    #expect(hinge.axis == .horizontal)
    #expect(hinge.thickness == 33.6.snappedLength)
    let window = LayoutRect(x: 0, y: 0, width: 720, height: 1113.6).snapped
    let segments = environment(window, try turned.regions(in: window, on: .inner)).segments.map(\.frame)
    #expect(
      segments == [
        LayoutRect(x: 0, y: 0, width: 720, height: 540),
        LayoutRect(x: 0, y: 573.6, width: 720, height: 540).snapped,
      ])
  }

  @Test("A band that its source declares reaches a window beside its frame, from edge to edge (L1, case 32)")
  func declaredBand() throws {
    let crease = DivisionRegion(
      id: 1, frame: LayoutRect(x: 975, y: 1000, width: 260, height: 200),
      margins: LayoutEdgeInsets(top: 5, left: 6, bottom: 7, right: 8), axis: .vertical, isActive: true)
    let display = DisplayRegions(
      display: .inner, size: LayoutSize(width: 2210, height: 2416), regions: LayoutRegions(divisions: [crease]))
    for top in [0, 1100, 1200, 1300] as [Double] {
      let window = LayoutRect(x: 100, y: top, width: 2000, height: 500)
      let band = try #require(try display.regions(in: window, on: .inner).divisions.first)
      #expect(band.frame == LayoutRect(x: 875, y: 0, width: 260, height: 500))
      #expect(band.margins.left == 6 && band.margins.right == 8)
      #expect(band.margins.top <= 5 && band.margins.bottom <= 7)
    }
  }

  @Test("A region that cannot be is left as it is, so that telling it reports it (F9)")
  func malformed() throws {
    var display = Self.duo
    display.regions.divisions[0].margins.left = -5
    display.regions.occlusions[0].frame = LayoutRect(x: .nan, y: 0, width: 1, height: 1)
    let window = LayoutRect(x: 0, y: 0, width: 469, height: 669)
    let regions = try display.regions(in: window, on: .inner)
    #expect(
      environment(window, regions).canonical().issues == [
        .divisionDropped(1, .impossibleMargins), .occlusionDropped(1, .impossibleFrame),
      ])
    #expect(
      environment(LayoutRect(x: 0, y: 0, width: 951, height: 669), display.regions).restricted(to: window).canonical()
        .issues.count == 2)
  }
}
