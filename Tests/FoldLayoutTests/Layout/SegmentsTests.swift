import Testing

@testable import FoldLayout

@Suite("Segments (L1)")
struct SegmentsTests {
  private func environment(
    _ divisions: [DivisionRegion], size: LayoutSize = LayoutSize(width: 951, height: 669),
    _ direction: Interface.LayoutDirection = .leftToRight
  ) -> LayoutEnvironment {
    var environment = LayoutEnvironment(size: size)
    environment.layoutDirection = direction
    environment.regions = LayoutRegions(divisions: divisions)
    return environment
  }

  /// A band from edge to edge that is declared separating.
  private func band(_ id: RegionID, _ axis: LayoutAxis, at start: Double, _ thickness: Double) -> DivisionRegion {
    let frame =
      axis == .vertical
      ? LayoutRect(x: start, y: 0, width: thickness, height: 669)
      : LayoutRect(x: 0, y: start, width: 951, height: thickness)
    return DivisionRegion(id: id, frame: frame, axis: axis, isActive: false, isDeclaredSeparating: true)
  }

  @Test("Half open, the Duo has 455.5 on either side of the band; flat it is whole (case 5)")
  func duo() {
    let halves = Environments.folded(isActive: true, status: .partiallyOpen).segments
    #expect(
      halves.map(\.frame) == [
        LayoutRect(x: 0, y: 0, width: 455.5, height: 669), LayoutRect(x: 495.5, y: 0, width: 455.5, height: 669),
      ])
    for (isActive, status) in [(false, Hinge.Status.fullyOpen), (true, .fullyOpen), (false, .partiallyOpen)] {
      let whole = Environments.folded(isActive: isActive, status: status)
      #expect(whole.segments.map(\.frame) == [whole.bounds])
    }
  }

  @Test("An active band of 40 in 800 leaves 380 and 380, and neither a line lying flat nor a flag that is off does")
  func thickness() {
    for (frame, isActive, expected) in [
      (LayoutRect(x: 400, y: 0, width: 0, height: 900), false, [800]),
      (LayoutRect(x: 380, y: 0, width: 40, height: 900), false, [800]),
      (LayoutRect(x: 380, y: 0, width: 40, height: 900), true, [380, 380]),
    ] as [(LayoutRect, Bool, [Double])] {
      let edges = LayoutRect(x: 0, y: 0, width: 800, height: 900)
      let fold = DivisionRegion(id: 1, frame: frame, joining: edges, isActive: isActive)
      #expect(environment([fold], size: edges.size).segments.map(\.frame.width) == expected)
    }
  }

  @Test("A line without thickness divides and takes nothing")
  func line() {
    let segments = environment([band(1, .vertical, at: 475.5, 0)]).segments
    #expect(segments.map(\.frame.width) == [475.5, 475.5])
    #expect(segments.map(\.frame.minX) == [0, 475.5])
  }

  @Test("Divisions on both axes, listed by rows and within them from leading to trailing")
  func grid() {
    let divisions = [
      band(1, .vertical, at: 300, 10), band(2, .horizontal, at: 400, 20), band(3, .vertical, at: 600, 0),
    ]
    let leftToRight = environment(divisions).segments
    #expect(leftToRight.map { [$0.row, $0.column] } == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]])
    #expect(leftToRight.map(\.frame.minX) == [0, 310, 600, 0, 310, 600])
    #expect(leftToRight.map(\.frame.minY) == [0, 0, 0, 420, 420, 420])
    let rightToLeft = environment(divisions, .rightToLeft).segments
    #expect(rightToLeft.map { [$0.row, $0.column] } == leftToRight.map { [$0.row, $0.column] })
    #expect(rightToLeft.map(\.frame.minX) == [600, 310, 0, 600, 310, 0])
  }

  @Test("Parallel and overlapping bands leave what lies between them, and no empty segment")
  func parallel() {
    #expect(
      environment([band(1, .vertical, at: 300, 10), band(2, .vertical, at: 305, 50), band(3, .vertical, at: 355, 5)])
        .segments.map(\.frame) == [
          LayoutRect(x: 0, y: 0, width: 300, height: 669), LayoutRect(x: 360, y: 0, width: 591, height: 669),
        ])
    #expect(environment([band(1, .vertical, at: 0, 951)]).segments.isEmpty)
    #expect(environment([band(1, .vertical, at: -5, 2000)]).segments.isEmpty)
  }

  @Test("A band at an edge trims it and divides nothing")
  func trimming() {
    for (start, thickness, frame) in [
      (0, 13.5, LayoutRect(x: 13.5, y: 0, width: 937.5, height: 669)),
      (-20, 40, LayoutRect(x: 20, y: 0, width: 931, height: 669)),
      (937.5, 13.5, LayoutRect(x: 0, y: 0, width: 937.5, height: 669)),
      (940, 40, LayoutRect(x: 0, y: 0, width: 940, height: 669)),
      (951, 40, LayoutRect(x: 0, y: 0, width: 951, height: 669)),
      (-40, 40, LayoutRect(x: 0, y: 0, width: 951, height: 669)),
    ] as [(Double, Double, LayoutRect)] {
      let environment = environment([band(1, .vertical, at: start, thickness)])
      #expect(environment.segments.map(\.frame) == [frame], "\(start)")
      #expect(environment.posture == .flat)
      guard case .trims(_, _, let band, _) = Segments().explanation(in: environment).reasons.first else { continue }
      #expect(environment.bounds.contains(band, tolerance: 0))
    }
  }

  @Test("What leaves half a pixel or less rounds away, at an edge and between bands")
  func slivers() {
    var environment = environment([band(1, .vertical, at: 0.25, 40), band(2, .vertical, at: 40.5, 10)])
    environment.displayScale = 2
    #expect(environment.segments.map(\.frame.minX) == [50.5])
    environment.displayScale = 3
    #expect(environment.segments.map(\.frame.minX) == [0, 40.25, 50.5])
  }

  @Test("One that does not span divides nothing; a physical gap is an obstacle then, and a declared axis a band")
  func notSpanning() {
    let fragment = LayoutRect(x: 100, y: 400, width: 800, height: 4)
    let edges = LayoutRect(x: 0, y: 0, width: 951, height: 669)
    var division = DivisionRegion(id: 1, frame: fragment, joining: edges, isActive: true)
    #expect(environment([division]).segments.map(\.frame) == [edges])
    #expect(environment([division]).obstacles.isEmpty)
    division.isPhysicalGap = true
    #expect(environment([division]).segments.map(\.frame) == [edges])
    #expect(environment([division]).obstacles == [division])
    division.isAxisDeclared = true
    #expect(environment([division]).segments.map(\.frame.height) == [400, 265])
    #expect(environment([division]).obstacles.isEmpty)
  }

  @Test("Within a pixel of both edges a line spans, by the display's own pixel", arguments: [1, 2, 3] as [Double])
  func pixel(scale: Double) {
    for (gap, isSpanning) in [(1 / scale, true), (1 / scale + 0.01, false)] {
      var environment = LayoutEnvironment(size: LayoutSize(width: 951, height: 669))
      environment.displayScale = scale
      environment.regions = LayoutRegions(divisions: [
        DivisionRegion(
          id: 1, frame: LayoutRect(x: 475.5, y: gap, width: 0, height: 669 - 2 * gap),
          joining: environment.bounds, isActive: true)
      ])
      #expect(environment.segments.count == (isSpanning ? 2 : 1))
    }
  }

  @Test("The three-fold has three parts, two or one, by what is bent")
  func trifold() {
    let size = LayoutSize(width: 1080, height: 792)
    let bounds = LayoutRect(origin: .zero, size: size)
    for (left, right, widths) in [
      (true, true, [333, 382.5, 364.5]), (true, false, [333, 747]), (false, true, [715.5, 364.5]),
      (false, false, [1080]),
    ] as [(Bool, Bool, [Double])] {
      let folds = [(1, 333, left), (2, 715.5, right)].map { id, x, isActive in
        DivisionRegion(
          id: RegionID(rawValue: id), frame: LayoutRect(x: x, y: 0, width: 0, height: 792), joining: bounds,
          isActive: isActive)
      }
      #expect(environment(folds, size: size).segments.map(\.frame.width) == widths)
    }
  }

  @Test("Every division has its reason")
  func reasons() {
    var environment = Environments.folded(isActive: true, status: .fullyOpen)
    let edges = environment.bounds
    environment.regions?.divisions += [
      band(2, .vertical, at: 300, 10), band(3, .horizontal, at: 0, 20), band(4, .vertical, at: 2000, 10),
      DivisionRegion(
        id: 5, frame: LayoutRect(x: 10, y: 100, width: 50, height: 4), joining: edges, isActive: true,
        isPhysicalGap: true),
      DivisionRegion(id: 6, frame: LayoutRect(x: 475, y: 0, width: 0, height: 669), joining: edges, isActive: false),
    ]
    let explanation = Segments().explanation(in: environment)
    #expect(explanation.answer == environment.segments)
    #expect(
      explanation.reasons == [
        .doesNotSeparate(1, .isContradicted(by: .fullyOpen)),
        .divides(2, axis: .vertical, band: LayoutRect(x: 300, y: 0, width: 10, height: 669), .isDeclaredSeparating),
        .trims(3, .top, band: LayoutRect(x: 0, y: 0, width: 951, height: 20), .isDeclaredSeparating),
        .isOutside(4),
        .doesNotSpan(5, frame: LayoutRect(x: 10, y: 100, width: 50, height: 4), isObstacle: true),
        .doesNotSeparate(6, .isInactive),
      ])
    #expect(
      explanation.reasons.map(\.description) == [
        "Division 1 divides nothing: it is called active, but its hinge is fully open.",
        "Division 2 divides into left and right: it is declared separating, and x 300 to 310 stays empty.",
        "Division 3 takes the top edge and divides nothing: it is declared separating, and y 0 to 20 stays empty.",
        "Division 4 lies outside and divides nothing.",
        "Division 5 does not run from edge to edge and divides nothing, but as a physical gap it is an obstacle: "
          + "50 × 4 at (10, 100).",
        "Division 6 divides nothing: it is not active.",
      ])
  }

  @Test("Facts that cannot be make no segment, and never a trap (F9)")
  func impossible() {
    for size in [
      LayoutSize(width: -1, height: 5), LayoutSize(width: .nan, height: 5), LayoutSize(width: .infinity, height: 5),
      .zero,
    ] {
      #expect(environment([band(1, .vertical, at: 0, 1)], size: size).segments.isEmpty)
      #expect(environment([], size: size).usableAreas.isEmpty)
    }
    for frame in [
      LayoutRect(x: 100, y: 0, width: -50, height: 669), LayoutRect(x: .nan, y: 0, width: 1, height: 669),
      LayoutRect(x: 0, y: 0, width: .infinity, height: 669),
    ] {
      let division = DivisionRegion(id: 1, frame: frame, axis: .vertical, isActive: true)
      #expect(environment([division]).segments.count == 1)
      #expect(environment([division]).posture == .flat)
      let gap = DivisionRegion(
        id: 1, frame: LayoutRect(x: frame.minX, y: 5, width: frame.width, height: 9),
        joining: .init(x: 0, y: 0, width: 1, height: 1),
        isActive: true, isPhysicalGap: true)
      #expect(environment([gap]).obstacles.isEmpty)
    }
    for size in [LayoutSize(width: -10, height: 100), LayoutSize(width: .nan, height: 100)] {
      var environment = environment([band(1, .vertical, at: -20, 40)], size: size)
      environment.regions?.divisions[0].isPhysicalGap = true
      environment.safeAreaInsets = LayoutEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
      #expect(environment.usableAreas.isEmpty && environment.obstacles.isEmpty)
      #expect(environment.barFrame(onSide: .left) == nil)
      #expect(environment.occlusionInsets(for: environment.bounds) == nil)
    }
    for scale in [0, -0.01, .nan, .infinity] as [Double] {
      var environment = environment([band(1, .vertical, at: 100, 40), band(2, .vertical, at: 120, 40)])
      environment.displayScale = scale
      #expect(environment.segments.map(\.frame.width) == [100, 791])
    }
  }
}
