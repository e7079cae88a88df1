import FoldLayout
import FoldLayoutUIKit
import Testing
import UIKit
import UIKitTestSupport

@Suite("What people got wrong with regions and hinges (apple-duo-api.md §9)")
@MainActor
struct TrapTests {
  @Test("1: a frame holds its margins already, and the bare line has no thickness (F3)")
  func margins() throws {
    let fold = try #require(Stage.showing(.book).environment?.activeDivisionRegion)
    #expect(fold.thickness == 40)
    #expect(fold.bareFrame == LayoutRect(x: 475.5, y: 0, width: 0, height: 669))
  }

  @Test("2: the frame is 40 thick in both states, and only the flag tells (F5)")
  func thickness() throws {
    let stage = try Stage.showing(.flat)
    #expect(stage.environment?.divisionRegions.map(\.thickness) == [40])
    #expect(stage.environment?.activeDivisionRegion == nil)
    try stage.pose(.book)
    #expect(stage.environment?.divisionRegions.map(\.thickness) == [40])
    #expect(stage.environment?.activeDivisionRegion?.thickness == 40)
  }

  @Test("3: the fold is the middle of the display, not of the content")
  func middle() throws {
    let environment = try #require(Stage.showing(.book).environment)
    #expect(environment.segments.map(\.frame.width) == [455.5, 455.5])
    #expect(environment.usableAreas.compactMap(\.largest).map(\.width) == [455.5, 371.5])
  }

  @Test("4: the axis is that of the frame, whichever way the device is turned", arguments: [Pose.book, .tabletop])
  func axis(_ pose: Pose) throws {
    let fold = try #require(Stage.showing(pose).environment?.activeDivisionRegion)
    #expect(fold.axis == (pose == .book ? .vertical : .horizontal))
  }

  @Test("5: a fold is told although no trait, inset, size or geometry changes")
  func nothingElseChanges() throws {
    let stage = try Stage.showing(.flat)
    let view = CountingView()
    stage.container.addSubview(view)
    stage.device.settle()
    let recorder = stage.listening()
    view.counts = CountingView.Counts()
    stage.moveHinge(.partiallyOpen, angle: 2.23)
    stage.device.settle()
    stage.list(try Pose.book.environment.regions)
    #expect(view.counts == CountingView.Counts())
    #expect(recorder.emissions.dropFirst().map(\.changes) == [.hinges, .divisions])
    #expect(recorder.emissions.last?.posture == .book)
  }

  @Test("6: nothing is read while the hinge reports, and no number of reports is a layout")
  func hingeReports() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    for step in 1...30 { stage.moveHinge(.partiallyOpen, angle: .pi - Double(step) / 30) }
    #expect(recorder.hinges.count == 31, "the one known at first, and thirty")
    #expect(recorder.emissions.count == 1, "the flag is one step old in a handler")
    stage.device.settle()
    #expect(recorder.emissions.count == 2)
    #expect(recorder.emissions.last?.isSettled == false)
  }

  @Test("7: the first passes find no regions, which is not that there are none", arguments: [0, 1, 3, 5])
  func firstPasses(absent: Int) throws {
    let stage = Stage()
    stage.apply(try Pose.book.environment)
    stage.window.standInAbsentPasses = absent
    stage.show()
    let recorder = stage.listening()
    stage.device.settle()
    #expect(recorder.emissions.allSatisfy { $0.current.regions != LayoutRegions.none })
    #expect(recorder.emissions.last?.posture == .book)
    #expect(recorder.emissions.count <= (absent == 0 ? 2 : 3), "one more when the hinge reports")
  }

  @Test("7: where the controller appears there are none yet, and they are told all the same")
  func appearing() throws {
    final class Appearing: UIViewController {
      var found: [LayoutRegions?] = []

      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        found.append(view.layoutRegions)
      }
    }
    let stage = try Stage.showing(.book)
    let controller = Appearing()
    controller.view.frame = stage.container.bounds
    let layout = LayoutCoordinator(attachedTo: controller)
    stage.window.standInAbsentPasses = 3
    stage.window.addSubview(controller.view)
    stage.device.settle()
    #expect(controller.found == [nil])
    #expect(layout.environment?.posture == .book)
  }

  @Test("8: of two occlusions either may be listed first, and each keeps its number (F12)")
  func order() throws {
    let stage = try Stage.showing(.closed)
    let before = try #require(stage.environment?.occlusionRegions)
    #expect(before.count == 2)
    stage.window.standInRegions.reverse()
    let recorder = stage.listening()
    stage.device.settle()
    #expect(recorder.emissions.count == 1)
    #expect(stage.environment?.occlusionRegions == before)
    #expect(before.map(\.id) == [1, 2], "numbers follow the reading order of the first sight")
  }

  @Test("10: the window is the container's own, also in a second scene")
  func ownWindow() throws {
    let first = try Stage.showing(.flat)
    let second = try Stage.showing(.splitRight, on: first.device)
    #expect(second.environment?.divisionRegions.map(\.frame.width) == [13.5])
    #expect(first.environment?.divisionRegions.map(\.frame.width) == [40])
  }

  @Test("12: the insets of the two sides are not alike")
  func sides() throws {
    #expect(
      try Stage.showing(.flat).environment?.safeAreaInsets == LayoutEdgeInsets(top: 0, left: 0, bottom: 34, right: 84))
  }

  @Test(
    "13: the display is told by the screen's identity, not by a size", arguments: [Pose.splitLeft, .splitRight, .flat])
  func display(_ pose: Pose) throws {
    #expect(try Stage.showing(pose).environment?.display == .inner)
  }

  @Test("13: the outer display is the main screen, closed or not")
  func outerDisplay() throws {
    let stage = try Stage.showing(.closed)
    #expect(stage.environment?.display == .outer)
    #expect(stage.environment?.size == LayoutSize(width: 466, height: 678))
    stage.moveHinge(.partiallyOpen)
    stage.device.settle()
    #expect(stage.environment?.display == .outer, "as in a tent")
  }

  @Test("14: a turn of the outer display changes the height's class alone, and is told")
  func verticalClass() throws {
    let stage = try Stage.showing(.closed)
    let recorder = stage.listening()
    try stage.pose(.closedTurned)
    let told = try #require(recorder.emissions.last)
    #expect(told.didChangeToCompactHeight)
    #expect(!told.didChangeToCompactWidth)
    #expect(told.previousSizeClasses == Interface.SizeClasses(horizontal: .compact, vertical: .regular))
  }

  @Test("25: UIKit's frames are where they are in right-to-left too")
  func rightToLeft() throws {
    let stage = try Stage.showing(.rightToLeft)
    let environment = try #require(stage.environment)
    #expect(environment.layoutDirection == .rightToLeft)
    #expect(environment.divisionRegions == (try Stage.showing(.flat).environment?.divisionRegions))
    #expect(
      environment.regions?.occlusions.map(\.frame) == (try Pose.rightToLeft.environment.occlusionRegions.map(\.frame)))
  }

  @Test("26: a size that a window has before its scene comes to the foreground is not told")
  func transientSize() throws {
    let stage = Stage()
    stage.scene.standInMove(to: .unattached)
    let recorder = stage.listening()
    var launching = try Pose.flat.environment
    launching.size.height = 140
    launching.windowSize = launching.size
    launching.frameInWindow = launching.bounds
    stage.apply(launching)
    stage.show()
    stage.device.settle()
    #expect(recorder.emissions.isEmpty)
    try stage.pose(.flat)
    stage.scene.standInMove(to: .foregroundActive)
    stage.device.settle()
    #expect(recorder.emissions.map(\.current.size.height) == [669])
  }
}

/// A view that counts what UIKit tells it.
final class CountingView: UIView {
  struct Counts: Equatable {
    var traits = 0
    var insets = 0
    var passes = 0
  }

  var counts = Counts()

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    counts.traits += 1
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    counts.insets += 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    counts.passes += 1
  }
}
