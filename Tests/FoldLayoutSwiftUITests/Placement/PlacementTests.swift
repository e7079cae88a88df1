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

  @Test("What nothing is in the way of is left alone, also out of the safe area and out of the container")
  func leftAlone() throws {
    var environment = LayoutEnvironment(size: LayoutSize(width: 400, height: 300))
    environment.safeAreaInsets = LayoutEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
    let fold = DivisionRegion(
      id: 1, frame: LayoutRect(x: 190, y: 0, width: 20, height: 300), axis: .vertical, isActive: true)
    environment.regions = LayoutRegions(divisions: [fold], occlusions: [])
    let known = environment
    let frames = [
      LayoutRect(x: 20, y: 10, width: 60, height: 30), LayoutRect(x: 20, y: 280, width: 60, height: 30),
      // On the fold's line, and where nobody sees it.
      LayoutRect(x: 180, y: 320, width: 60, height: 30), LayoutRect(x: 180, y: -90, width: 60, height: 30),
      LayoutRect(x: -200, y: 100, width: 60, height: 30), LayoutRect(x: 420, y: 100, width: 60, height: 30),
    ]
    for frame in frames {
      let stage = Stage {
        Color.red.standInMarked("x").keepsClear().placed(at: frame).ignoresSafeArea().layoutEnvironment(known)
      }
      stage.show(LayoutEnvironment(size: known.size))
      #expect(stage.hosting.standInFrames["x"] == CGRect(frame))
    }
    // On the fold it is moved, and into the safe area.
    let stage = Stage {
      Color.red.standInMarked("x").keepsClear().placed(at: LayoutRect(x: 170, y: 20, width: 30, height: 40))
        .ignoresSafeArea().layoutEnvironment(known)
    }
    stage.show(LayoutEnvironment(size: known.size))
    #expect(stage.hosting.standInFrames["x"] == CGRect(x: 160, y: 50, width: 30, height: 40))
  }

  @Test("It follows its container from one size to another, and the direction is SwiftUI's own")
  func resized() throws {
    let log = Log<LayoutDirection>()
    let stage = Stage {
      DirectionNote(log: log).frame(width: 60, height: 44).standInMarked("x").keepsClear()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .environment(\.layoutDirection, .rightToLeft)
        .tracksLayoutEnvironment()
    }
    for pose in ["duo-closed-portrait", "duo-book-landscapeLeft", "duo-laptop-portrait", "duo-closed-portrait"] {
      let environment = try Fixtures.pose(pose)
      let count = stage.hosting.standInHistory(of: "x").count
      stage.show(environment)
      let told = try #require(stage.layout?.environment)
      let insets = told.safeAreaInsets ?? .zero
      let control = LayoutRect(
        x: (told.size.width + insets.left - insets.right) / 2 - 30,
        y: (told.size.height + insets.top - insets.bottom) / 2 - 22, width: 60, height: 44)
      let expected = try #require(told.told(.rightToLeft).displacement(of: control).frame)
      let frame = try #require(stage.hosting.standInFrames["x"])
      #expect(frame.isNear(CGRect(expected)), "\(pose): \(frame), not \(expected)")
      for frame in stage.hosting.standInHistory(of: "x").dropFirst(count) {
        let isOnTheWay = frame.isNear(CGRect(control)) || frame.isNear(CGRect(expected))
        #expect(isOnTheWay, "it is never moved to a place that was right in another container")
      }
    }
    #expect(log.entries.allSatisfy { $0 == .rightToLeft })
  }

  @Test("Of two places as near the one is taken that comes first in SwiftUI's direction")
  func ties() {
    var environment = LayoutEnvironment(size: LayoutSize(width: 400, height: 300)).told(.leftToRight)
    let fold = DivisionRegion(
      id: 1, frame: LayoutRect(x: 190, y: 0, width: 20, height: 300), axis: .vertical, isActive: true)
    environment.regions = LayoutRegions(divisions: [fold], occlusions: [])
    let known = environment
    let control = LayoutRect(x: 180, y: 100, width: 40, height: 40)
    var places: [CGFloat?] = []
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let stage = Stage {
        Color.red.standInMarked("x").keepsClear().placed(at: control)
          .environment(\.layoutDirection, direction).layoutEnvironment(known)
      }
      stage.show(LayoutEnvironment(size: known.size))
      places.append(stage.hosting.standInFrames["x"]?.minX)
      let expected = known.told(Interface.LayoutDirection(direction)).displacement(of: control).frame
      #expect(stage.hosting.standInFrames["x"].map { LayoutRect($0) } == expected)
    }
    #expect(Set(places) == [150, 210])
  }

  @Test("A frame that cannot be is empty, in the corner")
  func impossible() {
    let frames = [
      LayoutRect(x: .nan, y: 0, width: 10, height: 10), LayoutRect(x: 0, y: .infinity, width: 10, height: 10),
      LayoutRect(x: 5, y: 5, width: -1, height: 10), LayoutRect(x: 5, y: 5, width: 10, height: .nan),
    ]
    for frame in frames {
      let stage = Stage { Color.red.standInMarked("x").placed(at: frame) }
      stage.show(LayoutEnvironment(size: LayoutSize(width: 100, height: 100)))
      #expect(stage.hosting.standInFrames["x"] == CGRect(x: 0, y: 0, width: 0, height: 0))
    }
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
