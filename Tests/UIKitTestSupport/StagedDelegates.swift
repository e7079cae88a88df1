package import FoldLayout
import FoldLayoutUIKit
package import UIKit

/// An application's delegate that answers from the resolution.
package final class ApplicationDelegate: NSObject, UIApplicationDelegate {
  package var declared: Interface.OrientationMask?

  package func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    application.resolvedInterfaceOrientations(for: window, declaring: declared)
  }
}

/// A scene's delegate that answers from the resolution.
package final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  package var declared: Interface.OrientationMask?

  package func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
    windowScene.resolvedInterfaceOrientations(declaring: declared)
  }
}
