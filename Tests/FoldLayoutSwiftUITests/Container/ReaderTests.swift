import FoldLayout
import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import FoldLayoutSwiftUI

@Suite("A reader tells the environment of exactly its own frame (F10)")
@MainActor
struct ReaderTests {
  private nonisolated static let directions = [Interface.LayoutDirection.leftToRight, .rightToLeft]

  @Test("Wherever it lies in the window, in both directions, through UIKit", arguments: Pose.all, directions)
  func parts(pose: String, direction: Interface.LayoutDirection) throws {
    let expected = try Fixtures.pose(pose).told(direction)
    let log = Log<LayoutEnvironment?>()
    let stage = Stage {
      LayoutEnvironmentReader { environment in note(environment, in: log) }
        .frame(width: 200, height: 150)
        .standInMarked("reader")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 33) }
        .safeAreaInset(edge: .leading, spacing: 0) { Color.red.frame(width: 21) }
        .tracksLayoutEnvironment()
    }
    stage.show(expected)
    let frame = LayoutRect(try #require(stage.hosting.standInFrames["reader"]))
    let insets = expected.safeAreaInsets ?? .zero
    #expect(frame.minY == insets.top + 33)
    let isRightToLeft = direction == .rightToLeft
    #expect(isRightToLeft ? frame.maxX == expected.size.width - insets.right - 21 : frame.minX == insets.left + 21)
    let told = try #require(stage.layout?.environment)
    let part = try #require(log.entries.last ?? nil)
    #expect(part == told.restricted(to: frame).canonical().environment)
    #expect(part.layoutDirection == direction)
  }

  @Test("Where a bar of SwiftUI's own comes and goes around what is tracked, the part stays right")
  func bars() throws {
    let environment = try Fixtures.pose("duo-laptop-portrait")
    let log = Log<LayoutEnvironment?>()
    let stage = Stage { Barred(log: log, height: 0) }
    stage.show(environment)
    for height in [100, 0, 44] {
      stage.hosting.rootView.content = { Barred(log: log, height: CGFloat(height)) }
      stage.settle()
      let frame = try #require(stage.hosting.standInFrames["reader"])
      #expect(frame.minY == 82 + CGFloat(height))
      let told = try #require(stage.layout?.environment)
      #expect(log.entries.last == .some(told.restricted(to: LayoutRect(frame)).canonical().environment))
    }
  }

  @Test("Within a container of its own, that counts")
  func nested() throws {
    let environment = try Fixtures.pose("duo-book-landscapeLeft")
    let log = Log<LayoutEnvironment?>()
    let stage = Stage {
      LayoutEnvironmentReader { environment in note(environment, in: log) }
        .tracksLayoutEnvironment()
        .frame(width: 300, height: 200)
        .standInMarked("inner")
        .tracksLayoutEnvironment()
    }
    stage.show(environment)
    let part = try #require(log.entries.last ?? nil)
    #expect(part.size == LayoutSize(width: 300, height: 200))
    let frame = LayoutRect(try #require(stage.hosting.standInFrames["inner"]))
    #expect(part.frameInWindow == frame)
    #expect(part.divisionRegions.map(\.frame) == environment.restricted(to: frame).divisionRegions.map(\.frame))
    #expect(!part.divisionRegions.isEmpty)
  }

  @Test("Nil where none is tracked, and where it has no extent")
  func nothing() throws {
    let environment = try Fixtures.pose("duo-book-landscapeLeft")
    let log = Log<LayoutEnvironment?>()
    let untracked = Stage { LayoutEnvironmentReader { environment in note(environment, in: log) } }
    untracked.show(environment)
    #expect(log.entries.allSatisfy { $0 == nil })
    let empty = Stage {
      LayoutEnvironmentReader { environment in note(environment, in: log) }.frame(width: 0).tracksLayoutEnvironment()
    }
    empty.show(environment)
    #expect(log.entries.allSatisfy { $0 == nil })
  }

  @Test("Content that is smaller lies in the middle")
  func middle() {
    let stage = Stage { LayoutEnvironmentReader { _ in Color.red.frame(width: 20, height: 10).standInMarked("x") } }
    stage.show(LayoutEnvironment(size: LayoutSize(width: 100, height: 50)))
    #expect(stage.hosting.standInFrames["x"] == CGRect(x: 40, y: 20, width: 20, height: 10))
  }
}

/// A reader in what is tracked, beneath a bar.
private struct Barred: View {
  let log: Log<LayoutEnvironment?>
  let height: CGFloat

  var body: some View {
    LayoutEnvironmentReader { environment in note(environment, in: log) }
      .standInMarked("reader")
      .tracksLayoutEnvironment()
      .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: height) }
  }
}

@MainActor
private func note(_ environment: LayoutEnvironment?, in log: Log<LayoutEnvironment?>) -> Color {
  log.note(environment)
  return .clear
}
