import FoldLayout
import FoldLayoutFixtures
import FoldLayoutUIKit
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@Suite("Every posture fixture, through UIKit's signals, is told as the core is told it (A1–A3, A6)")
@MainActor
struct PostureThroughUIKitTests {
  @Test(
    "Observers hear the core's replay of what UIKit can say of it, on each system, read when the fixture says",
    arguments: FixtureFolder.postures, SystemVersion.all)
  func throughStandIn(name: String, version: SystemVersion) throws {
    let fixture = try PostureFixture(decoding: Array(FixtureFolder.text(of: name).utf8))
    let expected = CoreReplay(version.capabilities).told(of: fixture)
    let actual = version.run { StagedReplay(version.capabilities).told(of: fixture) }
    #expect(actual.count == expected.count)
    for (index, (actual, expected)) in zip(actual, expected).enumerated() {
      #expect(actual == expected, "\(index)")
    }
  }

  @Test(
    "With absent passes, reports that lay out and re-reads, all that the core tells is told too, in order, and last",
    arguments: FixtureFolder.postures, SystemVersion.all)
  func lifelike(name: String, version: SystemVersion) throws {
    let fixture = try PostureFixture(decoding: Array(FixtureFolder.text(of: name).utf8))
    let expected = CoreReplay(version.capabilities, readsAfterReports: true).told(of: fixture).compactMap(\.information)
    var rest = version.run { StagedReplay(lifelike: version.capabilities).told(of: fixture).compactMap(\.information) }[
      ...]
    #expect(rest.last?.current == expected.last?.current)
    // Before iOS 16 a turn by half is noticed late, and what lies between two may be missed.
    guard version.capabilities.contains(.sceneGeometry) else { return }
    for information in expected {
      let index = rest.firstIndex { $0.current == information.current && $0.transition == information.transition }
      #expect(index != nil, "\(information)")
      rest = rest[(index.map { $0 + 1 } ?? rest.startIndex)...]
    }
  }

  @Test("Where UIKit can say all that a fixture tells of the fold, its own replay is what observers hear")
  func asWritten() throws {
    var count = 0
    for name in FixtureFolder.postures {
      let fixture = try PostureFixture(decoding: Array(FixtureFolder.text(of: name).utf8))
      guard fixture.saysWhatUIKitCan else { continue }
      count += 1
      let written = PostureReplay(fixture).records.compactMap(\.information)
      let actual = StagedReplay(.current).told(of: fixture).compactMap(\.information)
      #expect(written.map(FoldFacts.init) == actual.map(FoldFacts.init), "\(name)")
    }
    #expect(count >= 25, "\(count) fixtures of folding phones")
  }
}

/// What a session tells of the fold and of sizes.
private struct FoldFacts: Equatable {
  let cause: LayoutEnvironmentInformation.Cause
  let size: LayoutSize
  let sizeClasses: Interface.SizeClasses?
  let orientation: Interface.Orientation?
  let hingeStatus: Hinge.Status?
  let posture: Posture?
  let divisions: [LayoutRect]?
  let occlusions: [LayoutRect]?
  let activeDivision: LayoutRect?
  let isSettled: Bool
  let display: Interface.Display?

  init(_ information: LayoutEnvironmentInformation) {
    let current = information.current
    cause = information.cause
    size = current.size
    sizeClasses = current.sizeClasses
    orientation = current.orientation
    hingeStatus = current.hingeStatus
    posture = current.posture
    divisions = current.regions?.divisions.map(\.frame)
    occlusions = current.regions?.occlusions.map(\.frame)
    activeDivision = current.activeDivisionRegion?.frame
    isSettled = current.isSettled
    display = current.display
  }
}

extension PostureReplay.Record {
  fileprivate var information: LayoutEnvironmentInformation? {
    if case .emission(let information, _) = content { information } else { nil }
  }
}

extension PostureFixture {
  /// Whether the session is of one device with one seamless fold, and tells at each step what UIKit always tells.
  fileprivate var saysWhatUIKitCan: Bool {
    let environments = [environment].compactMap { $0 } + events.compactMap(\.environment)
    return !environments.isEmpty
      && events.allSatisfy { event in
        if case .send = event.action { event.observer == nil } else { false }
      }
      && environments.allSatisfy { environment in
        environment.hinges?.count == 1 && environment.sizeClasses != nil && environment.orientation != nil
          && environment.display != nil
          && environment.divisionRegions.allSatisfy { !$0.isPhysicalGap && $0.isDeclaredSeparating == nil }
      }
  }
}

extension PostureFixture.Event {
  fileprivate var environment: LayoutEnvironment? {
    guard case .send(let event) = action else { return nil }
    return switch event {
    case .update(let environment): environment
    case .transitionAlongside(_, let environment), .transitionDidEnd(_, _, let environment), .resume(let environment):
      environment
    case .capture, .hinge, .transitionWillBegin, .suspend: nil
    }
  }
}
