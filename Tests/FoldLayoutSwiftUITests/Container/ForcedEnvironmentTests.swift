import FoldLayout
import FoldLayoutFixtures
import FoldLayoutUIKit
import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import FoldLayoutSwiftUI

@Suite("A forced environment is what views find, and nothing is read (A5)")
@MainActor
struct ForcedEnvironmentTests {
  @Test(
    "Every environment of every fixture, in its size and with its safe area", arguments: FixtureFolder.postures,
    [true, false])
  func fixtures(name: String, isSameSize: Bool) throws {
    for environment in try Fixtures.environments(of: name) {
      let log = Log<LayoutEnvironment?>()
      let stage = Stage {
        EnvironmentNote(log: log)
          .standInMarked("safe")
          .background { Color.red.standInMarked("all").ignoresSafeArea() }
          .tracksLayoutEnvironment()
          .layoutEnvironment(environment)
      }
      // What the window says has a safe area of its own, and may be another size.
      var device = LayoutEnvironment(size: isSameSize ? environment.size : LayoutSize(width: 2000, height: 2000))
      device.safeAreaInsets = LayoutEdgeInsets(top: 50, left: 10, bottom: 30, right: 20)
      stage.show(device)
      #expect(log.entries.last == .some(environment.canonical().environment))
      #expect(stage.layout == nil, "no coordinator is attached to any view")
      let size = environment.size
      let insets = environment.safeAreaInsets ?? .zero
      let all = try #require(stage.hosting.standInFrames["all"])
      let safe = try #require(stage.hosting.standInFrames["safe"])
      #expect(LayoutSize(all.size) == size)
      if isSameSize { #expect(all.origin == .zero, "it takes the place of the window's own safe area") }
      #expect(abs(safe.minX - all.minX - insets.left) < 1e-6 && abs(all.maxX - safe.maxX - insets.right) < 1e-6)
      #expect(abs(safe.minY - all.minY - insets.top) < 1e-6 && abs(all.maxY - safe.maxY - insets.bottom) < 1e-6)
    }
  }

  @Test("SwiftUI's own traits are those of the environment where it tells them, and the device's where it does not")
  func traits() throws {
    let log = Log<[String]>()
    var environment = LayoutEnvironment(size: LayoutSize(width: 400, height: 800))
    var shown = environment
    shown.layoutDirection = .leftToRight
    shown.displayScale = 3
    shown.sizeClasses = Interface.SizeClasses(horizontal: .compact, vertical: .compact)
    let stage = Stage { TraitNote(log: log).layoutEnvironment(environment) }
    stage.show(shown)
    #expect(log.entries.last == ["leftToRight", "3.0", "compact", "compact"])
    environment.layoutDirection = .rightToLeft
    environment.displayScale = 2
    environment.sizeClasses = Interface.SizeClasses(horizontal: .regular, vertical: .unspecified)
    stage.hosting.rootView.content = { TraitNote(log: log).layoutEnvironment(environment) }
    stage.settle()
    #expect(log.entries.last == ["rightToLeft", "2.0", "regular", "nil"])
  }

  @Test("Observers are told of it, and of each that takes its place")
  func observers() throws {
    let log = Log<LayoutEnvironmentInformation>()
    let flat = try Fixtures.pose("duo-open-landscapeLeft")
    let book = try Fixtures.pose("duo-book-landscapeLeft")
    let stage = Stage { Told(log: log, environment: flat) }
    stage.show(LayoutEnvironment(size: flat.size))
    stage.hosting.rootView.content = { Told(log: log, environment: book) }
    stage.settle()
    #expect(log.entries.map(\.cause) == [.initial, .change])
    #expect(log.entries.map(\.posture) == [.flat, .book])
    #expect(log.entries.last?.previous?.posture == .flat)
  }

  @Test("Nil, and one that cannot be, force nothing")
  func nothing() throws {
    let log = Log<LayoutEnvironment?>()
    let shown = try Fixtures.pose("duo-book-landscapeLeft")
    for forced in [nil, LayoutEnvironment(size: LayoutSize(width: -1, height: .nan))] {
      let stage = Stage { EnvironmentNote(log: log).tracksLayoutEnvironment().layoutEnvironment(forced) }
      stage.show(shown)
      #expect(log.entries.last??.posture == .book)
      #expect(stage.layout != nil)
    }
  }

  @Test("A posture comes from a fixture at a time, without a test framework (X7)")
  func fromFixture() throws {
    let bytes = Array(try FixtureFolder.text(of: "duo-opened-flat.json").utf8)
    let replay = PostureReplay(try PostureFixture(decoding: bytes))
    let times = replay.records.map(\.time)
    let last = try #require(replay.records.last { $0.information != nil })
    let log = Log<LayoutEnvironment?>()
    let forced = replay.environment(at: try #require(times.max()))
    let stage = Stage { EnvironmentNote(log: log).layoutEnvironment(forced) }
    stage.show(LayoutEnvironment(size: LayoutSize(width: 10, height: 10)))
    #expect(log.entries.last == .some(last.information?.current))
  }
}

/// A view that notes what it is told of an environment that is forced around it.
private struct Told: View {
  let log: Log<LayoutEnvironmentInformation>
  let environment: LayoutEnvironment

  var body: some View {
    Color.red.onLayoutEnvironmentChange { log.note($0) }.tracksLayoutEnvironment().layoutEnvironment(environment)
  }
}

extension PostureReplay.Record {
  fileprivate var information: LayoutEnvironmentInformation? {
    guard case .emission(let information, _) = content else { return nil }
    return information
  }
}

/// A view that notes SwiftUI's own traits.
private struct TraitNote: View {
  let log: Log<[String]>
  @Environment(\.layoutDirection) private var direction
  @Environment(\.displayScale) private var scale
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical

  var body: some View { noted() }

  private func noted() -> Color {
    func words(_ sizeClass: UserInterfaceSizeClass?) -> String { sizeClass.map { "\($0)" } ?? "nil" }
    log.note(["\(direction)", "\(scale)", words(horizontal), words(vertical)])
    return .clear
  }
}
