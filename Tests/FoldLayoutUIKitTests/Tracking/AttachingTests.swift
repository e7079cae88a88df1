import FoldLayout
import FoldLayoutUIKit
import Testing
import UIKit
import UIKitTestSupport

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
    #expect(recorder.emissions.map(\.cause) == [.initial, .change], "the first, and the hinge")
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

  /// A controller whose view fills the container, and its coordinator, which waits with the stage.
  private func attachedController(on stage: Stage) -> (UIViewController, LayoutCoordinator) {
    let controller = UIViewController()
    controller.view.frame = stage.container.bounds
    stage.container.addSubview(controller.view)
    let layout = LayoutCoordinator(capabilities: .current, scheduler: stage.scheduler) { [weak controller] in
      controller?.viewIfLoaded
    }
    stage.device.settle()
    return (controller, layout)
  }

  @Test("A controller that gets another view is read there, once the old one has left the window")
  func anotherView() throws {
    let stage = try Stage.showing(.flat)
    let (controller, layout) = attachedController(on: stage)
    #expect(layout.environment?.size.width == 951)
    let old = try #require(controller.view)
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    stage.container.addSubview(controller.view)
    old.removeFromSuperview()
    stage.wait(0.2)
    #expect(layout.environment?.size.width == 300)
    #expect(old.subviews.isEmpty)
  }

  @Test("A probe that is moved elsewhere with all other subviews is replaced by one in the container")
  func wrapped() throws {
    let stage = try Stage.showing(.flat)
    let wrapper = UIView(frame: stage.container.bounds)
    for view in stage.container.subviews { wrapper.addSubview(view) }
    stage.container.addSubview(wrapper)
    stage.device.settle()
    stage.wait(1)
    stage.container.frame.size.width = 500
    stage.device.settle()
    #expect(stage.environment?.size.width == 500)
    #expect(wrapper.subviews.isEmpty)
  }

  @Test("A view that a controller gets later, when the old one has long gone, is found by the next thing that happens")
  func viewLater() throws {
    let stage = try Stage.showing(.flat)
    let (controller, layout) = attachedController(on: stage)
    controller.view.removeFromSuperview()
    stage.wait(5)
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    stage.container.addSubview(controller.view)
    stage.scene.standInMove(to: .foregroundInactive)
    stage.scene.standInMove(to: .foregroundActive)
    stage.device.settle()
    stage.wait(1)
    #expect(layout.environment?.size.width == 300)
  }

  @Test("What an observer has laid out at once does not outlast what came after it")
  func overtaken() throws {
    let stage = try Stage.showing(.flat)
    let owner = Recorder()
    stage.layout?.observe(owner) { _, information in
      guard information.cause == .change, information.current.size.width == 669 else { return }
      stage.layout?.send(.capture)
      stage.container.frame.size.width = 800
      stage.container.layoutIfNeeded()
      stage.container.frame.size.width = 700
    }
    try stage.pose(.flatUpright)
    #expect(stage.environment?.size.width == 700)
  }

  @Test("An observer that removes all subviews as a transition begins does not end it")
  func strippedAtBegin() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    let owner = Recorder()
    stage.layout?.observe(owner, aspects: .transitions) { _, information in
      guard information.transition?.phase == .willBegin else { return }
      for view in stage.container.subviews { view.removeFromSuperview() }
    }
    let transition = StandInTransition()
    stage.layout?.willTransition(to: CGSize(width: 669, height: 951), with: transition)
    stage.wait(0.1)
    stage.apply(try Pose.flatUpright.environment)
    transition.runAnimations()
    transition.complete()
    #expect(recorder.emissions.compactMap { $0.transition?.phase } == [.willBegin, .alongside, .completed])
  }

  @Test("Without a size it waits, and asks for no layout pass of its own")
  func withoutSize() throws {
    let stage = Stage()
    stage.apply(try Pose.flat.environment)
    stage.container.frame.size = .zero
    stage.show()
    let counting = CountingView()
    stage.container.addSubview(counting)
    stage.device.settle()
    let recorder = stage.listening()
    let probe = try #require(stage.container.subviews.first { $0 !== counting })
    #expect(!probe.standInNeedsLayout, "it is not laid out for ever")
    #expect(counting.counts.passes == 1)
    #expect(recorder.emissions.isEmpty)
    stage.container.frame.size = CGSize(width: 951, height: 669)
    stage.device.settle()
    #expect(recorder.emissions.count == 1)
  }

  @Test("A container that removes its subviews in each pass is not laid out for ever")
  func alwaysRemoved() throws {
    final class Stripping: UIView {
      var passes = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        for view in subviews { view.removeFromSuperview() }
      }
    }
    let stage = try Stage.showing(.flat)
    let view = Stripping(frame: stage.container.bounds)
    let layout = LayoutCoordinator(capabilities: .current, scheduler: stage.scheduler) { [weak view] in view }
    stage.container.addSubview(view)
    stage.device.settle()
    stage.wait(20)
    #expect(view.passes < 60, "\(view.passes) passes in twenty seconds")
    withExtendedLifetime(layout) {}
  }

  @Test("To register with the hinge alone is to register (case 64)")
  func hingeAlone() throws {
    let stage = try Stage.showing(.book)
    let controller = UIViewController()
    let layout = LayoutCoordinator(attachedTo: controller)
    controller.view.frame = stage.container.bounds
    stage.container.addSubview(controller.view)
    let owner = Recorder()
    var heard: [Hinge.Update] = []
    layout.observeHinges(owner) { _, update in heard.append(update) }
    stage.device.settle()
    #expect(heard.map(\.status) == [.partiallyOpen])
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
    #expect(stage.container.subviews.first?.standInNestedPasses == 0, "it is read in the pass that is running")
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
