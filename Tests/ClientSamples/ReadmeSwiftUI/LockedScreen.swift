import FoldLayoutSwiftUI

struct VideoScreen: View {
  var body: some View {
    Color.black
      .supportedInterfaceOrientations(.landscape)
  }
}

final class SampleApplicationDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    application.resolvedInterfaceOrientations(for: window)
  }
}
