import FoldLayout
import FoldLayoutUIKit
import SwiftUI
import Testing
import UIKit
import UIKitTestSupport

@testable import FoldLayoutSwiftUI

@Suite("A tracked container (A1, A5)")
@MainActor
struct TrackingTests {
  @Test("Views in it find what UIKit tells of the window, out to its edges, whatever the pose", arguments: Pose.all)
  func tracked(pose: String) throws {
    let log = Log<LayoutEnvironment?>()
    let stage = Stage { EnvironmentNote(log: log).tracksLayoutEnvironment() }
    let expected = try Fixtures.pose(pose)
    stage.show(expected)
    let found = try #require(log.entries.last ?? nil)
    #expect(found.size == expected.size)
    #expect(found.safeAreaInsets == expected.safeAreaInsets)
    #expect(found.sizeClasses == expected.sizeClasses)
    #expect(found.orientation == expected.orientation)
    #expect(found.layoutDirection == expected.layoutDirection)
    #expect(found.posture == expected.posture)
    #expect(found.divisionRegions.map(\.frame) == expected.divisionRegions.map(\.frame))
    #expect(found.occlusionRegions.map(\.frame) == expected.occlusionRegions.map(\.frame))
  }

  @Test("Without tracking there is none")
  func untracked() throws {
    let log = Log<LayoutEnvironment?>()
    let stage = Stage { EnvironmentNote(log: log) }
    stage.show(try Fixtures.pose("duo-book-landscapeLeft"))
    #expect(log.entries == [nil])
  }
}

enum Pose {
  static let all = [
    "duo-closed-portrait", "duo-closed-landscapeLeft", "duo-open-landscapeLeft", "duo-open-portrait",
    "duo-book-landscapeLeft", "duo-laptop-portrait", "duo-rtl-open-landscapeLeft",
  ]
}
