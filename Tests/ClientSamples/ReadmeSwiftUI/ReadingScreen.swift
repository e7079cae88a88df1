import FoldLayoutSwiftUI

struct RootView: View {
  var body: some View {
    ReadingScreen()
      .tracksLayoutEnvironment()
  }
}

struct ReadingScreen: View {
  @Environment(\.layoutEnvironment) private var environment
  @ShownOrientation private var orientation
  @State private var isWide = false

  var body: some View {
    Text(verbatim: environment?.posture == .book ? "a page on each side" : "one page")
      .onLayoutEnvironmentChange(.sizeClasses) { information in
        isWide = information.isRegularWidth
      }
  }
}
