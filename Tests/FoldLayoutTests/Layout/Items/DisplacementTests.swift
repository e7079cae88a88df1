import TestSupport
import Testing

@testable import FoldLayout

@Suite("Controls out of the way (L7)")
struct DisplacementTests {
  private func expect(
    _ frames: [LayoutRect?], of controls: [LayoutRect], in environment: LayoutEnvironment,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(Displacement(of: controls).answer(in: environment).map(\.frame) == frames, sourceLocation: location)
    let mirror = { (rect: LayoutRect) in
      LayoutRect(environment.size.width - rect.maxX, rect.minY, rect.width, rect.height)
    }
    #expect(
      Displacement(of: controls.map(mirror)).answer(in: environment.mirrored).map(\.frame)
        == frames.map { $0.map(mirror) },
      "in the mirror", sourceLocation: location)
  }

  private func reasons(_ controls: [LayoutRect], _ environment: LayoutEnvironment) -> [String] {
    FoldLayoutTests.reasons(Displacement(of: controls), environment)
  }

  @Test("A control stays where nothing is in its way, and else goes to the nearest place beside the division")
  func nearest() {
    let environment = LayoutEnvironment.area(100, 50, columns: [(40, 10)])
    expect([LayoutRect(30, 10, 10, 10)], of: [LayoutRect(30, 10, 10, 10)], in: environment)
    expect([LayoutRect(30, 10, 10, 10)], of: [LayoutRect(33, 10, 10, 10)], in: environment)
    expect([LayoutRect(50, 10, 10, 10)], of: [LayoutRect(46, 10, 10, 10)], in: environment)
    // Equally near: the leading side.
    expect([LayoutRect(30, 10, 10, 10)], of: [LayoutRect(40, 10, 10, 10)], in: environment)
    #expect(environment.displacement(of: LayoutRect(46, 10, 10, 10)).offset == LayoutPoint(x: 4, y: 0))
    #expect(
      reasons([LayoutRect(46, 10, 10, 10), LayoutRect(0, 0, 5, 5)], environment) == [
        "Division 1 is in the way of control 1.", "Control 1 goes 4 to the right.",
        "Control 2 stays: nothing is in its way.",
      ])
    // A line without thickness: a control may touch it and not lie across it.
    let line = LayoutEnvironment.area(100, 50, rows: [(25, 0)])
    expect([LayoutRect(0, 15, 10, 10)], of: [LayoutRect(0, 15, 10, 10)], in: line)
    expect([LayoutRect(0, 15, 10, 10)], of: [LayoutRect(0, 20, 10, 10)], in: line)
    expect([LayoutRect(0, 25, 10, 10)], of: [LayoutRect(0, 21, 10, 10)], in: line)
  }

  @Test("The safe area counts: a control under the Duo's column of status items ends at 382 (case 10)")
  func safeArea() {
    var cover = LayoutEnvironment(size: LayoutSize(width: 466, height: 678))
    cover.safeAreaInsets = LayoutEdgeInsets(top: 0, left: 0, bottom: 34, right: 84)
    expect([LayoutRect(342, 100, 40, 40)], of: [LayoutRect(406, 100, 40, 40)], in: cover)
    #expect(
      reasons([LayoutRect(406, 630, 40, 40)], cover) == [
        "Control 1 reaches out of the safe area.", "Control 1 goes 64 to the left and 26 up.",
      ])
    expect([LayoutRect(342, 100, 40, 40)], of: [LayoutRect(9_999, 100, 40, 40)], in: cover)
    expect([nil], of: [LayoutRect(0, 0, 383, 40)], in: cover)
    #expect(reasons([LayoutRect(0, 0, 383, 40)], cover).last == "Control 1 fits nowhere.")
    #expect(cover.displacement(of: LayoutRect(0, 0, 383, 40)).offset == nil)
  }

  @Test("Active occlusions and gaps that do not run from edge to edge are in the way, what is inactive or flat is not")
  func obstacles() {
    var environment = LayoutEnvironment.area(100, 50)
    environment.regions?.occlusions = [
      OcclusionRegion(id: 1, frame: LayoutRect(20, 20, 10, 10), isActive: true),
      OcclusionRegion(id: 2, frame: LayoutRect(60, 20, 10, 10), isActive: false),
    ]
    expect([LayoutRect(20, 12, 8, 8)], of: [LayoutRect(20, 16, 8, 8)], in: environment)
    expect([LayoutRect(60, 20, 8, 8)], of: [LayoutRect(60, 20, 8, 8)], in: environment)
    #expect(reasons([LayoutRect(20, 16, 8, 8)], environment)[0] == "Occlusion 1 is in the way of control 1.")
    environment.regions = LayoutRegions(divisions: [
      DivisionRegion(
        id: 1, frame: LayoutRect(20, 20, 10, 10), joining: environment.bounds, isActive: false, isPhysicalGap: true),
      DivisionRegion(id: 2, frame: LayoutRect(60, 0, 10, 50), axis: .vertical, isActive: false),
    ])
    expect([LayoutRect(20, 12, 8, 8)], of: [LayoutRect(20, 16, 8, 8)], in: environment)
    expect([LayoutRect(60, 20, 8, 8)], of: [LayoutRect(60, 20, 8, 8)], in: environment)
  }

  @Test("Several go one after another, each in the way of the next, and one that fits nowhere is in nobody's")
  func several() {
    let environment = LayoutEnvironment.area(30, 10, columns: [(10, 0)])
    expect(
      [LayoutRect(0, 0, 10, 10), LayoutRect(10, 0, 10, 10), LayoutRect(20, 0, 10, 10), nil],
      of: [LayoutRect(3, 0, 10, 10), LayoutRect(3, 0, 10, 10), LayoutRect(3, 0, 10, 10), LayoutRect(3, 0, 10, 10)],
      in: environment)
    expect(
      [nil, LayoutRect(0, 0, 10, 10)], of: [LayoutRect(0, 0, 31, 10), LayoutRect(0, 0, 10, 10)], in: environment)
    #expect(
      reasons([LayoutRect(0, 0, 10, 10), LayoutRect(5, 0, 5, 5)], environment)[1...2] == [
        "Control 1 is in the way of control 2.", "Control 2 goes 5 to the right.",
      ])
  }

  @Test("A control that reaches in by less than a step is trimmed, and insets below zero open nothing")
  func trimmed() {
    let environment = LayoutEnvironment.area(100, 50, columns: [(50, 10)])
    #expect(environment.displacement(of: LayoutRect(0, 0, 50.0003, 10)).frame == LayoutRect(0, 0, 50, 10))
    #expect(
      reasons([LayoutRect(0, 0, 50.0003, 10)], environment).last == "Control 1 is trimmed to steps of 1/1024 point.")
    let nearly = LayoutRect(90.0000001, 10, 10, 10)
    #expect(reasons([nearly], environment).last == "Control 1 is trimmed to steps of 1/1024 point.")
    #expect(environment.displacement(of: LayoutRect(1e200, 0, 10, 10)).frame == LayoutRect(90, 0, 10, 10))
    var open = LayoutEnvironment.area(100, 50)
    open.safeAreaInsets = LayoutEdgeInsets(top: -20, left: -20, bottom: 0, right: 0)
    expect([LayoutRect(0, 0, 5, 5)], of: [LayoutRect(-10, -10, 5, 5)], in: open)
  }

  @Test(
    "A frame that cannot be, and a container that cannot be, have no place", arguments: [Double.nan, .infinity, -1])
  func impossible(width: Double) {
    #expect(LayoutEnvironment.area(100, 50).displacement(of: LayoutRect(0, 0, width, 10)).frame == nil)
    #expect(LayoutEnvironment.area(width, 50).displacement(of: LayoutRect(0, 0, 1, 1)).frame == nil)
  }

  @Test("In whole numbers the place is the nearest of all, with the stated order of equal ones")
  func bruteForce() {
    var generator = RandomTesting.generator()
    for _ in 0..<RandomTesting.count(full: 20_000) {
      let environment = RandomLayouts.environment(upTo: 48, using: &generator)
      let control = LayoutRect(
        x: Double(Int.random(in: -4...50, using: &generator)), y: Double(Int.random(in: -4...50, using: &generator)),
        width: Double(Int.random(in: 0...12, using: &generator)),
        height: Double(Int.random(in: 0...12, using: &generator)))
      let answer = environment.displacement(of: control).frame
      guard answer != nearestByTrying(control, in: environment) else { continue }
      Issue.record("\(control) goes to \(String(describing: answer)) in \(environment)")
      return
    }
  }

  /// The nearest place by trying every whole one.
  private func nearestByTrying(_ control: LayoutRect, in environment: LayoutEnvironment) -> LayoutRect? {
    let insets = environment.safeAreaInsets ?? .zero
    let right = environment.size.width - insets.right - control.width
    let bottom = environment.size.height - insets.bottom - control.height
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    var best: (frame: LayoutRect, key: (Double, Double, Double))?
    for x in stride(from: insets.left, through: right, by: 1) {
      for y in stride(from: insets.top, through: bottom, by: 1) {
        let (dx, dy) = (x - control.minX, y - control.minY)
        let key = (dx * dx + dy * dy, y, isRightToLeft ? -x : x)
        if let best, best.key <= key { continue }
        let frame = LayoutRect(x: x, y: y, width: control.width, height: control.height)
        if environment.clearance(of: frame).isClear { best = (frame, key) }
      }
    }
    return best?.frame
  }

  @Test("Several are clear of everything and of each other, and those that are clear already stay")
  func severalAreClear() {
    var generator = RandomTesting.generator()
    for _ in 0..<RandomTesting.count(full: 20_000) {
      let environment = RandomLayouts.environment(upTo: 24, using: &generator)
      let controls = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        LayoutRect(
          x: Double(Int.random(in: -2...24, using: &generator)), y: Double(Int.random(in: -2...24, using: &generator)),
          width: Double(Int.random(in: 1...6, using: &generator)),
          height: Double(Int.random(in: 1...6, using: &generator)))
      }
      let placed = Displacement(of: controls).answer(in: environment).compactMap(\.frame)
      #expect(placed.allSatisfy { environment.clearance(of: $0).isClear })
      for (index, frame) in placed.enumerated() {
        #expect(placed[..<index].allSatisfy { !$0.isEntered(by: frame) })
      }
      #expect(Displacement(of: placed).answer(in: environment).map(\.frame) == placed)
    }
  }
}
