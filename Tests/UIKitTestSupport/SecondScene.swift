import FoldLayoutUIKit
package import UIKit

/// A second scene of a stage's device, with a window and a controller in it, which comes to rest with the stage.
@MainActor
package final class SecondScene {
  package let scene: UIWindowScene
  package let rotation: StandInRotation
  package let window = UIWindow()

  /// Creates a scene that is shown.
  package init(beside stage: OrientationStage, showing root: UIViewController) {
    scene = stage.device.connectScene(on: .main)
    rotation = StandInRotation(of: scene, size: OrientationStage.size(of: .single))
    scene.delegate = SceneDelegate()
    scene.installOrientations(
      capabilities: stage.capabilities, scheduler: stage.scheduler,
      plist: OrientationStage.dictionary(.allButUpsideDown))
    window.windowScene = scene
    window.rootViewController = root
    window.makeKeyAndVisible()
    scene.standInMove(to: .foregroundActive)
  }
}
