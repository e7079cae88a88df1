import Testing

@testable import FoldLayout

@Suite("Which half of the display a window is on (F10)")
struct DisplayHalfTests {
  /// The left window of Split View, folded, of which the place is not told.
  private static let left = Environments.container(
    469, 669, dividedAt: LayoutRect(x: 455.5, y: 0, width: 13.5, height: 669))

  private func half(_ slices: [LayoutRect], size: LayoutSize = LayoutSize(width: 469, height: 669)) -> LayoutEdge? {
    var environment = LayoutEnvironment(size: size)
    environment.windowSize = size
    environment.frameInWindow = environment.bounds
    environment.regions = LayoutRegions(
      divisions: slices.enumerated().map { index, frame in
        DivisionRegion(
          id: RegionID(rawValue: index), frame: frame, joining: environment.bounds, isActive: false)
      })
    return environment.displayHalf
  }

  @Test("A slice at one edge tells that the window is on the other side")
  func slices() {
    #expect(half([LayoutRect(x: 455.5, y: 0, width: 13.5, height: 669)]) == .left)
    #expect(half([LayoutRect(x: 0, y: 0, width: 13.5, height: 669)]) == .right)
    #expect(half([LayoutRect(x: 0, y: 655.5, width: 469, height: 13.5)]) == .top)
    #expect(half([LayoutRect(x: 0, y: 0, width: 469, height: 13.5)]) == .bottom)
  }

  @Test("No slice, one inside, or two that disagree tell nothing")
  func nothing() {
    #expect(half([]) == nil)
    #expect(half([LayoutRect(x: 200, y: 0, width: 40, height: 669)]) == nil)
    #expect(half([LayoutRect(x: 0, y: 0, width: 13.5, height: 300)]) == nil)
    #expect(
      half([
        LayoutRect(x: 0, y: 0, width: 13.5, height: 669), LayoutRect(x: 455.5, y: 0, width: 13.5, height: 669),
      ]) == nil)
    #expect(half([LayoutRect(x: 469, y: 0, width: 13.5, height: 669)]) == nil)
    #expect(LayoutEnvironment(size: LayoutSize(width: 469, height: 669)).displayHalf == nil)
    #expect(half([LayoutRect(x: 0, y: 0, width: 469, height: 669)]) == nil)
    #expect(half([LayoutRect(x: 0, y: 0, width: 0, height: 669)]) == nil)
  }

  @Test("A view inside the window asks for the window's edges, not for its own")
  func nested() {
    var window = Self.left
    window.windowSize = window.size
    window.frameInWindow = window.bounds
    let view = window.restricted(to: LayoutRect(x: 440, y: 100, width: 29, height: 100))
    #expect(view.displayHalf == .left)
    var whole = Environments.folded(isActive: true, status: .partiallyOpen)
    whole.windowSize = whole.size
    whole.frameInWindow = whole.bounds
    #expect(whole.restricted(to: LayoutRect(x: 460, y: 0, width: 200, height: 200)).displayHalf == nil)
  }

  @Test("Folded in Split View, the slice trims its edge and divides nothing")
  func folded() {
    #expect(Self.left.posture == .flat)
    #expect(Self.left.segments.map(\.frame) == [LayoutRect(x: 0, y: 0, width: 455.5, height: 669)])
  }

  @Test("Without a window, on another display, or beyond the window, a slice tells nothing (F2, F6)")
  func notTold() {
    var window = Self.left
    #expect(window.displayHalf == nil)
    window.windowSize = window.size
    #expect(window.displayHalf == nil)
    window.frameInWindow = window.bounds
    #expect(window.displayHalf == .left)
    for display in Interface.Display.allCases {
      window.display = display
      #expect(window.displayHalf == (display == .inner ? .left : nil))
    }
    window.display = .inner
    window.regions?.divisions[0].frame.size.width = 40
    #expect(window.displayHalf == nil)
  }
}
