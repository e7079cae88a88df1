import FoldLayout
import FoldLayoutFixtures
import FoldLayoutUIKit
import UIKit
import UIKitTestSupport

/// Plays a fixture to UIKit's stand-in, and keeps what the adapter has observers told.
@MainActor
final class StagedReplay {
  private let stage: Stage
  private let turnsAfterReports: Bool
  private let recorder = Recorder()
  private var transitions: [LayoutTransition.ID: StandInTransition] = [:]

  /// Creates a stage on which nothing is read but when the fixture says so.
  ///
  /// Before iOS 16 a turn by half is noticed by a read that follows the device's turn, here at once.
  init(_ capabilities: PlatformCapabilities) {
    stage = Stage(capabilities: capabilities, rereads: capabilities.contains(.sceneGeometry) ? [1e9] : [1e-6])
    stage.device.standInHingeIsEarly = true
    turnsAfterReports = false
  }

  /// Creates a stage as a device is: the first passes find no regions, the hinge reports when it does and has the
  /// container laid out at once, and what is at odds is read again.
  init(lifelike capabilities: PlatformCapabilities) {
    stage = Stage(capabilities: capabilities)
    stage.window.standInAbsentPasses = 3
    turnsAfterReports = true
  }

  func told(of fixture: PostureFixture) -> [Told] {
    if let environment = fixture.environment { show(environment) }
    if let layout = stage.layout { recorder.listen(to: layout) }
    for event in fixture.events {
      stage.advance(to: Double(event.time) / 1000)
      if case .send(let event) = event.action { send(event) }
      stage.wait(1e-5)
    }
    if turnsAfterReports { stage.wait(2) }
    return recorder.told
  }

  private func show(_ environment: LayoutEnvironment) {
    stage.apply(environment)
    stage.show()
    stage.device.settle()
  }

  private func send(_ event: LayoutCoordinator.Event) {
    switch event {
    case .update(let environment): show(environment)
    case .capture: break
    case .hinge(let update):
      stage.moveHinge(update.status, angle: update.angle)
      if turnsAfterReports { stage.device.settle() }
    case .transitionWillBegin(let id, let target):
      let transition = transitions[id] ?? StandInTransition(isInteractive: true)
      transitions[id] = transition
      stage.layout?.willTransition(
        to: target.map { CGSize(width: $0.width, height: $0.height) }, with: transition)
    case .transitionAlongside(let id, let environment):
      if let environment { stage.apply(environment) }
      transitions[id]?.runAnimations()
      stage.device.settle()
    case .transitionDidEnd(let id, let isCancelled, let environment):
      if let environment { stage.apply(environment) }
      transitions.removeValue(forKey: id)?.complete(isCancelled: isCancelled)
      stage.device.settle()
    case .suspend: stage.scene.standInMove(to: .background)
    case .resume(let environment):
      if let environment { stage.apply(environment) }
      stage.scene.standInMove(to: .foregroundActive)
      stage.device.settle()
    }
  }
}
