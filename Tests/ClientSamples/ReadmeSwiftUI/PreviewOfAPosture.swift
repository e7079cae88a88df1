import FoldLayoutFixtures
import FoldLayoutSwiftUI

@MainActor
func folded(_ path: String) throws -> some View {
  let fixture = try PostureFixture(contentsOfFile: path)
  return RootView()
    .layoutEnvironmentOverlay()
    .layoutEnvironment(PostureReplay(fixture).environment(at: 400))
}
