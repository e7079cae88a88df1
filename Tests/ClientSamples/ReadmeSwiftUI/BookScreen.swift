import FoldLayoutSwiftUI

struct RootView: View {
  var body: some View {
    BookScreen()
      .tracksLayoutEnvironment()
  }
}

struct BookScreen: View {
  @Environment(\.layoutEnvironment) private var environment
  @ShownOrientation private var orientation  // what the scene shows: orientation?.isPortrait
  @State private var isWide = false

  var body: some View {
    Pages(count: environment?.posture == .book ? 2 : 1, isWide: isWide, isPortrait: orientation?.isPortrait)
      .onLayoutEnvironmentChange(.sizeClasses) { information in isWide = information.isRegularWidth }
  }
}

struct Pages: View {
  let count: Int
  let isWide: Bool
  let isPortrait: Bool?

  var body: some View {
    Text(verbatim: "\(count) \(isWide ? "wide" : "narrow") \(isPortrait.map { $0 ? "upright" : "sideways" } ?? "?")")
  }
}
