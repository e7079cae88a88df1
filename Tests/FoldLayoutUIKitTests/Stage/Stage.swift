import FoldLayout
import FoldLayoutUIKit
import UIKit
import UIKitTestSupport

/// A device in small with a window, a controller and a container whose coordinator is under test.
@MainActor
final class Stage {
  let device: StandInDevice
  let scheduler = ManualScheduler()
  let capabilities: PlatformCapabilities
  let container = UIView()
  private(set) var scene: UIWindowScene
  private(set) var window = UIWindow()
  private(set) var layout: LayoutCoordinator?

  private(set) var hinge: Hinge.Update?
  private var root = UIViewController()

  init(
    capabilities: PlatformCapabilities = .current, rereads: [Double] = LayoutCoordinator.rereadDelays,
    on device: StandInDevice = StandInDevice()
  ) {
    self.capabilities = capabilities
    self.device = device
    scene = device.connectScene(on: .main)
    scene.standInMove(to: .foregroundActive)
    layout = LayoutCoordinator(capabilities: capabilities, scheduler: scheduler, rereads: rereads) {
      [weak container] in container
    }
  }

  /// Puts the container into the window, as an application does once it is launched.
  func show() {
    guard container.window == nil else { return }
    window.windowScene = scene
    window.rootViewController = root
    root.view.addSubview(container)
  }

  /// Makes the platform's facts those of an environment; nothing is laid out yet.
  func apply(_ environment: LayoutEnvironment) {
    device.say(environment, of: window, in: scene)
    container.frame = CGRect(environment.frameInWindow ?? environment.bounds)
    container.standInSafeAreaInsets = UIEdgeInsets(environment.safeAreaInsets ?? .zero)
    container.standInCornerInsets = environment.cornerInsets.map {
      (UIEdgeInsets($0.horizontal), UIEdgeInsets($0.vertical))
    }
    // The hinge reports first, and regions follow.
    if environment.hinges?.first?.status != hinge?.status { moveHinge(environment.hinges?.first?.status) }
    let origin = environment.frameInWindow?.origin ?? .zero
    window.standInRegions = StandInRegion.list(environment.regions, from: origin)
  }

  /// Moves the hinge as a report says, or takes it away.
  func moveHinge(_ status: Hinge.Status?, angle: Double? = nil) {
    hinge = status.map { Hinge.Update(status: $0, angle: angle ?? hinge?.angle ?? 0) }
    device.moveHinge(
      to: status.flatMap { UIHinge.Status(rawValue: $0.rawValue) }, angle: CGFloat(hinge?.angle ?? 0))
  }

  /// Lets time pass, in seconds, with turns of the run loop after what falls due.
  func advance(to time: Double) {
    scheduler.advance(to: time) { device.settle() }
  }

  /// Lets time pass, in seconds.
  func wait(_ seconds: Double) {
    advance(to: scheduler.now + seconds)
  }

  /// Lets go of the coordinator.
  func dropLayout() {
    layout = nil
  }
}
