import Testing

@testable import FoldLayout

@Suite("Panes where divisions divide (L3)")
struct DividedPaneTests {
  private static let two = [Pane(), Pane()]

  private func expect(
    _ frames: [LayoutRect?], of split: PaneSplit, in environment: LayoutEnvironment,
    at location: SourceLocation = #_sourceLocation
  ) {
    expectInBothDirections(frames, of: split, in: environment, at: location) { $0.frames }
  }

  @Test("The divider lies on the division, whose frame stays empty, and ratios give way (cases 8 and 28)")
  func divider() {
    let ratio = PaneSplit(panes: [Pane(width: .init(ratio: 0.3)), Pane()])
    expect([LayoutRect(0, 0, 455.5, 635), LayoutRect(495.5, 0, 371.5, 635)], of: ratio, in: Environments.halfOpen)
    #expect(
      reasons(ratio, Environments.halfOpen) == [
        "Panes go side by side: a division divides the area.",
        "Pane 1 is 455.5 wide because the divider lies on division 1 at 455.5.",
        "Pane 2 is 371.5 wide because the divider lies on division 1 at 495.5.",
      ])
    let thirds = PaneSplit(panes: [Pane(width: .init(ratio: 1 / 3)), Pane(width: .init(ratio: 2 / 3))])
    expect(
      [LayoutRect(0, 0, 540, 720), LayoutRect(573.5, 0, 540, 720)], of: thirds,
      in: .area(1113.5, 720, columns: [(540, 33.5)]))
    let bounded = PaneSplit(
      panes: [Pane(width: .init(maximum: .fractional(0.1))), Pane(width: .init(minimum: .fractional(0.9)))])
    expect([LayoutRect(0, 0, 455.5, 635), LayoutRect(495.5, 0, 371.5, 635)], of: bounded, in: Environments.halfOpen)
  }

  @Test("The division decides the axis, against the longer side")
  func axis() {
    let split = PaneSplit(panes: Self.two)
    expect([LayoutRect(0, 0, 90, 30), LayoutRect(0, 40, 90, 30)], of: split, in: .area(90, 70, rows: [(30, 10)]))
    #expect(split.answer(in: .area(90, 70, rows: [(30, 10)])).axis == .vertical)
    #expect(
      reasons(split, .area(90, 70, rows: [(30, 10)]))[1]
        == "Pane 1 is 30 high because the divider lies on division 1 at 30.")
  }

  @Test("A division that only takes an edge divides nothing, nor does one beyond the safe area")
  func notDividing() {
    expect(
      [LayoutRect(10, 0, 40, 50), LayoutRect(50, 0, 40, 50)], of: PaneSplit(panes: Self.two),
      in: .area(90, 50, columns: [(0, 10)]))
    var environment = LayoutEnvironment.area(100, 50, columns: [(80, 5)])
    environment.safeAreaInsets = LayoutEdgeInsets(top: 0, left: 0, bottom: 0, right: 15)
    expect([LayoutRect(0, 0, 40, 50), LayoutRect(40, 0, 40, 50)], of: PaneSplit(panes: Self.two), in: environment)
  }

  @Test("A pane grows no further than its maximum, and what is beside it stays empty")
  func maximum() {
    let split = PaneSplit(panes: [Pane(width: .init(maximum: .absolute(30))), Pane()])
    expect([LayoutRect(0, 0, 30, 50), LayoutRect(50, 0, 50, 50)], of: split, in: .area(100, 50, columns: [(40, 10)]))
    #expect(
      reasons(split, .area(100, 50, columns: [(40, 10)])).dropFirst() == [
        "Pane 1 is 30 wide because that is its maximum.",
        "10 beside pane 1 stay empty: every pane has its maximum.",
        "Pane 2 is 50 wide because the divider lies on division 1 at 50.",
      ])
  }

  @Test("A pane whose minimum fits in no segment is hidden, and the last takes the best one in which it fits")
  func minimums() {
    func pane(_ minimum: Double) -> Pane { Pane(width: .init(minimum: .absolute(minimum))) }
    let environment = LayoutEnvironment.area(100, 50, columns: [(40, 10)])
    expect(
      [LayoutRect(0, 0, 40, 50), LayoutRect(50, 0, 50, 50)], of: PaneSplit(panes: [pane(40), pane(50)]), in: environment
    )
    expect([LayoutRect(50, 0, 50, 50), nil], of: PaneSplit(panes: [pane(41), pane(50)]), in: environment)
    #expect(
      reasons(PaneSplit(panes: [pane(41), pane(50)]), environment).dropFirst() == [
        "Pane 2 is hidden: its minimum width of 50 no longer fits.",
        "Pane 1 takes part 2, the one with the largest usable area.",
      ])
    let compressed = PaneSplit(panes: [pane(60), pane(10)])
    expect([LayoutRect(50, 0, 50, 50), nil], of: compressed, in: environment)
    #expect(compressed.answer(in: environment).compressed == 0)
    // Both fit in one segment, and neither in the other.
    expect(
      [LayoutRect(20, 0, 40, 50), LayoutRect(60, 0, 40, 50)], of: PaneSplit(panes: [pane(30), pane(30)]),
      in: .area(100, 50, columns: [(10, 10)]))
  }

  @Test("One pane takes the segment with the largest usable area, of equal ones the leading, then the upper (case 38)")
  func best() {
    let one = PaneSplit(panes: [Pane()])
    expect([LayoutRect(0, 0, 1104, 1840)], of: one, in: .area(2208, 1840, columns: [(1104, 0)]))
    expect([LayoutRect(800, 0, 1408, 1840)], of: one, in: .area(2208, 1840, columns: [(800, 0)]))
    expect([LayoutRect(0, 0, 50, 20)], of: one, in: .area(50, 50, rows: [(20, 10)]))
    var covered = LayoutEnvironment.area(2208, 1840, columns: [(1104, 0)])
    covered.layoutDirection = .rightToLeft
    #expect(one.answer(in: covered).frames == [LayoutRect(1104, 0, 1104, 1840)])
    covered.regions?.occlusions = [OcclusionRegion(id: 9, frame: LayoutRect(1500, 0, 200, 1840), isActive: true)]
    #expect(one.answer(in: covered).frames == [LayoutRect(0, 0, 1104, 1840)])
    let grid = LayoutEnvironment.area(60, 60, columns: [(30, 0)], rows: [(30, 0)])
    expect([LayoutRect(0, 0, 30, 30)], of: one, in: grid)
    let tall = LayoutEnvironment.area(70, 60, columns: [(30, 0)], rows: [(30, 0)])
    expect([LayoutRect(30, 0, 40, 30)], of: one, in: tall)
  }

  @Test("Segments that an active occlusion covers can be left out, as long as one is clear (case 38)")
  func avoiding() {
    let pane = Pane(width: .init(minimum: .absolute(600)))
    var environment = LayoutEnvironment.area(2208, 1840, columns: [(1104, 0)])
    let split = PaneSplit(panes: [pane, pane], avoidsOccludedSegments: true)
    expect([LayoutRect(0, 0, 1104, 1840), LayoutRect(1104, 0, 1104, 1840)], of: split, in: environment)
    environment.regions?.occlusions = [OcclusionRegion(id: 9, frame: LayoutRect(1500, 0, 200, 1840), isActive: true)]
    expect([LayoutRect(0, 0, 1104, 1840), nil], of: split, in: environment)
    #expect(reasons(split, environment).first == "Part 2 stays empty: an active occlusion covers some of it.")
    environment.regions?.occlusions = [OcclusionRegion(id: 9, frame: LayoutRect(1000, 0, 200, 1840), isActive: true)]
    expect([LayoutRect(0, 0, 1104, 1840), LayoutRect(1104, 0, 1104, 1840)], of: split, in: environment)
  }

  @Test("More panes than segments share them by their usable area, the leading one more of equal ones")
  func sharing() {
    let three = PaneSplit(panes: [Pane(width: .init(preferred: .absolute(10))), Pane(), Pane()], spacing: 2)
    let environment = LayoutEnvironment.area(100, 50, columns: [(45, 10)])
    expect(
      [LayoutRect(0, 0, 10, 50), LayoutRect(12, 0, 33, 50), LayoutRect(55, 0, 45, 50)], of: three, in: environment)
    #expect(
      reasons(three, environment)[1...2] == [
        "Panes 1 and 2 share part 1.", "Pane 1 is 10 wide because it prefers that.",
      ])
    expect(
      [LayoutRect(0, 0, 20, 50), LayoutRect(30, 0, 34, 50), LayoutRect(66, 0, 34, 50)],
      of: PaneSplit(panes: [Pane(), Pane(), Pane()], spacing: 2),
      in: .area(100, 50, columns: [(20, 10)]))
    // What the first two need leaves no other way.
    let wide = Pane(width: .init(minimum: .absolute(30)))
    expect(
      [LayoutRect(0, 0, 20, 50), LayoutRect(30, 0, 35, 50), LayoutRect(65, 0, 35, 50)],
      of: PaneSplit(panes: [Pane(), wide, wide]), in: .area(100, 50, columns: [(20, 10)]))
    expect(
      [LayoutRect(30, 0, 30, 50), LayoutRect(60, 0, 40, 50)],
      of: PaneSplit(panes: [wide, Pane(width: .init(minimum: .absolute(40)))]), in: .area(100, 50, columns: [(20, 10)]))
  }

  @Test("Fewer panes than segments take the best, in their order, and share none while another is empty")
  func fewer() {
    let split = PaneSplit(panes: Self.two)
    // However small a segment is.
    expect([LayoutRect(0, 0, 20, 50), LayoutRect(30, 0, 70, 50)], of: split, in: .area(100, 50, columns: [(20, 10)]))
    expect(
      [LayoutRect(0, 0, 10, 50), LayoutRect(30, 0, 70, 50)], of: split, in: .area(100, 50, columns: [(10, 5), (25, 5)]))
    expect(
      [LayoutRect(0, 0, 30, 50), LayoutRect(60, 0, 40, 50)], of: split,
      in: .area(100, 50, columns: [(30, 5), (55, 5)]))
    expect(
      [LayoutRect(0, 0, 30, 50), LayoutRect(30, 0, 30, 50)], of: split,
      in: .area(90, 50, columns: [(30, 0), (60, 0)]))
  }

  @Test("Divisions along both axes make a grid that panes fill in reading order, or its best row or column")
  func grid() {
    let environment = LayoutEnvironment.area(100, 70, columns: [(45, 10)], rows: [(25, 5)])
    let four = PaneSplit(panes: [Pane(), Pane(), Pane(), Pane()])
    expect(
      [LayoutRect(0, 0, 45, 25), LayoutRect(55, 0, 45, 25), LayoutRect(0, 30, 45, 40), LayoutRect(55, 30, 45, 40)],
      of: four, in: environment)
    #expect(four.answer(in: environment).axis == nil)
    #expect(
      reasons(four, environment)[0...1] == [
        "Divisions run both ways: each pane goes into one of the parts.",
        "Pane 1 is 45 wide because the divider lies on division 1 at 45.",
      ])
    expect(
      [LayoutRect(0, 30, 45, 40), LayoutRect(55, 30, 45, 40)], of: PaneSplit(panes: Self.two, axes: .horizontal),
      in: environment)
    expect(
      [LayoutRect(0, 0, 45, 25), LayoutRect(0, 30, 45, 40)], of: PaneSplit(panes: Self.two, axes: .vertical),
      in: environment)
    expect([LayoutRect(0, 30, 45, 40), nil], of: PaneSplit(panes: Self.two, axes: []), in: environment)
    #expect(
      reasons(PaneSplit(panes: Self.two, axes: []), environment) == [
        "Divisions run both ways, and neither is allowed.", "Pane 1 is alone: no other has a higher priority.",
        "Pane 1 takes part 3, the one with the largest usable area.",
      ])
    #expect(
      reasons(PaneSplit(panes: Self.two, axes: .horizontal), environment).first
        == "Divisions run both ways, and panes may only go side by side: they take the best row.")
    // Bits that are no axis mean nothing.
    #expect(PaneSplit(panes: Self.two, axes: LayoutAxes(rawValue: 7)).answer(in: environment).axis == nil)
    // One pane takes the best segment of all, not of the best row.
    var covered = LayoutEnvironment.area(100, 95, columns: [(50, 0)], rows: [(50, 0)])
    covered.regions?.occlusions = [OcclusionRegion(id: 9, frame: LayoutRect(50, 0, 50, 50), isActive: true)]
    expect([LayoutRect(0, 0, 50, 50)], of: PaneSplit(panes: [Pane()], axes: .horizontal), in: covered)
    // Only along the axis of the panes the spacing is kept.
    expect(
      [LayoutRect(0, 0, 45, 50), LayoutRect(55, 0, 45, 50)],
      of: PaneSplit(panes: Self.two, spacing: 10, axes: .horizontal),
      in: .area(100, 100, columns: [(50, 0)], rows: [(50, 0)]))
    // Five panes: one segment of the larger two is shared along its longer side.
    let five = PaneSplit(panes: [Pane(), Pane(), Pane(), Pane(), Pane()])
    expect(
      [
        LayoutRect(0, 0, 45, 25), LayoutRect(55, 0, 45, 25), LayoutRect(0, 30, 22.5, 40),
        LayoutRect(22.5, 30, 22.5, 40),
        LayoutRect(55, 30, 45, 40),
      ], of: five, in: environment)
  }

  @Test("A division that lies flat is kept off on request only")
  func flat() {
    var environment = Environments.folded(isActive: false, status: .fullyOpen)
    environment.safeAreaInsets = LayoutEdgeInsets(top: 0, left: 0, bottom: 34, right: 84)
    expect(
      [LayoutRect(0, 0, 433.5, 635), LayoutRect(433.5, 0, 433.5, 635)], of: PaneSplit(panes: Self.two), in: environment)
    let aligned = PaneSplit(panes: Self.two, alignsToFlatDivisions: true)
    expect([LayoutRect(0, 0, 455.5, 635), LayoutRect(495.5, 0, 371.5, 635)], of: aligned, in: environment)
    #expect(reasons(aligned, environment)[1].hasSuffix("because the divider lies on division 1 at 455.5."))
  }

  @Test("At a division thinner than the spacing both sides give half of the rest, and one pane alone gives nothing")
  func spacing() {
    expect(
      [LayoutRect(0, 0, 47, 50), LayoutRect(53, 0, 47, 50)], of: PaneSplit(panes: Self.two, spacing: 6),
      in: .area(100, 50, columns: [(50, 0)]))
    expect(
      [LayoutRect(0, 0, 45, 50), LayoutRect(55, 0, 45, 50)], of: PaneSplit(panes: Self.two, spacing: 6),
      in: .area(100, 50, columns: [(45, 10)]))
    expect(
      [LayoutRect(0, 0, 50, 50)], of: PaneSplit(panes: [Pane()], spacing: 6), in: .area(100, 50, columns: [(50, 0)]))
    expect(
      [LayoutRect(0, 0, 50, 50), nil], of: PaneSplit(panes: Self.two, spacing: 600),
      in: .area(100, 50, columns: [(50, 0)]))
  }

  @Test("What rounds away is no part, whatever the safe area leaves of it, unless it is all that there is")
  func slivers() {
    var environment = LayoutEnvironment.area(100, 50, columns: [(40, 10)])
    environment.safeAreaInsets = LayoutEdgeInsets(top: 0, left: 39.75, bottom: 0, right: 0)
    environment.displayScale = 1
    let split = PaneSplit(panes: Self.two, preferredAxis: .horizontal)
    expect([LayoutRect(50, 0, 25, 50), LayoutRect(75, 0, 25, 50)], of: split, in: environment)
    var tiny = LayoutEnvironment.area(0.25, 0.25)
    tiny.displayScale = 1
    expect([LayoutRect(0, 0, 0.25, 0.25)], of: PaneSplit(panes: [Pane()]), in: tiny)
  }

  @Test("The best segment is that of which most is usable: safe, beside gaps, under no occlusion, whatever is laid out")
  func usable() {
    let one = PaneSplit(panes: [Pane()], area: .bounds)
    var environment = LayoutEnvironment.area(100, 50, columns: [(40, 10)])
    environment.safeAreaInsets = LayoutEdgeInsets(top: 0, left: 0, bottom: 0, right: 20)
    expect([LayoutRect(0, 0, 40, 50)], of: one, in: environment)
    environment.safeAreaInsets = nil
    let bounds = environment.bounds
    environment.regions?.divisions.append(
      DivisionRegion(
        id: 9, frame: LayoutRect(70, 10, 5, 30), joining: bounds, isActive: false, isPhysicalGap: true))
    expect([LayoutRect(0, 0, 40, 50)], of: one, in: environment)
  }

  @Test("Panes are shared out by usable area, and equally where surfaces are beyond all measure")
  func proportions() {
    let four = PaneSplit(panes: [Pane(), Pane(), Pane(), Pane()])
    expect(
      [LayoutRect(0, 0, 22, 50), LayoutRect(22, 0, 22, 50), LayoutRect(46, 0, 27, 50), LayoutRect(73, 0, 27, 50)],
      of: four, in: .area(100, 50, columns: [(44, 2)]))
    expect(
      [LayoutRect(0, 0, 20, 50), LayoutRect(40, 0, 20, 50), LayoutRect(60, 0, 20, 50), LayoutRect(80, 0, 20, 50)],
      of: four, in: .area(100, 50, columns: [(20, 20)]))
    let huge = LayoutEnvironment.area(1e160, 1e160, columns: [(5e159, 0)])
    let three = PaneSplit(panes: [Pane(), Pane(), Pane()]).answer(in: huge).frames
    #expect(three.map { ($0?.minX ?? -1) < 5e159 } == [true, true, false])
  }

  @Test("The reasons say what decided")
  func truth() {
    let wide = Pane(width: .init(minimum: .absolute(45)))
    var environment = LayoutEnvironment.area(100, 50, columns: [(40, 10)])
    environment.regions?.occlusions = [OcclusionRegion(id: 9, frame: LayoutRect(50, 20, 50, 30), isActive: true)]
    #expect(
      reasons(PaneSplit(panes: [wide]), environment) == ["Pane 1 takes part 2, the best in which its minimum fits."])
    #expect(
      reasons(PaneSplit(panes: [Pane()], avoidsOccludedSegments: true), environment) == [
        "Part 2 stays empty: an active occlusion covers some of it.",
        "Pane 1 takes part 1, the best of those that are clear.",
      ])
    // With the spacing, which one pane alone does not need, the first fits no more than the second.
    let thin = LayoutEnvironment.area(800, 600, columns: [(400, 0)])
    let four = Pane(width: .init(minimum: .absolute(400)))
    let one = Pane(width: .init(minimum: .absolute(100)))
    #expect(
      reasons(PaneSplit(panes: [four, one], spacing: 20), thin)[1...2] == [
        "Pane 2 is hidden: its minimum width of 100 no longer fits.",
        "Pane 1 takes part 1, the one with the largest usable area.",
      ])
    let nearly = PaneSplit(panes: [Pane(width: .init(minimum: .absolute(400.0004)))])
    #expect(nearly.answer(in: thin).compressed == nil)
    let narrow = Pane(width: .init(minimum: .absolute(10)))
    #expect(
      reasons(PaneSplit(panes: [narrow, narrow, narrow], spacing: 61), .area(100, 120))[1]
        == "Pane 3 is hidden: the spacing and the minimums of the others leave no room.")
    #expect(
      reasons(PaneSplit(panes: Self.two, spacing: 600), .area(100, 50))[1]
        == "Pane 2 is hidden: the spacing and the minimums of the others leave no room.")
    #expect(
      reasons(PaneSplit(panes: [Pane(width: .init(minimum: .absolute(200))), Pane()]), .area(100, 50))[1]
        == "Pane 2 is hidden: not even pane 1 fits.")
  }

  @Test("A container beyond all measure is divided as any other")
  func huge() {
    let environment = LayoutEnvironment.area(1e160, 1e160, columns: [(1e159, 1e159)])
    #expect(PaneSplit(panes: Self.two).answer(in: environment).hidden == [])
    #expect(PaneSplit(panes: Self.two).answer(in: environment).frames.allSatisfy { $0?.isPossible == true })
  }

  @Test("Nothing to share gives every pane nothing", arguments: [-1, 0, Double.nan, .infinity])
  func nothing(width: Double) {
    let split = PaneSplit(panes: Self.two, spacing: .nan)
    #expect(split.answer(in: .area(width, 50)).hidden == [0, 1])
    #expect(reasons(split, .area(width, 50)) == ["There is nothing to lay panes in."])
    #expect(PaneSplit(panes: []).answer(in: .area(50, 50)).placements.isEmpty)
    var covered = LayoutEnvironment.area(100, 50)
    covered.safeAreaInsets = LayoutEdgeInsets(top: 30, left: 0, bottom: 30, right: 0)
    #expect(split.answer(in: covered).hidden == [0, 1])
    // Insets that cannot be take nothing.
    covered.safeAreaInsets = LayoutEdgeInsets(top: -.infinity, left: -5, bottom: -.infinity, right: 0)
    #expect(split.answer(in: covered).frames == [LayoutRect(0, 0, 50, 50), LayoutRect(50, 0, 50, 50)])
    covered.safeAreaInsets = LayoutEdgeInsets(top: .infinity, left: 0, bottom: 0, right: 0)
    #expect(split.answer(in: covered).hidden == [0, 1])
  }

  @Test("Lengths that cannot be count as automatic or as nothing", arguments: [-1, Double.nan, .infinity, -.infinity])
  func impossible(length: Double) {
    for dimension in [PaneDimension.absolute(length), .fractional(length), .intrinsic] {
      let range = PaneDimensionRange(minimum: dimension, preferred: dimension, maximum: dimension)
      let pane = Pane(width: range, height: range, intrinsicSize: LayoutSize(width: length, height: length))
      for environment in [LayoutEnvironment.area(100, 50), Environments.halfOpen] {
        let answer = PaneSplit(panes: [pane, Pane()]).answer(in: environment)
        #expect(answer.frames.allSatisfy { $0?.isPossible ?? true })
        #expect(answer.frames.contains { $0 != nil })
      }
    }
  }
}
