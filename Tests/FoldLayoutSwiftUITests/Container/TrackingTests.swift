import FoldLayout
import FoldLayoutUIKit
import SwiftUI
import Testing
import UIKit
import UIKitTestSupport

@testable import FoldLayoutSwiftUI

@Suite("A tracked container (A1, A2, A5, A6)")
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

  @Test("They find what a coordinator finds that is attached to the root's view, on each system", arguments: 0..<7)
  func parity(version: Int) throws {
    try SystemVersion.all[version].run { () throws in
      let capabilities = SystemVersion.all[version].capabilities
      let log = Log<LayoutEnvironment?>()
      let stage = Stage(capabilities: capabilities) { EnvironmentNote(log: log).tracksLayoutEnvironment() }
      let view = try #require(stage.hosting.view)
      let attached = LayoutCoordinator(capabilities: capabilities, scheduler: stage.scheduler) { [weak view] in view }
      for pose in Pose.all + Pose.all.reversed() {
        stage.show(try Fixtures.pose(pose))
        stage.scheduler.advance(to: stage.scheduler.now + 2) { stage.settle() }
        #expect(log.entries.last == .some(attached.environment))
        #expect(log.entries.last != .some(nil))
      }
      withExtendedLifetime(attached) {}
    }
  }

  @Test("Without tracking there is none")
  func untracked() throws {
    let log = Log<LayoutEnvironment?>()
    let stage = Stage { EnvironmentNote(log: log) }
    stage.show(try Fixtures.pose("duo-book-landscapeLeft"))
    #expect(log.entries == [nil])
  }

  @Test("However small or large its content, the container is what is offered", arguments: [CGFloat(10), 5000])
  func fills(width: CGFloat) throws {
    let log = Log<LayoutEnvironment?>()
    let stage = Stage { EnvironmentNote(log: log).frame(width: width, height: width).tracksLayoutEnvironment() }
    let expected = try Fixtures.pose("duo-closed-portrait")
    stage.show(expected)
    #expect(log.entries.last??.size == expected.size)
  }

  @Test("While UIKit has not told of a new size, nothing that depends on the one before is told beside it (F2)")
  func resizing() throws {
    let log = Log<LayoutEnvironment?>()
    let stage = Stage { EnvironmentNote(log: log).tracksLayoutEnvironment() }
    let (closed, open) = (try Fixtures.pose("duo-closed-portrait"), try Fixtures.pose("duo-open-portrait"))
    stage.show(closed)
    #expect(log.entries.last??.cornerInsets != nil)
    log.clear()
    stage.show(open)
    let told = log.entries.compactMap { $0 }
    #expect(told.allSatisfy { $0.size == open.size && $0.safeAreaInsets == open.safeAreaInsets })
    #expect(
      told.first.map { [$0.windowSize == nil, $0.frameInWindow == nil, $0.cornerInsets == nil] } == [true, true, true])
    #expect(told.last?.windowSize == open.size && told.last?.frameInWindow == open.bounds)
  }

  @Test("Views are evaluated again for what changed, and not for what is equal")
  func evaluations() throws {
    let log = Log<LayoutEnvironment?>()
    let stage = Stage { EnvironmentNote(log: log).tracksLayoutEnvironment() }
    let (flat, book) = (try Fixtures.pose("duo-open-landscapeLeft"), try Fixtures.pose("duo-book-landscapeLeft"))
    stage.show(flat)
    let passes = stage.hosting.standInPasses
    stage.show(flat)
    #expect(stage.hosting.standInPasses == passes)
    stage.show(book)
    #expect(stage.hosting.standInPasses == passes + 1)
    #expect(log.entries.last??.posture == .book)
  }

  @Test("What is attached by default is a coordinator that reads the view")
  func defaultAttachment() throws {
    let stage = Stage { Color.red }
    let environment = try Fixtures.pose("duo-closed-portrait")
    stage.show(environment)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    let layout = EnvironmentValues().attachLayoutCoordinator(view)
    stage.window.addSubview(view)
    stage.settle()
    #expect(layout.environment?.size == LayoutSize(width: 120, height: 80))
    #expect(layout.environment?.orientation == environment.orientation)
  }

  @Test("The view behind it takes no touches, and what SwiftUI asks for is made anew around it")
  func probe() throws {
    let view = UIView()
    let probe = ContainerProbe(view: view)
    let context = UIViewRepresentableContext<ContainerProbe>(standIn: ())
    let (first, second) = (probe.makeUIView(context: context), probe.makeUIView(context: context))
    first.frame.size = CGSize(width: 50, height: 40)
    for wrapper in [first, second, first] {
      probe.updateUIView(wrapper, context: context)
      #expect(view.superview === wrapper)
      #expect(view.frame.size == wrapper.bounds.size)
      #expect(!wrapper.isUserInteractionEnabled)
    }
    first.frame.size = CGSize(width: 500, height: 400)
    #expect(view.frame.size == CGSize(width: 500, height: 400))
    let stage = Stage { Color.red.tracksLayoutEnvironment() }
    stage.show(try Fixtures.pose("duo-closed-portrait"))
    #expect(stage.hosting.view?.subviews.allSatisfy { !$0.isUserInteractionEnabled } == true)
  }

  @Test("In the background nothing is told, and on return what then is")
  func background() throws {
    let log = Log<LayoutEnvironment?>()
    let stage = Stage { EnvironmentNote(log: log).tracksLayoutEnvironment() }
    stage.show(try Fixtures.pose("duo-open-landscapeLeft"))
    stage.scene.standInMove(to: .background)
    stage.show(try Fixtures.pose("duo-book-landscapeLeft"))
    #expect(log.entries.last??.posture == .flat)
    stage.scene.standInMove(to: .foregroundActive)
    stage.settle()
    stage.scheduler.advance(to: stage.scheduler.now + 2) { stage.settle() }
    #expect(log.entries.last??.posture == .book)
  }
}

enum Pose {
  static let all = [
    "duo-closed-portrait", "duo-closed-landscapeLeft", "duo-open-landscapeLeft", "duo-open-portrait",
    "duo-book-landscapeLeft", "duo-laptop-portrait", "duo-rtl-open-landscapeLeft",
  ]
}
