import FoldLayout
import FoldLayoutUIKit
import Testing
import UIKit

@Suite("Nothing is told in the background or in no window, and one emission on return (A6, D8)")
@MainActor
struct PresenceTests {
  @Test("In the background nothing is told; back in front, what differs, once (cases 19 and 71)")
  func background() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    stage.scene.standInMove(to: .background)
    try stage.pose(.closedTurned)
    try stage.pose(.closed)
    #expect(recorder.emissions.count == 1)
    stage.scene.standInMove(to: .foregroundInactive)
    stage.device.settle()
    #expect(recorder.emissions.count == 2)
    #expect(recorder.emissions.last?.previousSizeClasses?.horizontal == .regular)
    #expect(recorder.emissions.last?.isCompactWidth == true)
    stage.scene.standInMove(to: .foregroundActive)
    stage.device.settle()
    #expect(recorder.emissions.count == 2)
  }

  @Test("A change and its reversal in the background is nothing")
  func reversal() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    stage.scene.standInMove(to: .background)
    try stage.pose(.closed)
    try stage.pose(.flat)
    stage.scene.standInMove(to: .foregroundActive)
    stage.device.settle()
    #expect(recorder.emissions.count == 1)
  }

  @Test("Inactive is not background: a change is told while another application is in front (case 19)")
  func inactive() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    stage.scene.standInMove(to: .foregroundInactive)
    try stage.pose(.closed)
    #expect(recorder.emissions.count == 2)
  }

  @Test("A scene that starts in the background is told when it comes to the front")
  func startsInBackground() throws {
    let stage = Stage()
    stage.scene.standInMove(to: .background)
    let recorder = stage.listening()
    try stage.pose(.flat)
    stage.show()
    stage.device.settle()
    #expect(recorder.emissions.isEmpty)
    stage.scene.standInMove(to: .foregroundActive)
    stage.device.settle()
    #expect(recorder.emissions.map(\.cause) == [.initial])
  }

  @Test("Another scene's background is not this one's")
  func anotherScene() throws {
    let stage = try Stage.showing(.flat)
    let other = stage.device.connectScene(on: .main)
    other.standInMove(to: .foregroundActive)
    let recorder = stage.listening()
    other.standInMove(to: .background)
    try stage.pose(.book)
    #expect(recorder.emissions.count == 2)
    stage.scene.standInMove(to: .background)
    other.standInMove(to: .foregroundActive)
    try stage.pose(.flat)
    #expect(recorder.emissions.count == 2)
  }

  @Test("A controller that is covered is silent, and hears once when it is uncovered")
  func covered() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    let root = try #require(stage.window.rootViewController)
    let cover = UIViewController()
    root.present(cover, animated: false)
    #expect(stage.container.window == nil)
    try stage.pose(.tabletop)
    try stage.pose(.book)
    #expect(recorder.emissions.count == 1)
    root.dismiss(animated: false)
    stage.device.settle()
    #expect(recorder.emissions.count == 2)
    #expect(recorder.emissions.last?.posture == .book)
    #expect(recorder.emissions.last?.previous?.posture == .flat)
  }

  @Test("What a hinge reports while nothing is told is told on return, once")
  func hingeMeanwhile() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    stage.scene.standInMove(to: .background)
    for step in 0..<10 { stage.moveHinge(.partiallyOpen, angle: 3 - Double(step) / 10) }
    #expect(recorder.hinges.count == 1)
    stage.scene.standInMove(to: .foregroundActive)
    stage.device.settle()
    #expect(recorder.hinges.map(\.angle) == [0, 2.1])
  }

  @Test("A hinge that is left with the window is still the device's when the container returns")
  func hingeOnReturn() throws {
    let stage = try Stage.showing(.book)
    let recorder = stage.listening()
    let parent = try #require(stage.container.superview)
    stage.container.removeFromSuperview()
    stage.device.settle()
    parent.addSubview(stage.container)
    stage.device.settle()
    #expect(recorder.emissions.count == 1, "nothing differs")
    #expect(stage.environment?.hingeStatus == .partiallyOpen)
  }

  @Test("Attached before there is a window, it is told with the first layout pass in one (case 64)")
  func attachedEarly() throws {
    let stage = Stage()
    let recorder = stage.listening()
    stage.device.settle()
    #expect(recorder.emissions.isEmpty)
    try stage.pose(.flat)
    stage.show()
    #expect(recorder.emissions.isEmpty, "it has not been laid out")
    stage.device.settle()
    #expect(recorder.emissions.map(\.cause) == [.initial])
    #expect(recorder.emissions.map(\.previous) == [nil])
  }
}
