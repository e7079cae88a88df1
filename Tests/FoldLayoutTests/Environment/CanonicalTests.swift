import TestSupport
import Testing

@testable import FoldLayout

@Suite("Captures are canonical, and what cannot be is dropped (F9, F12)")
struct CanonicalTests {
  static let badLengths: [Double] = [-1, .nan, .infinity, -.infinity]

  @Test("A size that cannot be refuses the whole environment", arguments: badLengths)
  func impossibleSize(length: Double) {
    for size in [LayoutSize(width: length, height: 10), LayoutSize(width: 10, height: length)] {
      let (environment, issues) = LayoutEnvironment(size: size).canonical()
      #expect(environment == nil)
      #expect(issues.count == 1)
    }
  }

  @Test("Another fact that cannot be counts as not told; the others stay", arguments: badLengths, 0..<4)
  func impossibleFacts(length: Double, edge: Int) {
    var told = Environments.innerLandscape
    let edges = (0..<4).map { $0 == edge ? length : 0 }
    let insets = LayoutEdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
    told.safeAreaInsets = insets
    told.displayScale = length
    told.windowSize = LayoutSize(width: length, height: 1)
    told.frameInWindow = LayoutRect(x: 0, y: 0, width: 1, height: length)
    var expected = Environments.innerLandscape
    expected.displayScale = nil
    for corners in [
      LayoutCornerInsets(horizontal: insets, vertical: .zero), LayoutCornerInsets(horizontal: .zero, vertical: insets),
    ] {
      told.cornerInsets = corners
      let (environment, issues) = told.canonical()
      #expect(environment == expected)
      #expect(issues == LayoutIssue.Fact.allCases.map { .factDropped($0) })
    }
  }

  @Test("A scale of zero would make a pixel infinite, and counts as not told")
  func zeroScale() {
    var told = Environments.innerLandscape
    told.displayScale = 0
    #expect(told.canonical().issues == [.factDropped(.displayScale)])
  }

  @Test("Noise below the step refuses and drops nothing, in any fact")
  func noise() {
    let noise = -1.0 / 8192
    let insets = LayoutEdgeInsets(top: noise, left: noise, bottom: noise, right: noise)
    var told = LayoutEnvironment(size: LayoutSize(width: noise, height: noise))
    told.safeAreaInsets = insets
    told.cornerInsets = LayoutCornerInsets(horizontal: insets, vertical: insets)
    told.windowSize = told.size
    told.frameInWindow = LayoutRect(x: noise, y: noise, width: noise, height: noise)
    told.regions = LayoutRegions(occlusions: [
      OcclusionRegion(
        id: 1, frame: LayoutRect(x: noise, y: noise, width: noise, height: 1), margins: insets, isActive: true)
    ])
    var expected = LayoutEnvironment(size: .zero)
    expected.safeAreaInsets = .zero
    expected.cornerInsets = LayoutCornerInsets(horizontal: .zero, vertical: .zero)
    expected.windowSize = .zero
    expected.frameInWindow = expected.bounds
    expected.regions = LayoutRegions(occlusions: [
      OcclusionRegion(id: 1, frame: LayoutRect(x: 0, y: 0, width: 0, height: 1), isActive: true)
    ])
    #expect(told.canonical().environment == expected)
    #expect(told.canonical().issues == [])
  }

  @Test(
    "A region that cannot be is dropped, its siblings stay, and the issue says which and why",
    arguments: [
      (LayoutRect(x: 0, y: 0, width: -1, height: 5), .zero, .impossibleFrame),
      (LayoutRect(x: .nan, y: 0, width: 1, height: 5), .zero, .impossibleFrame),
      (LayoutRect(x: 0, y: .infinity, width: 1, height: 5), .zero, .impossibleFrame),
      (LayoutRect(x: 1e308, y: 0, width: 1e308, height: 5), .zero, .impossibleFrame),
      (LayoutRect(x: 0, y: 1e308, width: 5, height: 1e308), .zero, .impossibleFrame),
      (LayoutRect(x: 0, y: 0, width: 0, height: 0), .zero, .noExtent),
      (
        LayoutRect(x: 0, y: 0, width: 1, height: 5), LayoutEdgeInsets(top: -1, left: 0, bottom: 0, right: 0),
        .impossibleMargins
      ),
    ] as [(LayoutRect, LayoutEdgeInsets, LayoutIssue.RegionFault)])
  func impossibleRegions(frame: LayoutRect, margins: LayoutEdgeInsets, fault: LayoutIssue.RegionFault) {
    var told = Environments.innerLandscape
    told.regions?.divisions.append(
      DivisionRegion(id: 8, frame: frame, margins: margins, axis: .vertical, isActive: true))
    told.regions?.occlusions = [OcclusionRegion(id: 9, frame: frame, margins: margins, isActive: true)]
    let (environment, issues) = told.canonical()
    #expect(environment == Environments.innerLandscape)
    #expect(issues == [.divisionDropped(8, fault), .occlusionDropped(9, fault)])
  }

  @Test("Of two with one identity the first stays")
  func duplicates() {
    var told = Environments.innerLandscape
    var second = Environments.fold(isActive: true)
    second.frame = LayoutRect(x: 0, y: 0, width: 10, height: 669)
    told.regions?.divisions.append(second)
    told.hinges?.append(Hinge(status: .closed))
    let (environment, issues) = told.canonical()
    #expect(environment == Environments.innerLandscape)
    #expect(issues == [.divisionDropped(1, .duplicateIdentity), .hingeDropped(1)])
  }

  @Test("Many regions are checked for one identity too")
  func manyRegions() {
    var told = LayoutEnvironment(size: LayoutSize(width: 1000, height: 100))
    let many = (0..<40).map { index in
      OcclusionRegion(
        id: RegionID(rawValue: index % 39), frame: LayoutRect(x: Double(index), y: 0, width: 1, height: 1),
        isActive: true)
    }
    told.regions = LayoutRegions(occlusions: many)
    #expect(told.canonical().issues == [.occlusionDropped(0, .duplicateIdentity)])
    // A few in the right order, of which two have one identity.
    told.regions?.occlusions = [many[1], many[2], many[0], many[39]].sorted { $0.frame.minX < $1.frame.minX }
    #expect(told.canonical().issues == [.occlusionDropped(0, .duplicateIdentity)])
    told.regions = LayoutRegions(occlusions: many)
    told.regions?.occlusions.removeLast()
    #expect(told.canonical().issues == [])
  }

  @Test("Regions are sorted by top, left and identity, hinges by identity")
  func sorting() {
    func region(_ id: RegionID, x: Double, y: Double) -> OcclusionRegion {
      OcclusionRegion(id: id, frame: LayoutRect(x: x, y: y, width: 1, height: 1), isActive: true)
    }
    let sorted = [
      region(5, x: 9, y: 0), region(2, x: 3, y: 1), region(3, x: 3, y: 1), region(1, x: 4, y: 1),
    ]
    var told = LayoutEnvironment(size: LayoutSize(width: 10, height: 10))
    told.hinges = [Hinge(id: 2), Hinge(id: 1)]
    var generator = RandomTesting.generator()
    for _ in 0..<24 {
      told.regions = LayoutRegions(occlusions: sorted.shuffled(using: &generator))
      let environment = told.canonical().environment
      #expect(environment?.occlusionRegions == sorted)
      #expect(environment?.hinges?.map(\.id) == [1, 2])
    }
  }

  @Test("Every length is snapped, and noise below the step is no difference")
  func snapping() {
    let noise = 1.0 / 8192
    var told = LayoutEnvironment(size: LayoutSize(width: 951 + noise, height: 669 - noise))
    let insets = LayoutEdgeInsets(top: noise, left: noise, bottom: 34 + noise, right: 84 + noise)
    told.safeAreaInsets = insets
    told.cornerInsets = LayoutCornerInsets(horizontal: insets, vertical: insets)
    told.windowSize = told.size
    told.frameInWindow = LayoutRect(x: noise, y: -noise, width: 951 + noise, height: 669)
    let frame = LayoutRect(x: 455.5 + noise, y: noise, width: 40 + noise, height: 669)
    told.regions = LayoutRegions(
      divisions: [DivisionRegion(id: 1, frame: frame, margins: insets, axis: .vertical, isActive: true)],
      occlusions: [OcclusionRegion(id: 1, frame: frame, margins: insets, isActive: true)])

    let exact = LayoutEdgeInsets(top: 0, left: 0, bottom: 34, right: 84)
    let exactFrame = LayoutRect(x: 455.5, y: 0, width: 40, height: 669)
    var expected = LayoutEnvironment(size: LayoutSize(width: 951, height: 669))
    expected.safeAreaInsets = exact
    expected.cornerInsets = LayoutCornerInsets(horizontal: exact, vertical: exact)
    expected.windowSize = expected.size
    expected.frameInWindow = expected.bounds
    expected.regions = LayoutRegions(
      divisions: [DivisionRegion(id: 1, frame: exactFrame, margins: exact, axis: .vertical, isActive: true)],
      occlusions: [OcclusionRegion(id: 1, frame: exactFrame, margins: exact, isActive: true)])
    #expect(told.canonical().environment == expected)
  }

  @Test("To make canonical twice is to do it once, over random environments")
  func idempotent() throws {
    var generator = RandomTesting.generator()
    for _ in 0..<RandomTesting.count(full: 100_000) {
      let told = RandomEnvironments.environment(using: &generator)
      guard let once = told.canonical().environment else { continue }
      let (twice, issues) = once.canonical()
      #expect(twice == once)
      #expect(issues == [])
      #expect(once.regions?.isCanonical ?? true)
    }
  }
}
