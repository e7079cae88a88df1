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
    var expected = try Fixtures.pose(pose).told(direction)
    // Every edge is another, as where a phone is held sideways.
    expected.safeAreaInsets = LayoutEdgeInsets(top: 13, left: 59, bottom: 21, right: 34)
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

  @Test(
    "While SwiftUI lays out at a size that UIKit has not told yet, no part lies outside of the container",
    arguments: ["duo-open-landscapeLeft", "duo-open-portrait", "duo-book-landscapeLeft"], directions)
  func resizing(pose: String, direction: Interface.LayoutDirection) throws {
    let log = Log<LayoutEnvironment?>()
    let stage = Stage {
      LayoutEnvironmentReader { environment in note(environment, in: log) }.tracksLayoutEnvironment()
    }
    let (closed, open) = (try Fixtures.pose("duo-closed-portrait"), try Fixtures.pose(pose))
    stage.show(closed.told(direction))
    for next in [open, closed, open] {
      log.clear()
      stage.show(next.told(direction))
      #expect(log.entries.count > 1)
      let insets = next.safeAreaInsets ?? .zero
      let size = LayoutSize(
        width: next.size.width - insets.left - insets.right, height: next.size.height - insets.top - insets.bottom)
      for entry in log.entries {
        #expect(entry?.size == size)
        #expect(entry?.safeAreaInsets == .zero, "what SwiftUI keeps clear is kept clear once")
      }
      #expect(log.entries.last??.posture == next.posture)
    }
  }

  @Test("In another hosting view within the container, as a stack's or a list's, it tells its place in the window")
  func hosts() throws {
    let environment = try Fixtures.pose("duo-book-landscapeLeft")
    let log = Log<LayoutEnvironment?>()
    let stage = Stage {
      Hosted { LayoutEnvironmentReader { environment in note(environment, in: log) } }
        .frame(width: 200, height: 100)
        .placed(at: LayoutRect(x: 400, y: 120, width: 200, height: 100))
        .tracksLayoutEnvironment()
    }
    stage.show(environment)
    let told = try #require(stage.layout?.environment)
    let frame = LayoutRect(x: 400, y: 120, width: 200, height: 100)
    #expect(log.entries.last == .some(told.restricted(to: frame).canonical().environment))
    #expect(log.entries.last??.divisionRegions.first?.frame.minX == 55.5)
  }

  @Test("Its lengths are snapped, so that equal means equal (F12)")
  func snapped() throws {
    let log = Log<LayoutEnvironment?>()
    let stage = Stage {
      LayoutEnvironmentReader { environment in note(environment, in: log) }
        .frame(width: 100.0 / 3, height: 200.0 / 7)
        .tracksLayoutEnvironment()
    }
    stage.show(try Fixtures.pose("duo-book-landscapeLeft"))
    let part = try #require(log.entries.last ?? nil)
    #expect(part.size != LayoutSize(width: 100.0 / 3, height: 200.0 / 7))
    #expect(part == part.canonical().environment)
  }

  @Test("Where the window of a forced container lies is no matter")
  func forced() throws {
    let environment = try Fixtures.pose("duo-book-landscapeLeft")
    let log = Log<LayoutEnvironment?>()
    let stage = Stage {
      LayoutEnvironmentReader { environment in note(environment, in: log) }
        .frame(width: 200, height: 100)
        .placed(at: LayoutRect(x: 400, y: 120, width: 200, height: 100))
        .layoutEnvironment(environment)
        .layoutEnvironment(try? Fixtures.pose("duo-closed-portrait"))
    }
    stage.show(LayoutEnvironment(size: LayoutSize(width: 3000, height: 2000)))
    let frame = LayoutRect(x: 400, y: 120, width: 200, height: 100)
    #expect(log.entries.last == .some(environment.restricted(to: frame).canonical().environment))
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
    for (width, height) in [(0, nil), (nil, 0)] as [(CGFloat?, CGFloat?)] {
      let empty = Stage {
        LayoutEnvironmentReader { environment in note(environment, in: log) }
          .frame(width: width, height: height).tracksLayoutEnvironment()
      }
      empty.show(environment)
      #expect(log.entries.allSatisfy { $0 == nil })
    }
  }

  @Test("Content that is smaller lies in the middle")
  func middle() {
    let stage = Stage { LayoutEnvironmentReader { _ in Color.red.frame(width: 20, height: 10).standInMarked("x") } }
    stage.show(LayoutEnvironment(size: LayoutSize(width: 100, height: 50)))
    #expect(stage.hosting.standInFrames["x"] == CGRect(x: 40, y: 20, width: 20, height: 10))
  }
}

/// Views in a hosting view of their own, which SwiftUI's environment reaches and its coordinate spaces do not.
private struct Hosted<Content: View>: UIViewControllerRepresentable {
  @ViewBuilder let content: () -> Content

  func makeUIViewController(context: Context) -> UIHostingController<HostedRoot<Content>> {
    UIHostingController(rootView: HostedRoot(content: content(), container: context.environment.layoutContainer))
  }

  func updateUIViewController(_ uiViewController: UIHostingController<HostedRoot<Content>>, context: Context) {
    uiViewController.rootView = HostedRoot(content: content(), container: context.environment.layoutContainer)
  }
}

private struct HostedRoot<Content: View>: View {
  let content: Content
  let container: LayoutContainer?

  var body: some View { content.environment(\.layoutContainer, container) }
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
