import Testing

@testable import FoldLayout

@Suite("Containers inside containers (F10)")
struct RestrictedTests {
  private static let window: LayoutEnvironment = {
    var environment = Environments.halfOpen
    environment.cornerInsets = LayoutCornerInsets(
      horizontal: LayoutEdgeInsets(top: 0, left: 16, bottom: 34, right: 84),
      vertical: LayoutEdgeInsets(top: 16, left: 0, bottom: 34, right: 84))
    environment.regions?.occlusions = [
      OcclusionRegion(id: 1, frame: LayoutRect(x: 867, y: 0, width: 84, height: 120), isActive: true)
    ]
    environment.orientation = .landscapeLeft
    environment.layoutDirection = .leftToRight
    environment.verticalBarEdge = .trailing
    environment.windowSize = environment.size
    environment.frameInWindow = environment.bounds
    environment.display = .inner
    return environment
  }()

  @Test("A view at y 180 has the fold from −180 on, unclipped, as UIKit tells it")
  func unclipped() {
    // 903 × 389 at y 180 was logged with a division at y −180, 669 high; geometry.md, section 2.7.
    let view = Self.window.restricted(to: LayoutRect(x: 0, y: 180, width: 903, height: 389))
    #expect(view.divisionRegions.map(\.frame) == [LayoutRect(x: 455.5, y: -180, width: 40, height: 669)])
    #expect(view.occlusionRegions.isEmpty)
    #expect(view.posture == .book)
    #expect(view.isSettled)
    #expect(view.segments.map(\.frame.width) == [455.5, 407.5])
  }

  @Test("Of the safe area and the corners what reaches into the container is left")
  func safeArea() {
    let view = Self.window.restricted(to: LayoutRect(x: 10, y: 5, width: 900, height: 644))
    #expect(view.safeAreaInsets == LayoutEdgeInsets(top: 0, left: 0, bottom: 14, right: 43))
    #expect(view.cornerInsets?.horizontal == LayoutEdgeInsets(top: 0, left: 6, bottom: 14, right: 43))
    #expect(view.cornerInsets?.vertical == LayoutEdgeInsets(top: 11, left: 0, bottom: 14, right: 43))
    #expect(view.frameInWindow == LayoutRect(x: 10, y: 5, width: 900, height: 644))
    #expect(view.windowBounds == LayoutRect(x: -10, y: -5, width: 951, height: 669))
  }

  @Test("What is no geometry is inherited")
  func inherited() {
    var view = Self.window.restricted(to: LayoutRect(x: 600, y: 200, width: 100, height: 100))
    #expect(view.divisionRegions.isEmpty && view.regions != nil)
    let geometry = Self.window
    view.size = geometry.size
    view.regions = geometry.regions
    view.safeAreaInsets = geometry.safeAreaInsets
    view.cornerInsets = geometry.cornerInsets
    view.frameInWindow = geometry.frameInWindow
    #expect(view == geometry)
  }

  @Test(
    "Regions that only touch a container are not its own; a line has to lie strictly inside",
    arguments: [
      (LayoutRect(x: 0, y: 0, width: 455.5, height: 669), 0), (LayoutRect(x: 0, y: 0, width: 455.75, height: 669), 1),
      (LayoutRect(x: 495.5, y: 0, width: 100, height: 669), 0), (LayoutRect(x: 480, y: 0, width: 5, height: 669), 1),
    ])
  func touching(frame: LayoutRect, count: Int) {
    #expect(Self.window.restricted(to: frame).divisionRegions.count == count)
  }

  @Test(
    "A line is inside where it runs between two edges",
    arguments: [(475.5, 0), (475.4375, 1), (475.5625, 0), (375.5, 0), (375.5625, 1)] as [(Double, Int)])
  func lines(x: Double, count: Int) {
    var environment = Self.window
    environment.regions?.divisions[0].frame = LayoutRect(x: 475.5, y: 0, width: 0, height: 669)
    #expect(
      environment.restricted(to: LayoutRect(x: x, y: 0, width: 100, height: 669)).divisionRegions.count == count)
  }

  @Test("Inside a container inside a container is inside the first")
  func nested() {
    let outer = LayoutRect(x: 100, y: 50, width: 800, height: 600)
    let inner = LayoutRect(x: 200, y: 20, width: 400, height: 500)
    let both = LayoutRect(x: 300, y: 70, width: 400, height: 500)
    #expect(Self.window.restricted(to: outer).restricted(to: inner) == Self.window.restricted(to: both))
    #expect(Self.window.restricted(to: Self.window.bounds) == Self.window)
  }

  @Test("What was not told is not told inside, and a frame that cannot be is refused where it is told")
  func notTold() {
    let environment = LayoutEnvironment(size: LayoutSize(width: 400, height: 300))
    let view = environment.restricted(to: LayoutRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view == LayoutEnvironment(size: LayoutSize(width: 3, height: 4)))
    for frame in [LayoutRect(x: .nan, y: 0, width: 1, height: 4), LayoutRect(x: 0, y: 0, width: -1, height: 4)] {
      #expect(Self.window.restricted(to: frame).canonical().environment == nil)
    }
    var broken = Self.window
    broken.safeAreaInsets?.left = .nan
    let issues = broken.restricted(to: LayoutRect(x: 10, y: 10, width: 100, height: 100)).canonical().issues
    #expect(issues == [.factDropped(.safeAreaInsets)])
  }

  @Test("A band that its source declares divides a container beside its frame, too (L1)")
  func declaredBand() {
    var environment = Self.window
    environment.regions?.divisions = [
      DivisionRegion(id: 1, frame: LayoutRect(x: 455.5, y: 0, width: 40, height: 100), axis: .vertical, isActive: true)
    ]
    let view = environment.restricted(to: LayoutRect(x: 0, y: 300, width: 951, height: 200))
    #expect(view.posture == .book)
    #expect(view.segments.count == 2)
    #expect(view.isSettled && environment.isSettled)
  }

  @Test("A part of what is settled is settled, whether the window is told or not (F6)")
  func settled() {
    var environment = LayoutEnvironment(size: LayoutSize(width: 2210, height: 2416))
    environment.regions = LayoutRegions(divisions: [
      DivisionRegion(
        id: 1, frame: LayoutRect(x: 975, y: 1000, width: 260, height: 200), axis: .vertical, isActive: true)
    ])
    #expect(environment.restricted(to: LayoutRect(x: 0, y: 1300, width: 2210, height: 1116)).isSettled)
    environment.windowSize = environment.size
    environment.frameInWindow = environment.bounds
    #expect(environment.restricted(to: LayoutRect(x: 0, y: 1300, width: 2210, height: 1116)).isSettled)
  }
}
