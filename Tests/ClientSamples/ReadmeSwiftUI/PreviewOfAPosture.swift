import FoldLayoutFixtures
import FoldLayoutSwiftUI

@MainActor
func folded(_ path: String) throws -> some View {
  let replay = PostureReplay(try PostureFixture(contentsOfFile: path))
  return RootView()
    .layoutEnvironmentOverlay()
    .layoutEnvironment(replay.environment(at: 400))  // as observers had been told after 400 ms
}
