import FoldLayoutUIKit

final class SampleSceneDelegate: NSObject, UIWindowSceneDelegate {
  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
    windowScene.resolvedInterfaceOrientations()  // in the scene's delegate: from iOS 27 on
  }
}

final class SampleApplicationDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    application.resolvedInterfaceOrientations(for: window)  // in the application's: before
  }
}
