import FoldLayout
import FoldLayoutFixtures
import TestSupport

/// The environments that posture fixtures tell of.
enum Fixtures {
  /// The environment at the beginning of a measured pose.
  static func pose(_ name: String) throws -> LayoutEnvironment {
    let fixture = try PostureFixture(decoding: Array(FixtureFolder.text(of: "\(name).json").utf8))
    guard let environment = fixture.environment else { throw FixtureHasNoEnvironment() }
    return environment
  }

  /// Every different environment that is told in a replay of a fixture, in a direction where one is given.
  static func environments(
    of name: String, told direction: Interface.LayoutDirection? = nil
  ) throws -> [LayoutEnvironment] {
    let fixture = try PostureFixture(decoding: Array(FixtureFolder.text(of: name).utf8))
    var found: [LayoutEnvironment] = []
    for record in PostureReplay(fixture).records {
      guard case .emission(let information, _) = record.content else { continue }
      let environment = direction.map { information.current.told($0) } ?? information.current
      if !found.contains(environment) { found.append(environment) }
    }
    return found
  }
}

struct FixtureHasNoEnvironment: Error {}

extension LayoutEnvironment {
  /// The same container, told in a direction.
  func told(_ direction: Interface.LayoutDirection) -> LayoutEnvironment {
    var result = self
    result.layoutDirection = direction
    return result
  }
}
