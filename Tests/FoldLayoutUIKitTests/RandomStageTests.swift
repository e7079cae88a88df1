import FoldLayout
import FoldLayoutUIKit
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@Suite("Whatever happens to a container in whatever order, what was told last is what is there (A1, A6, D4, D7, D8)")
@MainActor
struct RandomStageTests {
  /// What can happen to a container.
  private enum Move: String, CaseIterable {
    case pose, regions, hinge, turnLoop, wait, background, inactive, foreground, leave, come, begin, run, complete,
      cancel, abandon, ask, register, strip
  }

  /// A stage, and what is under way on it.
  @MainActor
  private final class Session {
    let stage: Stage
    let recorder: Recorder
    let environments: [LayoutEnvironment]
    var transitions: [StandInTransition] = []
    var owners: [Recorder] = []
    var moves: [Move] = []

    var path: String { moves.map(\.rawValue).joined(separator: " ") }

    init(_ version: SystemVersion) throws {
      stage = try Stage.showing(.flat, capabilities: version.capabilities)
      recorder = stage.listening()
      environments = try Pose.allCases.map { try $0.environment }
    }

    func perform(_ move: Move, using generator: inout SeededGenerator) {
      moves.append(move)
      switch move {
      case .pose: environments.randomElement(using: &generator).map { stage.apply($0) }
      case .regions:
        let regions = environments.randomElement(using: &generator)?.regions
        stage.window.standInTracksRegions = Bool.random(using: &generator)
        stage.window.standInRegions = Bool.random(using: &generator) ? [] : StandInRegion.list(regions, from: .zero)
      case .hinge:
        let statuses: [Hinge.Status?] = [nil, .unknown, .closed, .partiallyOpen, .fullyOpen]
        stage.moveHinge(statuses.randomElement(using: &generator) ?? nil, angle: .random(in: 0...3, using: &generator))
      case .turnLoop: stage.device.turn()
      case .wait: stage.wait(.random(in: 0...1.5, using: &generator))
      case .background: stage.scene.standInMove(to: .background)
      case .inactive: stage.scene.standInMove(to: .foregroundInactive)
      case .foreground: stage.scene.standInMove(to: .foregroundActive)
      case .leave: stage.container.removeFromSuperview()
      case .come: stage.window.rootViewController?.view.addSubview(stage.container)
      case .strip: for view in stage.container.subviews { view.removeFromSuperview() }
      case .ask: stage.layout?.send(.capture)
      case .register:
        let owner = Recorder()
        stage.layout?.observe(owner) { [weak stage] _, _ in stage?.layout?.send(.capture) }
        owners = [owner]
      case .begin, .run, .complete, .cancel, .abandon: performTransition(move, using: &generator)
      }
    }

    private func performTransition(_ move: Move, using generator: inout SeededGenerator) {
      switch move {
      case .begin:
        let transition = StandInTransition(animates: Bool.random(using: &generator), isInteractive: true)
        transitions.append(transition)
        let target = environments.randomElement(using: &generator)?.size
        stage.layout?.willTransition(to: target.map { CGSize(width: $0.width, height: $0.height) }, with: transition)
      case .run: transitions.randomElement(using: &generator)?.runAnimations()
      case .abandon: if !transitions.isEmpty { transitions.removeFirst() }
      default:
        guard let index = transitions.indices.randomElement(using: &generator) else { return }
        transitions.remove(at: index).complete(isCancelled: move == .cancel)
      }
    }

    /// Brings everything to rest, in front and in the window.
    func rest() {
      owners = []
      transitions = []
      stage.scene.standInMove(to: .foregroundActive)
      if stage.container.superview == nil { stage.window.rootViewController?.view.addSubview(stage.container) }
      // Of what changes without a layout pass while all agrees, nobody can know; the platform lays out in the end.
      stage.window.standInTracksRegions = true
      stage.window.standInRegions = stage.window.standInRegions
      stage.device.settle()
      stage.wait(10)
    }
  }

  @Test("Sessions of 40 moves", arguments: SystemVersion.all)
  func sessions(_ version: SystemVersion) async throws {
    var generator = RandomTesting.generator(for: "stage \(version.name)")
    for _ in 0..<RandomTesting.count(full: 1000) {
      // Other tests of the main actor have their turn.
      await Task.yield()
      let session = try Session(version)
      for _ in 0..<40 {
        let count = session.recorder.told.count
        let isAway =
          session.stage.scene.activationState == .background
          // Without a probe in it, leaving is noticed with the next thing that happens.
          || session.stage.container.window == nil && !session.stage.container.subviews.isEmpty
        guard let move = Move.allCases.randomElement(using: &generator) else { continue }
        session.perform(move, using: &generator)
        let isSilentMove = move != .foreground && move != .inactive && move != .come && move != .wait
        if isAway, isSilentMove { #expect(session.recorder.told.count == count, "\(session.path)") }
      }
      session.rest()
      check(session)
    }
  }

  private func check(_ session: Session) {
    let stage = session.stage
    #expect(stage.environment == stage.container.layoutEnvironment, "\(session.path)")
    #expect(stage.scheduler.plannedTimes.isEmpty, "\(session.path)")
    #expect(stage.container.subviews.count == 1, "\(session.path)")
    var told: LayoutEnvironment?
    var open: Set<LayoutTransition.ID> = []
    for information in session.recorder.emissions {
      #expect(information.cause != .change || information.current != told, "\(session.path)")
      told = information.current
      guard let transition = information.transition else { continue }
      switch transition.phase {
      case .willBegin: open.insert(transition.id)
      case .alongside: #expect(open.contains(transition.id))
      case .completed, .cancelled: #expect(open.remove(transition.id) != nil)
      }
    }
    #expect(open.isEmpty, "each that began has ended: \(session.path)")
    weak let layout = stage.layout
    stage.dropLayout()
    #expect(layout == nil)
    #expect(stage.container.subviews.isEmpty)
  }
}
