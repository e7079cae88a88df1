import FoldLayout
import SwiftUI
import Testing
import UIKit
import UIKitTestSupport

@testable import FoldLayoutSwiftUI
@testable import FoldLayoutUIKit

/// A device in small whose UIKit applies its rules for orientations, with an application whose delegate has the one line.
@MainActor
final class OrientationStage {
  let device: StandInDevice
  let scheduler = ManualScheduler()
  let scene: UIWindowScene
  let rotation: StandInRotation
  let window = UIWindow()
  let orientations: SceneOrientations
  private let delegate: StagedDelegate?

  /// Which delegates answer.
  enum Hooks: CaseIterable {
    case none, application, scene, both
  }

  init(
    display: StandInRotation.Display = .single, hooks: Hooks = .both, on device: StandInDevice? = nil
  ) {
    let device = device ?? StandInDevice()
    self.device = device
    delegate = hooks == .application || hooks == .both ? StagedDelegate() : nil
    device.application.delegate = delegate
    device.hold(.portrait)
    device.infoPlistMask = .all
    scene = device.connectScene(on: display == .inner ? device.innerScreen : .main)
    scene.delegate = hooks == .scene || hooks == .both ? StagedSceneDelegate() : nil
    let size = display == .inner ? CGSize(width: 669, height: 951) : CGSize(width: 393, height: 852)
    rotation = StandInRotation(
      of: scene, on: display, size: size, showing: display == .inner ? .landscapeLeft : .portrait)
    if display != .single { device.moveHinge(to: .fullyOpen) }
    window.windowScene = scene
    let names = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
    let plist: [String: Any] = [
      "UISupportedInterfaceOrientations": names.map { "UIInterfaceOrientation" + $0 }, "DTPlatformVersion": "27.1",
    ]
    orientations = SceneOrientations.install(on: scene, scheduler: scheduler, plist: ApplicationPlist(plist))
    scene.standInMove(to: .foregroundActive)
    rotation.show(rotation.orientation)
  }

  /// Shows a controller as the root, and lets the launch come to rest.
  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.frame = CGRect(origin: .zero, size: scene.coordinateSpace.bounds.size)
    window.makeKeyAndVisible()
    settle()
  }

  /// Turns the run loop until nothing is put off any more.
  func settle() {
    var turns = 0
    repeat {
      device.settle()
      scheduler.endTurn()
      device.turn()
      turns += 1
    } while (scheduler.isTurnPlanned || rotation.hasWork) && turns < 50
    if turns > 6 { Issue.record("it took \(turns) turns to come to rest") }
    device.settle()
  }

  /// What is resolved.
  var allowed: Interface.OrientationMask { get throws { try #require(orientations.coordinator.resolution).allowed } }

  /// What UIKit acts on.
  var supported: Interface.OrientationMask { Interface.OrientationMask(rotation.supported) }

  /// What is shown.
  var shown: Interface.Orientation { Interface.Orientation(rotation.orientation) }

  /// How many constraints are registered.
  var registered: Int { orientations.coordinator.situation.constraints.count }
}

/// The one line of the application's delegate.
private final class StagedDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    application.resolvedInterfaceOrientations(for: window)
  }
}

/// The one line of the scene's delegate.
private final class StagedSceneDelegate: NSObject, UIWindowSceneDelegate {
  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
    windowScene.resolvedInterfaceOrientations()
  }
}
