import FoldLayout
import FoldLayoutFixtures
import Foundation
import SwiftUI
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@testable import FoldLayoutSwiftUI
@testable import ReadmeSwiftUIClient

@Suite("The README's samples for SwiftUI")
@MainActor
struct ReadmeSwiftUITests {
  @Test("A screen holds its orientations while it is shown, by the one line of the application's delegate")
  func locked() throws {
    let stage = OrientationStage(plist: .all, hooks: .none)
    let delegate = PlayerDelegate()
    stage.device.application.delegate = delegate
    stage.show(UIHostingController(rootView: VideoScreen()))
    #expect(try stage.allowed == .landscape)
    #expect(stage.supported == .landscape)
    #expect(stage.shown.isLandscape)
    stage.show(UIHostingController(rootView: RootView()))
    #expect(try stage.allowed == .allButUpsideDown)
    #expect(stage.supported == .allButUpsideDown)
  }

  @Test("A screen reads the environment, what is shown, and is told what changes")
  func book() throws {
    let stage = Stage { RootView().standInMarked("root") }
    var words: [String] = []
    for pose in ["duo-closed-portrait", "duo-open-landscapeLeft", "duo-book-landscapeLeft"] {
      stage.show(try Fixtures.pose(pose))
      words.append(try #require(stage.hosting.standInTexts.first))
    }
    #expect(words == ["1 narrow upright", "1 wide sideways", "2 wide sideways"])
  }

  @Test("Two panes lie around the fold, and the button keeps off it")
  func mail() throws {
    let split = PaneSplit(panes: [Pane(width: PaneDimensionRange(ratio: 0.3)), Pane(priority: -1)])
    let stage = Stage { MailScreen(split: split).tracksLayoutEnvironment() }
    let environment = try Fixtures.pose("duo-book-landscapeLeft")
    stage.show(environment)
    #expect(
      stage.hosting.standInColors.map { LayoutRect($0.frame) } == [
        LayoutRect(x: 0, y: 0, width: 455.5, height: 635), LayoutRect(x: 495.5, y: 0, width: 371.5, height: 635),
        LayoutRect(x: 411.5, y: 591, width: 44, height: 44),
      ])
  }

  @Test("Photos lie in columns, an alert off the fold, and a root of one's own holds the orientation")
  func photos() throws {
    let stage = OrientationStage(plist: .all, display: .inner)
    let window = root(of: stage.scene)
    window.frame = CGRect(x: 0, y: 0, width: 669, height: 951)
    window.makeKeyAndVisible()
    stage.settle()
    #expect(stage.rotation.isLocked)
    let sample = Stage { PhotoScreen().tracksLayoutEnvironment() }
    sample.show(try Fixtures.pose("duo-book-landscapeLeft"))
    let colors = sample.hosting.standInColors
    // Two columns before the fold, and two after it; the alert lies after it, too.
    #expect(colors.prefix(3).map { Double($0.frame.minX) } == [0, 233.75, 495.5])
    let alert = LayoutRect(try #require(colors.last?.frame))
    #expect(alert.minX >= 495.5 && alert.size == LayoutSize(width: 240, height: 160))
  }

  @Test("A preview shows the posture of a fixture, and the view as it is where there is no such fixture")
  func preview() throws {
    #expect(FoldedPreview.posture("no-such-fixture", at: 0) == nil)
    let hosting = UIHostingController(rootView: FoldedPreview.previews)
    let stage = OrientationStage(plist: .all)
    stage.show(hosting)
    let texts = hosting.standInDrawings.flatMap(\.marks).compactMap { mark in
      if case .text(let text, _, _) = mark { text.standInText } else { nil }
    }
    #expect(texts.count == 1 && texts[0].hasPrefix("No layout environment"), "tests have no such resource")
    #expect(hosting.standInFaults.isEmpty)
    let path = FixtureFolder.root.appendingPathComponent("Postures/duo-flat-book-flat.json").path
    let replay = PostureReplay(try PostureFixture(contentsOfFile: path))
    #expect(replay.environment(at: 2000)?.posture == .book)
    let forced = Stage { RootView().layoutEnvironmentOverlay().layoutEnvironment(replay.environment(at: 2000)) }
    forced.show(LayoutEnvironment(size: LayoutSize(width: 10, height: 10)))
    #expect(forced.hosting.standInTexts == ["2 wide sideways"])
  }
}
