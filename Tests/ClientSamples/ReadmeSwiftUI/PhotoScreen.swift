import FoldLayoutSwiftUI

/// A screen that keeps the orientation, with photos in columns and an alert that no fold runs through.
@available(iOS 16.0, tvOS 16.0, *)
struct PhotoScreen: View {
  let alert = ItemPlacement(.alert, size: LayoutSize(width: 240, height: 160))

  var body: some View {
    LayoutEnvironmentReader { environment in
      ColumnGridLayout(ColumnGrid(minimumWidth: 160, gutter: 12), rowSpacing: 12, in: environment) {
        Photo()
        Photo()
        Photo()
      }
      .overlay {
        if let place = environment?.placement(of: alert) { Message().placed(at: place.frame) }
      }
    }
    .locksInterfaceOrientation()
  }
}

struct Photo: View {
  var body: some View { Color.green.frame(height: 120) }
}

/// A scene whose root answers for what its views want, a lock included.
@available(iOS 16.0, tvOS 16.0, *)
@MainActor
func root(of scene: UIWindowScene) -> UIWindow {
  let window = UIWindow(windowScene: scene)
  window.rootViewController = OrientationHostingController(rootView: PhotoScreen().tracksLayoutEnvironment())
  return window
}
