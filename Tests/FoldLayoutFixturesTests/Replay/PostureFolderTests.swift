import FoldLayoutFixtures
import TestSupport
import Testing

@Suite("The posture fixtures")
struct PostureFolderTests {
  private static let all = FixtureFolder.postures + FixtureFolder.observations + FixtureFolder.arrangements

  @Test("There are some, each with a name of its own")
  func some() throws {
    #expect(FixtureFolder.postures.count >= 50)
    #expect(FixtureFolder.observations.count == 55)
    #expect(FixtureFolder.arrangements.count == 12)
    let names = try Self.all.map { try PostureFixture(decoding: FixtureFolder.text(of: $0).utf8).name }
    #expect(Set(names).count == names.count)
  }

  @Test("What each expects is what observers are told", arguments: all)
  func holds(posture: String) throws {
    let fixture = try PostureFixture(decoding: FixtureFolder.text(of: posture).utf8)
    #expect(fixture.expectations.count > 0)
    #expect(PostureReplay(fixture).differences.map(\.description) == [])
  }

  @Test("Reading and writing each gives the same bytes (X2)", arguments: all)
  func canonical(posture: String) throws {
    let text = try FixtureFolder.text(of: posture)
    #expect(try PostureFixture(decoding: text.utf8).canonicalText == text)
  }
}
