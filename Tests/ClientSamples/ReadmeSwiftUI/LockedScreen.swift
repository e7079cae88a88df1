import FoldLayoutSwiftUI

struct VideoScreen: View {
  var body: some View {
    Video()
      .supportedInterfaceOrientations(.landscape)  // nil or an empty mask clears
  }
}

// @main
struct PlayerApp: App {
  @UIApplicationDelegateAdaptor private var delegate: PlayerDelegate

  var body: some Scene {
    WindowGroup { RootView() }
  }
}

final class PlayerDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    application.resolvedInterfaceOrientations(for: window)
  }
}

struct Video: View {
  var body: some View { Color.black }
}
