import FoldLayout
import FoldLayoutUIKit
import Testing
import UIKit

@Suite("UIKit's transitions, forwarded in one line (D7, D11)")
@MainActor
struct UIKitTransitionTests {
  private static let upright = CGSize(width: 669, height: 951)

  private func phases(_ recorder: Recorder) -> [LayoutTransition.Phase?] {
    recorder.emissions.map { $0.transition?.phase }
  }

  @Test("Will begin, alongside inside the block with the container laid out, completed; each once (cases 67 and 70)")
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
    let transition = StandInTransition(animates: false)
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
    var heard: [String] = []
    for name in ["first", "second"] {
      stage.layout?.willTransition(
        to: Self.upright, with: transition,
        animation: { heard.append("\(name) \(String(describing: $0.transition?.phase)) \($0.current.size.width)") },
        completion: { heard.append("\(name) \(String(describing: $0.transition?.phase)) \($0.revision)") })
    }
    stage.apply(try Pose.flatUpright.environment)
    transition.runAnimations()
    transition.complete()
    let phase = { (phase: LayoutTransition.Phase) in String(describing: Optional(phase)) }
    #expect(
      heard == [
        "first \(phase(.alongside)) 669.0", "second \(phase(.alongside)) 669.0", "first \(phase(.completed)) 4",
        "second \(phase(.completed)) 4",
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
    transition.runAnimations()
    view.bounds.size = .zero
    transition.complete()
    #expect(heard.map(\.0.size) == [LayoutSize(width: 320, height: 480), LayoutSize(Self.upright)])
    #expect(heard.map(\.1) == [.alongside, .completed])
    #expect(layout.information == nil)
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
    player.view.frame = stage.window.bounds
    stage.window.addSubview(player.view)
    player.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let recorder = Recorder()
    recorder.listen(to: player.layout)
    stage.device.settle()
    let transition = StandInTransition()
    player.standInTransition = transition
    player.willTransition(to: UITraitCollection(try Pose.closed.environment), with: transition)
    player.viewWillTransition(to: CGSize(width: 466, height: 678), with: transition)
    stage.apply(try Pose.closed.environment)
    transition.runAnimations()
    stage.device.settle()
    transition.complete()
    stage.device.settle()
    #expect(phases(recorder) == [nil, .willBegin, .alongside, .completed])
    #expect(recorder.emissions[2].didChangeToCompactWidth)
    #expect(!recorder.emissions[3].didChangeToCompactWidth, "a change counts once")
  }
}
