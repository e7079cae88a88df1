import FoldLayout
import FoldLayoutUIKit
import Testing
import UIKit

@Suite("Attaching (A5)")
@MainActor
struct AttachingTests {
  @Test("A controller's view is never loaded by it")
  func neverLoads() {
    let controller = UIViewController()
    let layout = LayoutCoordinator(attachedTo: controller)
    layout.send(.capture)
    layout.willTransition(with: StandInTransition())
    #expect(!controller.isViewLoaded)
    #expect(layout.environment == nil)
  }

  @Test("Made before the view is loaded, it is attached when somebody registers afterwards (case 64)")
  func attachedLate() throws {
    let stage = try Stage.showing(.flat)
    let controller = UIViewController()
    let layout = LayoutCoordinator(attachedTo: controller)
    // A size is told before the view is loaded, as UIKit does to a tab that has not been shown.
    layout.willTransition(to: CGSize(width: 507, height: 1024), with: StandInTransition())
    controller.view.frame = stage.container.bounds
    stage.container.addSubview(controller.view)
    let recorder = Recorder()
    recorder.listen(to: layout)
    stage.device.settle()
    #expect(recorder.emissions.map(\.cause) == [.initial])
    #expect(layout.environment?.size == LayoutSize(width: 951, height: 669))
  }

  #if DEBUG
  @Test("Registering before the view is loaded traps in debug builds, with that sentence")
  func tooEarly() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        let layout = LayoutCoordinator(attachedTo: controller)
        layout.observe(controller) { _, _ in }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("once its view is loaded"))
  }
  #endif

  @Test("The probe lies behind everything, fills the container, and takes no touches")
  func probe() throws {
    let stage = Stage()
    stage.container.insertSubview(UIView(), at: 0)
    try stage.pose(.flat)
    let layout = LayoutCoordinator(attachedTo: stage.container)
    let probe = try #require(stage.container.subviews.first)
    #expect(probe.frame == stage.container.bounds)
    #expect(!probe.isUserInteractionEnabled)
    try stage.pose(.flatUpright)
    #expect(probe.frame == stage.container.bounds)
    withExtendedLifetime(layout) {}
  }

  @Test("A probe that somebody takes out with all other subviews is put back, and nothing is told twice")
  func removed() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    for view in stage.container.subviews { view.removeFromSuperview() }
    stage.device.settle()
    #expect(stage.container.subviews.isEmpty)
    stage.wait(0)
    #expect(stage.container.subviews.count == 1)
    #expect(recorder.emissions.count == 1)
    try stage.pose(.book)
    #expect(recorder.emissions.count == 2)
  }

  @Test("A controller that gets another view is read there from the next registration on")
  func anotherView() throws {
    let stage = try Stage.showing(.flat)
    let controller = UIViewController()
    controller.view.frame = stage.container.bounds
    stage.container.addSubview(controller.view)
    let layout = LayoutCoordinator(attachedTo: controller)
    stage.device.settle()
    #expect(layout.environment?.size.width == 951)
    let old = try #require(controller.view)
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    stage.container.addSubview(controller.view)
    layout.send(.capture)
    stage.device.settle()
    #expect(layout.environment?.size.width == 300)
    #expect(old.subviews.isEmpty)
  }

  @Test("The device says when it is turned only as long as somebody needs it", arguments: SystemVersion.all)
  func deviceTurns(_ version: SystemVersion) throws {
    let before = UIDevice.current.standInGenerationCount
    let stage = try Stage.showing(.flat, capabilities: version.capabilities)
    let needs = version.capabilities.contains(.sceneGeometry) ? 0 : 1
    #expect(UIDevice.current.standInGenerationCount == before + needs)
    stage.dropLayout()
    #expect(UIDevice.current.standInGenerationCount == before)
  }

  @Test("Two coordinators of one view are told alike")
  func twice() throws {
    let stage = try Stage.showing(.book)
    let other = LayoutCoordinator(attachedTo: stage.container)
    stage.device.settle()
    #expect(other.environment == stage.environment)
    try stage.pose(.tabletop)
    #expect(other.environment == stage.environment)
  }

  @Test("A capture that is asked for lays out the probe, also from within a call")
  func capture() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    stage.apply(try Pose.flatUpright.environment)
    stage.layout?.send(.capture)
    #expect(recorder.emissions.count == 2)
    let owner = Recorder()
    stage.layout?.observe(owner) { _, _ in stage.layout?.send(.capture) }
    try stage.pose(.book)
    #expect(recorder.emissions.count == 3)
  }

  @Test("The main queue's scheduler runs an action later, and not one that was cancelled")
  func scheduler() async {
    let scheduler = MainQueueScheduler()
    var order: [Int] = []
    await withCheckedContinuation { continuation in
      let cancel = scheduler.after(0) { Issue.record("it was cancelled") }
      cancel()
      _ = scheduler.after(0.001) { continuation.resume() }
      order.append(1)
    }
    #expect(order == [1])
  }
}
