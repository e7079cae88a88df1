import UIKitTestSupport

@testable import FoldLayoutUIKit

extension OrientationStage {
  /// What the scene has been given.
  var orientations: SceneOrientations { .of(scene) }
}
