package import FoldLayout
package import FoldLayoutUIKit
import Testing
package import UIKit

/// A device in small whose UIKit applies its rules for orientations, with an application whose delegates answer as a
/// test wants.
@MainActor
package final class OrientationStage {
  /// Which delegates an application has.
  package enum Hooks: CaseIterable, Sendable {
    case none, application, scene, both
  }

  package let device = StandInDevice()
  package let scheduler = ManualScheduler()
  package let scene: UIWindowScene
  package let rotation: StandInRotation
  package let window = UIWindow()
  package let capabilities: PlatformCapabilities
  private let applicationDelegate = ApplicationDelegate()

  /// What the delegates declare beside answering, where they do.
  package var declared: (application: Interface.OrientationMask?, scene: Interface.OrientationMask?) {
    get { (applicationDelegate.declared, (scene.delegate as? SceneDelegate)?.declared) }
    set {
      applicationDelegate.declared = newValue.application
      (scene.delegate as? SceneDelegate)?.declared = newValue.scene
    }
  }

  /// Creates a stage on which nothing is shown yet.
  ///
  /// - Parameters:
  ///   - plist: What the Info.plist lists.
  ///   - hooks: Which delegates answer from the resolution.
  ///   - display: The display that shows the scene.
  ///   - capabilities: What may be called.
  ///   - keys: Further keys of the Info.plist.
  package init(
    plist: Interface.OrientationMask = .allButUpsideDown, hooks: Hooks = .both,
    display: StandInRotation.Display = .single, capabilities: PlatformCapabilities = .current,
    keys: [String: Any] = [:]
  ) {
    self.capabilities = capabilities
    device.hold(.portrait)
    device.infoPlistMask = UIInterfaceOrientationMask(plist)
    scene = device.connectScene(on: display == .inner ? device.innerScreen : .main)
    rotation = StandInRotation(
      of: scene, on: display, size: Self.size(of: display), showing: display == .inner ? .landscapeLeft : .portrait)
    if display != .single { device.moveHinge(to: display == .inner ? .fullyOpen : .closed) }
    if hooks == .scene || hooks == .both { scene.delegate = SceneDelegate() }
    if hooks == .application || hooks == .both { device.application.delegate = applicationDelegate }
    window.windowScene = scene
    let dictionary = Self.dictionary(plist).merging(keys) { $1 }
    scene.installOrientations(capabilities: capabilities, scheduler: scheduler, plist: dictionary)
    scene.standInMove(to: .foregroundActive)
    rotation.show(rotation.orientation)
  }

  package static func size(of display: StandInRotation.Display) -> CGSize {
    switch display {
    case .single: CGSize(width: 393, height: 852)
    case .outer: CGSize(width: 466, height: 678)
    case .inner: CGSize(width: 669, height: 951)
    }
  }

  package static func dictionary(_ mask: Interface.OrientationMask) -> [String: Any] {
    let names: [(Interface.OrientationMask, String)] = [
      (.portrait, "Portrait"), (.portraitUpsideDown, "PortraitUpsideDown"), (.landscapeLeft, "LandscapeLeft"),
      (.landscapeRight, "LandscapeRight"),
    ]
    return [
      "UISupportedInterfaceOrientations": names.filter { mask.contains($0.0) }.map { "UIInterfaceOrientation" + $0.1 },
      "DTPlatformVersion": "27.1",
    ]
  }

  /// Shows a controller as the root, and lets the launch come to rest.
  package func show(_ root: UIViewController) {
    window.rootViewController = root
    window.frame = CGRect(origin: .zero, size: scene.coordinateSpace.bounds.size)
    window.makeKeyAndVisible()
    settle()
  }

  /// One turn of the run loop: what was put off to its end, then UIKit.
  package func turn() {
    scheduler.endTurn()
    device.turn()
  }

  /// Turns until nothing is put off any more.
  package func settle() {
    var turns = 0
    repeat {
      turn()
      turns += 1
    } while (scheduler.isTurnPlanned || rotation.hasWork) && turns < 50
    // What is put off for longer is late, and what never comes to rest has UIKit ask for ever.
    if turns > 5 { Issue.record("it took \(turns) turns to come to rest") }
    device.settle()
  }

  /// Lets time pass, in seconds.
  package func wait(_ seconds: Double) {
    scheduler.advance(to: scheduler.now + seconds) { self.settle() }
    settle()
  }

  /// What is resolved.
  package var resolution: OrientationResolution { get throws { try #require(scene.orientations.resolution) } }

  /// What UIKit acts on.
  package var supported: Interface.OrientationMask { Interface.OrientationMask(rotation.supported) }

  /// What is shown.
  package var shown: Interface.Orientation { Interface.Orientation(rotation.orientation) }
}
