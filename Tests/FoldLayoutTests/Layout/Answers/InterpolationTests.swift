import TestSupport
import Testing

@testable import FoldLayout

@Suite("From one answer to another (L12)")
struct InterpolationTests {
  private static let flat: LayoutEnvironment = {
    var environment = Environments.folded(isActive: false, status: .fullyOpen)
    environment.safeAreaInsets = Environments.halfOpen.safeAreaInsets
    return environment
  }()

  @Test("Edges move one way, and the ends are exact, whatever the fraction")
  func edges() {
    var generator = RandomTesting.generator()
    for _ in 0..<RandomTesting.count(full: 20_000) {
      func rect() -> LayoutRect {
        LayoutRect(
          .random(in: -500...500, using: &generator), .random(in: -500...500, using: &generator),
          .random(in: 0...500, using: &generator), .random(in: 0...500, using: &generator))
      }
      let (from, to) = (rect(), rect())
      let fractions = ([0, 1] + (0..<8).map { _ in Double.random(in: 0...1, using: &generator) }).sorted()
      let steps = fractions.map { from.interpolated(to: to, fraction: $0) }
      #expect(steps.first == from && steps.last == to)
      for (earlier, later) in zip(steps, steps.dropFirst()) {
        for edge in [\LayoutRect.minX, \.minY, \.maxX, \.maxY] {
          let (start, end) = (from[keyPath: edge], to[keyPath: edge])
          // The right edge is a sum, which the last bit may round.
          let slack = 1e-9
          #expect(
            start <= end
              ? earlier[keyPath: edge] <= later[keyPath: edge] + slack && later[keyPath: edge] <= end + slack
              : earlier[keyPath: edge] >= later[keyPath: edge] - slack && later[keyPath: edge] >= end - slack)
        }
      }
    }
    // Not even in the first step, between two marks of the grid, an edge goes back.
    let start = LayoutRect(285.3, 0, 1, 1)
    #expect(start.interpolated(to: LayoutRect(286.3, 0, 1, 1), fraction: 1e-9).minX == 285.3)
    #expect(start.interpolated(to: LayoutRect(284.3, 0, 1, 1), fraction: 1e-9).minX <= 285.3)
    let (from, to) = (LayoutRect(0, 0, 10, 10), LayoutRect(10, 0, 30, 10))
    #expect(from.interpolated(to: to, fraction: 0.5) == LayoutRect(5, 0, 20, 10))
    for fraction in [-1, 0, Double.nan] { #expect(from.interpolated(to: to, fraction: fraction) == from) }
    for fraction in [1, 2, Double.infinity] { #expect(from.interpolated(to: to, fraction: fraction) == to) }
  }

  @Test("A pane that leaves the crease moves edge by edge")
  func panes() {
    let split = PaneSplit(panes: [Pane(), Pane()])
    let (start, end) = (split.answer(in: Self.flat), split.answer(in: Environments.halfOpen))
    let half = start.interpolated(to: end, fraction: 0.5)
    #expect(half.frames == [LayoutRect(0, 0, 444.5, 635), LayoutRect(464.5, 0, 402.5, 635)])
    #expect(start.interpolated(to: end, fraction: 0) == start)
    #expect(start.interpolated(to: end, fraction: 1) == end)
    #expect(start.interpolated(to: end, fraction: .nan) == start)
    // Answers to another request are not on the way anywhere.
    #expect(start.interpolated(to: PaneSplit(panes: [Pane()]).answer(in: Self.flat), fraction: 0.5) == start)
  }

  @Test("A pane that only one of the two shows grows from between its neighbours, in both directions")
  func appearing() {
    func pane(_ minimum: Double) -> Pane { Pane(width: .init(minimum: .absolute(minimum))) }
    let split = PaneSplit(panes: [pane(30), pane(30), pane(30)])
    for isMirrored in [false, true] {
      func asked(_ width: Double) -> PaneArrangement {
        let environment = LayoutEnvironment.area(width, 20)
        return split.answer(in: isMirrored ? environment.mirrored : environment)
      }
      func mirrored(_ rect: LayoutRect, _ width: Double) -> LayoutRect {
        isMirrored ? LayoutRect(width - rect.maxX, rect.minY, rect.width, rect.height) : rect
      }
      let (two, three, one) = (asked(80), asked(90), asked(40))
      #expect(two.frames[2] == nil)
      let third = two.interpolated(to: three, fraction: 0.5).frames[2]
      #expect(third == LayoutRect(x: isMirrored ? 0 : 70, y: 0, width: 15, height: 20))
      #expect(three.interpolated(to: two, fraction: 0.5).frames == two.interpolated(to: three, fraction: 0.5).frames)
      let second = one.interpolated(to: two, fraction: 0.5).frames[1]
      #expect(second == LayoutRect(x: isMirrored ? 0 : 40, y: 0, width: 20, height: 20))
    }
    // In a grid the axis tells no direction, and in a container with one pane nothing does.
    let grid = LayoutEnvironment.area(100, 100, columns: [(50, 0)], rows: [(50, 0)])
    let four = PaneSplit(panes: [Pane(), Pane(), Pane(), Pane()])
    var three = four
    three.panes[3].width.minimum = .absolute(60)
    for (environment, x) in [(grid, 50.0), (grid.withReversedDirection, 25)] {
      let step = three.answer(in: environment).interpolated(to: four.answer(in: environment), fraction: 0.5)
      #expect(step.frames[3] == LayoutRect(x, 50, 25, 50))
    }
    let last = PaneSplit(panes: [Pane(), Pane(priority: 1)], axes: .vertical)
    let both = PaneSplit(panes: [Pane(), Pane(priority: 1)])
    let step = last.answer(in: .area(80, 20)).interpolated(to: both.answer(in: .area(80, 20)), fraction: 0.5)
    #expect(step.frames == [LayoutRect(0, 0, 20, 20), LayoutRect(20, 0, 60, 20)])
    // Where nothing was shown, everything is in its place at once.
    let (nothing, all) = (both.answer(in: .area(0, 20)), both.answer(in: .area(80, 20)))
    #expect(nothing.interpolated(to: all, fraction: 0.5).frames == all.frames)
    #expect(all.interpolated(to: nothing, fraction: 0.5).frames == all.frames)
    let neither = last.answer(in: .area(80, 20)).interpolated(to: last.answer(in: .area(40, 20)), fraction: 0.5)
    #expect(neither.frames == [nil, LayoutRect(0, 0, 60, 20)])
  }

  @Test("Overlays, items and controls move as their frames do")
  func others() throws {
    let placement = OverlayPlacement(primarySize: LayoutSize(width: 100, height: 100))
    let (over, beside) = (
      try #require(placement.answer(in: Self.flat)), try #require(placement.answer(in: Environments.halfOpen))
    )
    let half = over.interpolated(to: beside, fraction: 0.5)
    #expect(half.isOverlaid && half.primary == LayoutRect(247.75, 0, 235.75, 367.5))
    #expect(beside.interpolated(to: over, fraction: 0.5) == half)
    #expect(over.interpolated(to: beside, fraction: 0) == over && over.interpolated(to: beside, fraction: 1) == beside)

    let alert = ItemPlacement(.alert, size: LayoutSize(width: 100, height: 100))
    let (middle, right) = (
      try #require(Self.flat.placement(of: alert)), try #require(Environments.halfOpen.placement(of: alert))
    )
    #expect(middle.interpolated(to: right, fraction: 0.5).frame == LayoutRect(507.375, 267.5, 100, 100))
    #expect(middle.interpolated(to: right, fraction: 0.5).segment == 1)
    #expect(
      middle.interpolated(to: right, fraction: 0) == middle && middle.interpolated(to: right, fraction: 1) == right)

    let control = LayoutRect(450, 0, 10, 10)
    let (there, moved) = (Self.flat.displacement(of: control), Environments.halfOpen.displacement(of: control))
    #expect(there.interpolated(to: moved, fraction: 0.5).frame == LayoutRect(447.75, 0, 10, 10))
    #expect(there.interpolated(to: moved, fraction: 0) == there && there.interpolated(to: moved, fraction: 1) == moved)
    let nowhere = DisplacedFrame(original: control, frame: nil)
    #expect(nowhere.interpolated(to: there, fraction: 0.5).frame == control)
    #expect(there.interpolated(to: nowhere, fraction: 0.5).frame == control)
    #expect(nowhere.interpolated(to: nowhere, fraction: 0.5).frame == nil)
  }

  @Test("Columns move by their index, one more grows from the end, and rows that part do so from one frame")
  func columns() {
    for isMirrored in [false, true] {
      func asked(_ count: Int, _ environment: LayoutEnvironment) -> ColumnArrangement {
        ColumnGrid(count: count).answer(in: isMirrored ? environment.mirrored : environment)
      }
      let (two, three) = (asked(2, .area(60, 20)), asked(3, .area(60, 20)))
      let half = two.interpolated(to: three, fraction: 0.5)
      #expect(half.columns.map(\.index) == [0, 1, 2])
      #expect(half.columns.last?.frames == [LayoutRect(isMirrored ? 0 : 50, 0, 10, 20)])
      #expect(three.interpolated(to: two, fraction: 0.5).columns.map(\.frames) == half.columns.map(\.frames))
      #expect(two.interpolated(to: three, fraction: 0) == two && two.interpolated(to: three, fraction: 1) == three)
    }
    let whole = ColumnGrid(count: 1).answer(in: .area(60, 20))
    let parted = ColumnGrid(count: 1).answer(in: .area(60, 20, rows: [(8, 4)]))
    #expect(
      whole.interpolated(to: parted, fraction: 0.5).columns.map(\.frames)
        == [[LayoutRect(0, 0, 60, 14), LayoutRect(0, 6, 60, 14)]])
    let none = ColumnGrid(count: 1).answer(in: .area(0, 20))
    #expect(none.interpolated(to: whole, fraction: 0.5) == whole)
  }
}
