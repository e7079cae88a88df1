import FoldLayout
import FoldLayoutUIKit
import UIKitTestSupport

extension OrientationStage {
  /// What is allowed.
  var allowed: Interface.OrientationMask { get throws { try resolution.allowed } }

  /// How many constraints are registered.
  var registered: Int { scene.orientations.situation.constraints.count }
}
