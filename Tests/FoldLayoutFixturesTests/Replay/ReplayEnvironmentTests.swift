import FoldLayout
import FoldLayoutFixtures
import TestSupport
import Testing

@Suite("The environment of a session at a time (X7)")
struct ReplayEnvironmentTests {
  @Test("Nothing before the first is told, then at each time what was told last", arguments: FixtureFolder.postures)
  func times(name: String) throws {
    let replay = PostureReplay(try PostureFixture(decoding: Array(FixtureFolder.text(of: name).utf8)))
    #expect(replay.environment(at: -1) == nil)
    var told: [(time: Int, environment: LayoutEnvironment)] = []
    for record in replay.records {
      if case .emission(let information, _) = record.content { told.append((record.time, information.current)) }
    }
    for time in Set(replay.records.map(\.time)).union([0, 1_000_000]) {
      for time in [time - 1, time, time + 1] {
        #expect(replay.environment(at: time) == told.last { $0.time <= time }?.environment)
      }
    }
  }
}
