import FoldLayout
import TestSupport
import Testing

@testable import FoldLayoutFixtures

/// What was measured of the iPhone Duo in several places must be one thing seen from several places.
@Suite("Observations of the iPhone Duo, asked of each other (F3, F10)")
struct ObservationTests {
  private func environment(_ name: String) throws -> LayoutEnvironment {
    let fixture = try PostureFixture(decoding: FixtureFolder.text(of: "duo-\(name).json").utf8)
    return try #require(fixture.environment)
  }

  private func display(_ environment: LayoutEnvironment) -> DisplayRegions {
    DisplayRegions(display: .inner, size: environment.size, regions: environment.regions ?? .none)
  }

  @Test(
    "A view inside the window has the regions that were logged for it, unclipped",
    arguments: ["subview-shift40", "subview-inset24", "subview-content"])
  func views(name: String) throws {
    let view = try environment(name)
    let frame = try #require(view.frameInWindow)
    let derived = try environment("book-landscapeLeft").restricted(to: frame)
    #expect(derived.divisionRegions.map(\.frame) == view.divisionRegions.map(\.frame))
    // What was logged is what was active.
    #expect(derived.activeOcclusionRegions.map(\.frame) == view.occlusionRegions.map(\.frame))
    #expect(derived.segments == view.segments)
  }

  @Test("Lying flat, a view has the same occlusions and an inactive fold")
  func flatView() throws {
    let view = try environment("subview-inset24-flat")
    let derived = try environment("open-landscapeLeft").restricted(to: try #require(view.frameInWindow))
    #expect(derived.activeOcclusionRegions.map(\.frame) == view.occlusionRegions.map(\.frame))
    #expect(derived.segments == view.segments && derived.divisionRegions.count == 1)
  }

  @Test("Where the content inside the bars was asked, the same regions lie higher")
  func content() throws {
    let content = try environment("swiftui-coords-book")
    let derived = try environment("book-landscapeLeft").restricted(to: try #require(content.frameInWindow))
    #expect(derived.divisionRegions.map(\.frame) == content.divisionRegions.map(\.frame))
    // SwiftUI also lists what lies above or beside the content, and UIKit's query, as here, does not.
    #expect(derived.occlusionRegions.isEmpty && content.occlusionRegions.count == 2)
    #expect(content.usableAreas.map(\.largest) == derived.usableAreas.map(\.largest))
  }

  @Test(
    "The windows of Split View have the slices that were logged for them", arguments: [("left", 0), ("right", 482)])
  func splitView(side: String, x: Double) throws {
    for (pose, whole) in [("flat", "open-landscapeLeft"), ("boardhop", "open-landscapeRight")] {
      let window = try environment("split-\(side)-\(pose)")
      let regions = try display(environment(whole)).regions(
        in: LayoutRect(origin: LayoutPoint(x: x, y: 0), size: window.size), on: .inner)
      #expect(regions.divisions.map(\.frame) == window.divisionRegions.map(\.frame))
      #expect(regions.divisions.map(\.bareFrame) == window.divisionRegions.map(\.bareFrame))
      #expect(window.displayHalf == (side == "left" ? .left : .right))
    }
  }

  @Test("The inner display turned has its fold and its camera where they were logged, from each way up to each other")
  func turned() throws {
    let orientations: [Interface.Orientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    let logged = try orientations.map { try environment("open-\($0)") }
    for (start, environment) in zip(orientations, logged) {
      for (end, expected) in zip(orientations, logged) {
        let turn = try #require(QuarterTurn(from: start, to: end))
        let derived = display(environment).turned(by: turn)
        #expect(derived.size == expected.size)
        #expect(derived.regions.divisions == expected.divisionRegions)
        let loggedCamera = expected.occlusionRegions.first { !$0.isActive }
        let frame = derived.regions.occlusions.first { !$0.isActive }?.frame
        // The logs are rounded to a tenth; the status items are no hardware, and do not turn with it.
        #expect(abs((frame?.minX ?? 0) - (loggedCamera?.frame.minX ?? 1)) < 0.11)
        #expect(abs((frame?.minY ?? 0) - (loggedCamera?.frame.minY ?? 1)) < 0.11)
      }
    }
  }

  @Test("Folding in Split View flips the flag and nothing else")
  func foldedInSplitView() throws {
    var flat = try environment("split-left-nav-flat")
    let folded = try environment("split-left-nav-folded")
    flat.hinges = folded.hinges
    flat.regions?.divisions[0].isActive = true
    #expect(flat == folded)
    #expect(folded.segments.count == 1)
  }
}
