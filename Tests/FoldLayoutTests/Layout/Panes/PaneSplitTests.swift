import Testing

@testable import FoldLayout

@Suite("Panes (L3)")
struct PaneSplitTests {
  private static let two = [Pane(), Pane()]

  private func expect(
    _ frames: [LayoutRect?], of split: PaneSplit, in environment: LayoutEnvironment,
    at location: SourceLocation = #_sourceLocation
  ) {
    expectInBothDirections(frames, of: split, in: environment, at: location) { $0.frames }
  }

  @Test("Undivided, the panes lie along the longer side, and side by side where both are equal")
  func axis() {
    let split = PaneSplit(panes: Self.two)
    expect([LayoutRect(0, 0, 60, 80), LayoutRect(60, 0, 60, 80)], of: split, in: .area(120, 80))
    expect([LayoutRect(0, 0, 80, 60), LayoutRect(0, 60, 80, 60)], of: split, in: .area(80, 120))
    expect([LayoutRect(0, 0, 40, 80), LayoutRect(40, 0, 40, 80)], of: split, in: .area(80, 80))
    let preferred = PaneSplit(panes: Self.two, preferredAxis: .vertical)
    expect([LayoutRect(0, 0, 120, 40), LayoutRect(0, 40, 120, 40)], of: preferred, in: .area(120, 80))
    #expect(reasons(preferred, .area(120, 80)).first == "Panes go one above the other: that is preferred.")
    #expect(preferred.answer(in: .area(120, 80, columns: [(50, 10)])).axis == .horizontal)
    #expect(split.answer(in: .area(120, 80)).axis == .horizontal)
    #expect(split.answer(in: .area(80, 120)).axis == .vertical)
    #expect(reasons(split, .area(80, 80)).first == "Panes go side by side: the area is as wide as it is high.")
    #expect(reasons(split, .area(80, 120)).first == "Panes go one above the other: that is the area's longer side.")
  }

  @Test("The safe area is what counts, not the bounds, unless it is asked for")
  func area() {
    // Wider than high, but not inside the safe area.
    var environment = LayoutEnvironment.area(120, 100)
    environment.safeAreaInsets = LayoutEdgeInsets(top: 10, left: 0, bottom: 0, right: 40)
    expect([LayoutRect(0, 10, 80, 45), LayoutRect(0, 55, 80, 45)], of: PaneSplit(panes: Self.two), in: environment)
    expect(
      [LayoutRect(0, 0, 60, 100), LayoutRect(60, 0, 60, 100)], of: PaneSplit(panes: Self.two, area: .bounds),
      in: environment)
  }

  @Test("A container that is compact in both directions shows the first pane alone, a divided one does not care")
  func compact() {
    var environment = LayoutEnvironment.area(678, 466)
    environment.sizeClasses = Interface.SizeClasses(horizontal: .compact, vertical: .compact)
    let split = PaneSplit(panes: [Pane(width: .init(maximum: .absolute(320))), Pane(priority: 1)])
    expect([LayoutRect(0, 0, 678, 466), nil], of: split, in: environment)
    #expect(split.answer(in: environment).axis == nil)
    #expect(split.answer(in: environment).hidden == [1])
    #expect(split.answer(in: environment).placements[0].isStretched)
    #expect(
      reasons(split, environment) == [
        "Pane 1 is alone: the container is compact in both directions.", "Pane 1 takes the whole area.",
        "Pane 1 is 678 wide, above its maximum of 320.",
      ])
    var divided = LayoutEnvironment.area(678, 466, columns: [(300, 20)])
    divided.sizeClasses = environment.sizeClasses
    #expect(split.answer(in: divided).hidden == [])
  }

  @Test("An axis that is not allowed shows the pane of the highest priority, in the best segment where one divides")
  func axisNotAllowed() {
    let split = PaneSplit(panes: Self.two, axes: .vertical)
    expect([LayoutRect(0, 0, 120, 80), nil], of: split, in: .area(120, 80))
    let second = PaneSplit(panes: [Pane(), Pane(priority: 1)], axes: .vertical)
    expect([nil, LayoutRect(0, 0, 120, 80)], of: second, in: .area(120, 80))
    expect([LayoutRect(50, 0, 70, 80), nil], of: split, in: .area(120, 80, columns: [(40, 10)]))
    expect([LayoutRect(0, 0, 55, 80), nil], of: split, in: .area(120, 80, columns: [(55, 10)]))
    expect(
      [LayoutRect(0, 0, 120, 35), nil], of: PaneSplit(panes: Self.two, axes: []), in: .area(120, 80, rows: [(35, 10)]))
    #expect(
      reasons(split, .area(120, 80)) == [
        "Panes would go side by side, because that is the area's longer side, and that is not allowed.",
        "Pane 1 is alone: no other has a higher priority.", "Pane 1 takes the whole area.",
      ])
  }

  @Test("By priority each takes what it prefers, as far as the minimums of the others leave room")
  func preferred() {
    let list = Pane(width: .init(minimum: .absolute(280), preferred: .absolute(320)))
    let detail = Pane(width: .init(minimum: .absolute(360)))
    // Case 8, flat.
    expect(
      [LayoutRect(0, 0, 320, 669), LayoutRect(320, 0, 631, 669)], of: PaneSplit(panes: [list, detail]),
      in: .area(951, 669))
    let greedy = Pane(width: .init(preferred: .absolute(900)))
    expect(
      [LayoutRect(0, 0, 591, 669), LayoutRect(591, 0, 360, 669)], of: PaneSplit(panes: [greedy, detail]),
      in: .area(951, 669))
    var first = greedy
    first.priority = 1
    expect(
      [LayoutRect(0, 0, 51, 669), LayoutRect(51, 0, 900, 669)], of: PaneSplit(panes: [greedy, first]),
      in: .area(951, 669))
    #expect(
      reasons(PaneSplit(panes: [greedy, detail]), .area(951, 669)) == [
        "Panes go side by side: that is the area's longer side.",
        "Pane 1 is 591 wide because the others leave no more.",
        "Pane 2 is 360 wide because that is its minimum.",
      ])
  }

  @Test("What is left grows the highest priority as far as its maximum, then the next, and then stays empty")
  func growth() {
    func pane(_ preferred: Double, _ maximum: Double? = nil, _ priority: Double = 0) -> Pane {
      Pane(
        width: .init(preferred: .absolute(preferred), maximum: maximum.map { .absolute($0) } ?? .automatic),
        priority: priority)
    }
    expect(
      [LayoutRect(0, 0, 70, 50), LayoutRect(70, 0, 30, 50)], of: PaneSplit(panes: [pane(20), pane(30)]),
      in: .area(100, 50))
    expect(
      [LayoutRect(0, 0, 20, 50), LayoutRect(20, 0, 80, 50)], of: PaneSplit(panes: [pane(20), pane(30, nil, 1)]),
      in: .area(100, 50))
    expect(
      [LayoutRect(0, 0, 60, 50), LayoutRect(60, 0, 40, 50)], of: PaneSplit(panes: [pane(20), pane(30, 40, 1)]),
      in: .area(100, 50))
    let both = PaneSplit(panes: [pane(20, 25), pane(30, 40, 1)])
    expect([LayoutRect(0, 0, 25, 50), LayoutRect(25, 0, 40, 50)], of: both, in: .area(100, 50))
    #expect(reasons(both, .area(100, 50)).last == "35 beside pane 2 stay empty: every pane has its maximum.")
    #expect(reasons(both, .area(100, 50))[1] == "Pane 1 is 25 wide because that is its maximum.")
    #expect(
      reasons(PaneSplit(panes: [pane(20), pane(30)]), .area(100, 50))[1]
        == "Pane 1 is 70 wide because it grows by what is left.")
  }

  @Test("Automatic panes share equally what the others leave, each within its range")
  func automatic() {
    let panes = [
      Pane(width: .init(preferred: .absolute(100))), Pane(width: .init(maximum: .absolute(50))),
      Pane(width: .init(minimum: .absolute(200))), Pane(),
    ]
    expect(
      [
        LayoutRect(0, 0, 100, 10), LayoutRect(100, 0, 50, 10), LayoutRect(150, 0, 225, 10), LayoutRect(375, 0, 225, 10),
      ],
      of: PaneSplit(panes: panes), in: .area(600, 10))
    expect(
      [LayoutRect(0, 0, 100, 10), LayoutRect(100, 0, 50, 10), LayoutRect(150, 0, 200, 10), LayoutRect(350, 0, 80, 10)],
      of: PaneSplit(panes: panes), in: .area(430, 10))
    expect(
      [LayoutRect(0, 0, 100, 10), LayoutRect(100, 0, 30, 10), LayoutRect(130, 0, 200, 10), LayoutRect(330, 0, 30, 10)],
      of: PaneSplit(panes: panes), in: .area(360, 10))
  }

  @Test("A length is a share only of what several take alike")
  func shares() {
    func last(_ panes: [Pane]) -> String? { reasons(PaneSplit(panes: panes), .area(1000, 600)).last }
    #expect(
      last([Pane(width: .init(maximum: .absolute(200))), Pane()])
        == "Pane 2 is 800 wide because the others leave as much.")
    #expect(
      last([Pane(width: .init(minimum: .absolute(600))), Pane()])
        == "Pane 2 is 400 wide because the others leave as much.")
    #expect(
      last([Pane(width: .init(preferred: .absolute(1200))), Pane()])
        == "Pane 2 is 0 wide because the others leave no more.")
    #expect(last([Pane(), Pane()]) == "Pane 2 is 500 wide because that is an equal share of what the others leave.")
  }

  @Test("Fractions are of the length without the spacing, so that they fill it")
  func fractions() {
    let panes = [Pane(width: .init(preferred: .fractional(0.25))), Pane(width: .init(preferred: .fractional(0.75)))]
    expect(
      [LayoutRect(0, 0, 100, 50), LayoutRect(116, 0, 300, 50)], of: PaneSplit(panes: panes, spacing: 16),
      in: .area(416, 50))
    // Case 28, the window on one screen: a third of 540.
    let ratio = PaneSplit(
      panes: [Pane(width: .init(preferred: .fractional(1 / 3))), Pane()], preferredAxis: .horizontal)
    expect([LayoutRect(0, 0, 180, 720), LayoutRect(180, 0, 360, 720)], of: ratio, in: .area(540, 720))
    // The older library's range across the axis.
    #expect(
      PaneDimensionRange(ratio: 0.4, minimum: 200, maximum: 300)
        == PaneDimensionRange(minimum: .absolute(200), preferred: .fractional(0.4), maximum: .absolute(300)))
    #expect(PaneDimensionRange(ratio: 0.4) == PaneDimensionRange(preferred: .fractional(0.4)))
    let limited = Pane(height: PaneDimensionRange(ratio: 0.5, minimum: 20, maximum: 30), alignment: .start)
    expect(
      [LayoutRect(0, 0, 50, 30), LayoutRect(50, 0, 50, 90)], of: PaneSplit(panes: [limited, Pane()]), in: .area(100, 90)
    )
    expect(
      [LayoutRect(0, 0, 50, 25), LayoutRect(50, 0, 50, 50)], of: PaneSplit(panes: [limited, Pane()]), in: .area(100, 50)
    )
  }

  @Test("An intrinsic length is what the content needs, and automatic where nobody told it")
  func intrinsic() {
    var pane = Pane(width: .init(preferred: .intrinsic), intrinsicSize: LayoutSize(width: 30, height: 10))
    expect(
      [LayoutRect(0, 0, 30, 50), LayoutRect(30, 0, 70, 50)], of: PaneSplit(panes: [pane, Pane()]), in: .area(100, 50))
    pane.height = .init(maximum: .intrinsic)
    pane.alignment = .end
    expect(
      [LayoutRect(0, 40, 30, 10), LayoutRect(30, 0, 70, 50)], of: PaneSplit(panes: [pane, Pane()]), in: .area(100, 50))
    pane.intrinsicSize = nil
    expect(
      [LayoutRect(0, 0, 50, 50), LayoutRect(50, 0, 50, 50)], of: PaneSplit(panes: [pane, Pane()]), in: .area(100, 50))
  }

  @Test(
    "Across the axis a pane fills what there is, or takes what it prefers where it is aligned",
    arguments: [(Pane.Alignment.start, 0.0), (.center, 20), (.end, 40)])
  func alignment(alignment: Pane.Alignment, offset: Double) {
    let filling = Pane(height: .init(preferred: .absolute(40)))
    expect(
      [LayoutRect(0, 0, 60, 80), LayoutRect(60, 0, 60, 80)], of: PaneSplit(panes: [filling, Pane()]), in: .area(120, 80)
    )
    let low = Pane(height: .init(preferred: .absolute(40)), alignment: alignment)
    expect(
      [LayoutRect(0, offset, 60, 40), LayoutRect(60, 0, 60, 80)], of: PaneSplit(panes: [low, Pane()]),
      in: .area(120, 80))
    let narrow = Pane(width: .init(preferred: .absolute(40)), alignment: alignment)
    expect(
      [LayoutRect(offset, 0, 40, 60), LayoutRect(0, 60, 80, 60)], of: PaneSplit(panes: [narrow, Pane()]),
      in: .area(80, 120))
  }

  @Test("Minimums that no longer fit hide panes, those of lower priority and of a later place first")
  func hiding() {
    func pane(_ minimum: Double, _ priority: Double = 0) -> Pane {
      Pane(width: .init(minimum: .absolute(minimum)), priority: priority)
    }
    func hidden(_ panes: [Pane], _ width: Double, spacing: Double = 0) -> [Int] {
      PaneSplit(panes: panes, spacing: spacing).answer(in: .area(width, 20)).hidden
    }
    #expect(hidden([pane(40), pane(40), pane(40)], 120) == [])
    #expect(hidden([pane(40), pane(40), pane(40)], 119) == [2])
    #expect(hidden([pane(40), pane(40), pane(40)], 120, spacing: 1) == [2])
    #expect(hidden([pane(40), pane(40, -1), pane(40)], 119) == [1])
    #expect(hidden([pane(40), pane(40), pane(40, 2)], 79) == [0, 1])
    // The second does not fit beside the first, the third does.
    #expect(hidden([pane(40), pane(100), pane(40)], 119) == [1])
    #expect(hidden([pane(40, .nan), pane(40, -.infinity)], 79) == [0])
    #expect(
      reasons(PaneSplit(panes: [pane(40), pane(40)]), .area(79, 20)).dropFirst() == [
        "Pane 2 is hidden: its minimum width of 40 no longer fits.", "Pane 1 takes the whole area.",
      ])
    let high = Pane(width: .init(minimum: .absolute(10)), height: .init(minimum: .absolute(30)))
    #expect(
      reasons(PaneSplit(panes: [pane(40), high]), .area(79, 20))[1]
        == "Pane 2 is hidden: its minimum height of 30 no longer fits.")
  }

  @Test("Where the spacing leaves nothing to one more, it is hidden: of nothing, every fraction is nothing")
  func spacingAlone() {
    let wide = Pane(width: PaneDimensionRange(minimum: .fractional(0.9)))
    let environment = LayoutEnvironment(size: LayoutSize(width: 2, height: 19))
    for priorities in [[0.0, 0, 0], [0, 0, 1], [0, 1, 0]] {
      var split = PaneSplit(panes: [wide, wide, Pane()], spacing: 1)
      split.preferredAxis = .horizontal
      for index in priorities.indices { split.panes[index].priority = priorities[index] }
      let shown = split.answer(in: environment).frames.indices.filter {
        split.answer(in: environment).frames[$0] != nil
      }
      #expect(shown == (priorities[1] == 1 ? [1, 2] : [0, 2]))
    }
  }

  @Test("Only the last one left is smaller than its minimum, and says so")
  func compressed() {
    let split = PaneSplit(panes: [
      Pane(width: .init(minimum: .absolute(10))), Pane(height: .init(minimum: .absolute(90)), priority: 1),
    ])
    expect([nil, LayoutRect(0, 0, 80, 80)], of: split, in: .area(80, 80))
    #expect(split.answer(in: .area(80, 80)).compressed == 1)
    #expect(reasons(split, .area(80, 80)).last == "Pane 2 is 80 high, below its minimum of 90.")
    #expect(PaneSplit(panes: Self.two).answer(in: .area(80, 80)).compressed == nil)
  }

  @Test("Lengths that are not exact neither pass a maximum nor leave a reason of nothing")
  func inexact() {
    let split = PaneSplit(panes: [
      Pane(width: .init(minimum: .absolute(33.9))), Pane(width: .init(maximum: .fractional(0.4))),
    ])
    let frames = split.answer(in: .area(318, 20)).frames.compactMap { $0?.withSnappedEdges }
    #expect(
      frames == [
        LayoutRect(0, 0, 190.8.snappedLength, 20), LayoutRect(190.8.snappedLength, 0, 318 - 190.8.snappedLength, 20),
      ])
    let capped = PaneSplit(
      panes: [
        Pane(width: .init(preferred: .fractional(0.5), maximum: .absolute(23.3))),
        Pane(width: .init(maximum: .absolute(24.3))), Pane(width: .init(maximum: .absolute(5.4))),
      ], spacing: 16)
    #expect(
      capped.answer(in: .area(673, 20)).frames.map { $0?.width.snappedLength }
        == [23.3, 24.3, 5.4].map(\.snappedLength))
    let third = Pane(width: .init(preferred: .fractional(1.0 / 3), maximum: .fractional(1.0 / 3)))
    #expect(
      reasons(PaneSplit(panes: [third, third, third]), .area(100, 50)).dropFirst().map { $0.suffix(23) }
        == Array(repeating: "because it prefers that", count: 3).map { $0 + "." }.map { $0.suffix(23) })
    // What cannot be counts as automatic.
    let unknown = Pane(width: .init(preferred: .absolute(.nan), maximum: .fractional(.nan)))
    #expect(
      PaneSplit(panes: [unknown, Pane()]).answer(in: .area(100, 50)).frames
        == [LayoutRect(0, 0, 50, 50), LayoutRect(50, 0, 50, 50)])
    let fifth = Pane(width: .init(preferred: .fractional(0.2)))
    for width in stride(from: 100.0, through: 120, by: 0.3) {
      // The last pane ends exactly where the area does.
      let thirds = PaneSplit(panes: [third, third, third], spacing: 0.1, preferredAxis: .horizontal)
      let last = thirds.answer(in: .area(width, 50)).frames[2]
      #expect(last.map { $0.width == width - $0.minX } == true)
      let sentences = reasons(PaneSplit(panes: Array(repeating: fifth, count: 5)), .area(width, 50)).dropFirst()
      #expect(sentences.allSatisfy { $0.hasSuffix("because it prefers that.") })
    }
    // Within half a step of the grid a minimum fits, and nothing reaches beyond the area.
    let tight = PaneSplit(panes: [Pane(width: .init(minimum: .absolute(100.0004))), Pane()])
    #expect(tight.answer(in: .area(100, 50)).frames == [LayoutRect(0, 0, 100, 50), LayoutRect(100, 0, 0, 50)])
  }
}
