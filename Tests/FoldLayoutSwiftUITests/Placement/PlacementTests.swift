import FoldLayout
import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import FoldLayoutSwiftUI

@Suite("Views that are placed and moved lie where the core says, in both directions (L6, L7)")
@MainActor
struct PlacementTests {
  private nonisolated static let directions = [Interface.LayoutDirection.leftToRight, .rightToLeft]

  @Test("A view is put at a frame counted from the left, and keeps its own direction", arguments: directions)
  func placed(direction: Interface.LayoutDirection) {
    let log = Log<LayoutDirection>()
    let frame = LayoutRect(x: 30, y: 40, width: 100, height: 20)
    let environment = LayoutEnvironment(size: LayoutSize(width: 500, height: 300)).told(direction)
    let stage = Stage { DirectionNote(log: log).standInMarked("x").placed(at: frame) }
    stage.show(environment)
    #expect(stage.hosting.standInFrames["x"] == CGRect(frame))
    #expect(log.entries.last.map { Interface.LayoutDirection($0) } == direction)
  }

  @Test("An alert goes where its placement is, through UIKit", arguments: Pose.all, directions)
  func alert(pose: String, direction: Interface.LayoutDirection) throws {
    let environment = try Fixtures.pose(pose).told(direction)
    let item = ItemPlacement(.alert, size: LayoutSize(width: 240, height: 160))
    let stage = Stage {
      LayoutEnvironmentReader { environment in
        if let place = environment?.placement(of: item) { Color.red.standInMarked("alert").placed(at: place.frame) }
      }
      .tracksLayoutEnvironment()
    }
    stage.show(environment)
    let told = try #require(stage.layout?.environment)
    let expected = try #require(told.placement(of: item)).frame
    #expect(try #require(stage.hosting.standInFrames["alert"]).isNear(CGRect(expected)))
  }

  @Test(
    "A control that would lie on the fold or under the camera is moved, and back when it need not be",
    arguments: directions)
  func keepsClear(direction: Interface.LayoutDirection) throws {
    let places = [LayoutPoint(x: 440, y: 300), LayoutPoint(x: 500, y: 10), LayoutPoint(x: 120, y: 200)]
    for corner in places {
      let control = LayoutRect(origin: corner, size: LayoutSize(width: 60, height: 44))
      let stage = Stage {
        Color.red.standInMarked("x").keepsClear().placed(at: control).tracksLayoutEnvironment()
      }
      for pose in ["duo-open-landscapeLeft", "duo-book-landscapeLeft", "duo-open-landscapeLeft"] {
        stage.show(try Fixtures.pose(pose).told(direction))
        let told = try #require(stage.layout?.environment)
        let frame = try #require(stage.hosting.standInFrames["x"])
        let expected = try #require(told.displacement(of: control).frame)
        #expect(frame.isNear(CGRect(expected)), "\(pose): \(frame), not \(expected)")
      }
    }
  }

  @Test("It keeps off only what it is to keep off")
  func options() throws {
    var environment = LayoutEnvironment(size: LayoutSize(width: 400, height: 300))
    let fold = DivisionRegion(
      id: 1, frame: LayoutRect(x: 190, y: 0, width: 20, height: 300), axis: .vertical, isActive: true)
    let camera = OcclusionRegion(id: 2, frame: LayoutRect(x: 0, y: 0, width: 50, height: 50), isActive: true)
    environment.regions = LayoutRegions(divisions: [fold], occlusions: [camera])
    func frames(_ divisions: Bool, _ occlusions: Bool) -> [CGRect?] {
      let stage = Stage {
        Color.red.standInMarked("a").keepsClear(ofDivisions: divisions, ofOcclusions: occlusions)
          .placed(at: LayoutRect(x: 170, y: 100, width: 40, height: 40))
          .overlay {
            Color.red.standInMarked("b").keepsClear(ofDivisions: divisions, ofOcclusions: occlusions)
              .placed(at: LayoutRect(x: 30, y: 0, width: 40, height: 40))
          }
          .layoutEnvironment(environment)
      }
      stage.show(LayoutEnvironment(size: environment.size))
      return ["a", "b"].map { stage.hosting.standInFrames[$0] }
    }
    let (a, b) = (CGRect(x: 170, y: 100, width: 40, height: 40), CGRect(x: 30, y: 0, width: 40, height: 40))
    let (clearA, clearB) = (CGRect(x: 150, y: 100, width: 40, height: 40), CGRect(x: 50, y: 0, width: 40, height: 40))
    #expect(frames(false, false) == [a, b])
    #expect(frames(true, false) == [clearA, b])
    #expect(frames(false, true) == [a, clearB])
    #expect(frames(true, true) == [clearA, clearB])
  }

  @Test("Where nothing is tracked, and where nothing fits, it stays")
  func stays() throws {
    let frame = LayoutRect(x: 440, y: 300, width: 60, height: 44)
    let untracked = Stage { Color.red.standInMarked("x").keepsClear().placed(at: frame) }
    untracked.show(try Fixtures.pose("duo-book-landscapeLeft"))
    #expect(untracked.hosting.standInFrames["x"] == CGRect(frame))
    let large = LayoutRect(x: 100, y: 100, width: 700, height: 44)
    let stage = Stage { Color.red.standInMarked("x").keepsClear().placed(at: large).tracksLayoutEnvironment() }
    stage.show(try Fixtures.pose("duo-book-landscapeLeft"))
    #expect(stage.hosting.standInFrames["x"] == CGRect(large))
  }
}

/// A view that notes the direction in which it is laid out.
private struct DirectionNote: View {
  let log: Log<LayoutDirection>
  @Environment(\.layoutDirection) private var direction

  var body: some View { noted() }

  private func noted() -> Color {
    log.note(direction)
    return .clear
  }
}
