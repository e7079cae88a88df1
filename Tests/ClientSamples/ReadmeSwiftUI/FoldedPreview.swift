import FoldLayoutFixtures
import FoldLayoutSwiftUI

struct FoldedPreview: PreviewProvider {
  static var previews: some View {
    RootView()
      .layoutEnvironmentOverlay()
      .layoutEnvironment(posture("duo-flat-book-flat", at: 2000))  // what observers had been told after two seconds
  }

  static func posture(_ name: String, at time: Int) -> LayoutEnvironment? {
    guard let path = Bundle.main.path(forResource: name, ofType: "json") else { return nil }
    return (try? PostureFixture(contentsOfFile: path)).map { PostureReplay($0) }?.environment(at: time)
  }
}
