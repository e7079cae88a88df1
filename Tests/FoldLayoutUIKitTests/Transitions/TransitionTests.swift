import FoldLayout
import FoldLayoutUIKit
import Testing
import UIKit
import UIKitTestSupport

@Suite("UIKit's transitions, forwarded in one line (D7, D11)")
@MainActor
struct UIKitTransitionTests {
  private static let upright = CGSize(width: 669, height: 951)

  private func phases(_ recorder: Recorder) -> [LayoutTransition.Phase?] {
    recorder.emissions.map { $0.transition?.phase }
  }

  @Test("Will begin, alongside inside the block with the container laid out, completed; each once (case 67)")
  func whole() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    let transition = StandInTransition()
    stage.layout?.willTransition(to: Self.upright, with: transition)
    stage.apply(try Pose.flatUpright.environment)
    #expect(phases(recorder) == [nil, .willBegin])
    transition.runAnimations()
    #expect(phases(recorder) == [nil, .willBegin, .alongside])
    #expect(recorder.emissions.last?.current.size == LayoutSize(Self.upright))
    #expect(recorder.emissions.last?.previous?.size == LayoutSize(width: 951, height: 669))
    stage.device.settle()
    transition.complete()
    #expect(phases(recorder) == [nil, .willBegin, .alongside, .completed])
    #expect(recorder.emissions.dropFirst().allSatisfy { $0.transition?.target == LayoutSize(Self.upright) })
    stage.device.settle()
    #expect(recorder.emissions.count == 4)
  }

  @Test("A container whose parent is to resize it is laid out in the block, although it is clean itself (D7)")
  func dirtyParent() throws {
    final class Parent: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.subviews.first?.frame.size.width = bounds.width }
      }
    }
    let stage = try Stage.showing(.flat)
    let (parent, between) = (Parent(frame: stage.container.bounds), UIView(frame: stage.container.bounds))
    let view = UIView(frame: stage.container.bounds)
    stage.container.addSubview(parent)
    parent.addSubview(between)
    between.addSubview(view)
    let layout = LayoutCoordinator(attachedTo: view)
    stage.device.settle()
    let recorder = Recorder()
    recorder.listen(to: layout)
    let transition = StandInTransition()
    layout.willTransition(to: Self.upright, with: transition)
    parent.frame.size.width = 669
    transition.runAnimations()
    #expect(recorder.emissions.last?.transition?.phase == .alongside)
    #expect(recorder.emissions.last?.current.size.width == 669)
  }

  @Test("An observer that drops the coordinator as a transition begins hears of nothing that it sent itself (D6)")
  func droppedAtBegin() throws {
    let stage = try Stage.showing(.flat)
    let owner = Recorder()
    let other = try Pose.closed.environment
    var calls = 0
    stage.layout?.observe(owner, aspects: .all) { _, information in
      calls += 1
      guard information.transition?.phase == .willBegin else { return }
      stage.layout?.update(other)
      stage.dropLayout()
    }
    stage.layout?.willTransition(to: Self.upright, with: StandInTransition())
    #expect(calls == 2, "the first, and the beginning")
  }

  @Test("UIKit tells of traits first and of the size then, with one object, and it is one transition")
  func twoCalls() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    let transition = StandInTransition()
    stage.layout?.willTransition(with: transition)
    stage.layout?.willTransition(to: Self.upright, with: transition)
    transition.runAnimations()
    transition.complete()
    #expect(phases(recorder) == [nil, .willBegin, .alongside, .completed])
    #expect(
      recorder.emissions.map { $0.transition?.target } == [
        nil, nil, LayoutSize(Self.upright), LayoutSize(Self.upright),
      ])
    #expect(transition.waitingCount == 0)
  }

  @Test("Where `animate` answers false the completion still tells, and a cancelled one says so (trap 24)")
  func noBlock() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    let transition = StandInTransition(animates: false, isInteractive: true)
    var animations = 0
    var completions: [LayoutTransition.Phase?] = []
    stage.layout?.willTransition(
      to: Self.upright, with: transition, animation: { _ in animations += 1 },
      completion: { completions.append($0.transition?.phase) })
    stage.apply(try Pose.flatUpright.environment)
    stage.device.settle()
    #expect(phases(recorder) == [nil, .willBegin], "what is captured is held")
    stage.apply(try Pose.flat.environment)
    transition.complete(isCancelled: true)
    #expect(phases(recorder) == [nil, .willBegin, .cancelled])
    #expect(recorder.emissions.last?.changes == [])
    #expect(animations == 0)
    #expect(completions == [.cancelled])
  }

  @Test("The closures are handed what observers were told, and each call's are called")
  func closures() throws {
    let stage = try Stage.showing(.flat)
    let transition = StandInTransition()
    let revision = try #require(stage.layout?.information?.revision)
    var heard: [String] = []
    for name in ["first", "second"] {
      stage.layout?.willTransition(
        to: Self.upright, with: transition,
        animation: { heard.append("\(name) \(String(describing: $0.transition?.phase)) \($0.current.size.width)") },
        completion: { heard.append("\(name) \(String(describing: $0.transition?.phase)) \($0.revision - revision)") })
    }
    stage.apply(try Pose.flatUpright.environment)
    transition.runAnimations()
    transition.complete()
    let phase = { (phase: LayoutTransition.Phase) in String(describing: Optional(phase)) }
    #expect(
      heard == [
        "first \(phase(.alongside)) 669.0", "second \(phase(.alongside)) 669.0", "first \(phase(.completed)) 3",
        "second \(phase(.completed)) 3",
      ])
  }

  @Test("No call is swallowed where nothing is known yet, or nothing is told (D11)")
  func neverSwallowed() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let layout = LayoutCoordinator(attachedTo: view)
    let transition = StandInTransition()
    var heard: [(LayoutEnvironment, LayoutTransition.Phase?)] = []
    layout.willTransition(
      to: Self.upright, with: transition, animation: { heard.append(($0.current, $0.transition?.phase)) },
      completion: { heard.append(($0.current, $0.transition?.phase)) })
    layout.willTransition(with: transition)
    transition.runAnimations()
    view.bounds.size = .zero
    transition.complete()
    #expect(heard.map(\.0.size) == [LayoutSize(width: 320, height: 480), LayoutSize(Self.upright)])
    #expect(heard.map(\.1) == [.alongside, .completed])
    #expect(layout.information == nil)
  }

  @Test("While nothing is told the closures are handed what is there, and not what was told last")
  func fresh() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    stage.scene.standInMove(to: .background)
    let transition = StandInTransition()
    var heard: [LayoutEnvironmentInformation] = []
    stage.layout?.willTransition(to: Self.upright, with: transition, animation: { heard.append($0) })
    stage.apply(try Pose.flatUpright.environment)
    transition.runAnimations()
    transition.complete()
    #expect(heard.map(\.current.size.width) == [669])
    #expect(heard.map(\.previous?.size.width) == [951])
    #expect(recorder.emissions.count == 1)
  }

  @Test("Without a closure nothing is added to a transition that has been joined")
  func joinedOnce() throws {
    let stage = try Stage.showing(.flat)
    let transition = StandInTransition()
    for _ in 0..<5 { stage.layout?.willTransition(to: Self.upright, with: transition) }
    #expect(transition.waitingCount == 2)
  }

  @Test("One that is dropped without a word is ended, so that nothing is held for ever")
  func abandoned() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    var transition: StandInTransition? = StandInTransition()
    if let transition { stage.layout?.willTransition(to: Self.upright, with: transition) }
    stage.apply(try Pose.flatUpright.environment)
    stage.device.settle()
    #expect(phases(recorder) == [nil, .willBegin])
    stage.wait(1)
    #expect(phases(recorder) == [nil, .willBegin], "it may be under way")
    transition = nil
    stage.wait(1)
    #expect(phases(recorder) == [nil, .willBegin, .completed])
    #expect(recorder.emissions.last?.current.size == LayoutSize(Self.upright))
    #expect(stage.scheduler.plannedTimes.isEmpty)
  }

  @Test("Many in a row are watched by one timer")
  func watched() throws {
    let stage = try Stage.showing(.flat)
    var kept: [StandInTransition] = []
    for _ in 0..<50 {
      let transition = StandInTransition()
      stage.layout?.willTransition(with: transition)
      kept.append(transition)
      stage.wait(0.05)
    }
    #expect(stage.scheduler.plannedTimes.count == 1)
    withExtendedLifetime(kept) {}
  }

  @Test("One that suspension has ended does not begin again, however often it is forwarded (D7, D8)")
  func endedBySuspension() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    let transition = StandInTransition()
    stage.layout?.willTransition(with: transition)
    stage.scene.standInMove(to: .background)
    stage.scene.standInMove(to: .foregroundActive)
    stage.device.settle()
    stage.layout?.willTransition(to: Self.upright, with: transition)
    transition.runAnimations()
    transition.complete()
    #expect(phases(recorder) == [nil, .willBegin, .cancelled])
  }

  @Test("What observers do about an end that was not said comes before what is read then")
  func abandonedInPass() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    let owner = Recorder()
    stage.layout?.observe(owner, aspects: .transitions) { _, information in
      guard information.transition?.phase == .cancelled else { return }
      stage.container.frame.size.width = 500
      stage.container.layoutIfNeeded()
    }
    stage.layout?.willTransition(to: Self.upright, with: StandInTransition())
    stage.moveHinge(.fullyOpen, angle: 3)
    stage.device.settle()
    #expect(recorder.emissions.last?.current.size.width == 500)
    #expect(stage.environment == stage.container.layoutEnvironment)
  }

  @Test("An observer that takes the container out of the window as a transition ends is told nothing more (A6)")
  func removedInPass() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    let owner = Recorder()
    stage.layout?.observe(owner, aspects: .transitions) { _, information in
      if information.transition?.phase == .cancelled { stage.container.removeFromSuperview() }
    }
    stage.layout?.willTransition(to: Self.upright, with: StandInTransition())
    try stage.pose(.book)
    let count = recorder.emissions.count
    try stage.pose(.tabletop)
    #expect(recorder.emissions.count == count)
    #expect(recorder.emissions.last?.transition?.phase == .cancelled)
  }

  @Test("A closure's previous is from before the transition, whatever was told since (D7)")
  func previous() throws {
    let stage = try Stage.showing(.flat)
    let owner = Recorder()
    let other = try Pose.splitLeft.environment
    stage.layout?.observe(owner, aspects: .transitions) { _, information in
      if information.transition?.phase == .alongside { stage.layout?.update(other) }
    }
    let transition = StandInTransition()
    var heard: [LayoutEnvironmentInformation] = []
    stage.layout?.willTransition(to: Self.upright, with: transition, animation: { heard.append($0) })
    stage.apply(try Pose.flatUpright.environment)
    transition.runAnimations()
    #expect(heard.map(\.previous?.size.width) == [951])
    #expect(heard.map(\.current.size.width) == [669])
    #expect(heard.map { $0.changes.contains(.size) } == [true])
    transition.complete()
  }

  @Test("One that is dropped short of its target was cancelled, found by the next layout pass")
  func abandonedShort() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    stage.layout?.willTransition(to: Self.upright, with: StandInTransition())
    try stage.pose(.book)
    #expect(phases(recorder) == [nil, .willBegin, .cancelled])
    #expect(recorder.emissions.last?.posture == .book)
  }

  @Test("The one that UIKit gives a controller is the one that is forwarded, in UIKit's order")
  func forwarded() throws {
    final class Player: UIViewController {
      lazy var layout = LayoutCoordinator(attachedTo: self)

      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        layout.willTransition(to: size, with: coordinator)
      }

      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        layout.willTransition(with: coordinator)
      }
    }
    let stage = try Stage.showing(.flat)
    let player = Player()
    stage.window.rootViewController = player
    let recorder = Recorder()
    recorder.listen(to: player.layout)
    stage.device.settle()
    let count = recorder.emissions.count
    let closed = try Pose.closed.environment
    let transition = StandInTransition()
    stage.device.resize(
      stage.window, to: CGSize(width: 466, height: 678), traits: UITraitCollection(closed), with: transition
    ) { stage.apply(closed) }
    #expect(player.transitionCoordinator === transition)
    transition.complete()
    stage.device.settle()
    let told = recorder.emissions.dropFirst(count)
    #expect(told.map { $0.transition?.phase } == [.willBegin, .alongside, .completed])
    #expect(told.map(\.didChangeToCompactWidth) == [false, true, false], "a change counts once")
    #expect(told.map(\.current.size.width) == [951, 466, 466])
  }
}
