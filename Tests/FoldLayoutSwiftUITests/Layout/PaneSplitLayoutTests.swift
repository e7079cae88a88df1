import FoldLayout
import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import FoldLayoutSwiftUI

@Suite("Panes are where the core's answer has them (L3)")
@MainActor
struct PaneSplitLayoutTests {
  nonisolated static let splits = [
    PaneSplit(panes: [Pane(), Pane()]),
    PaneSplit(panes: [Pane(width: PaneDimensionRange(ratio: 0.35, minimum: 280)), Pane(priority: -1)], spacing: 8),
    PaneSplit(panes: [Pane(), Pane(priority: 2), Pane(priority: 1)], spacing: 3, alignsToFlatDivisions: true),
    PaneSplit(panes: [Pane(), Pane()], axes: .vertical),
    PaneSplit(panes: [Pane(width: PaneDimensionRange(minimum: .absolute(5000))), Pane(alignment: .center)]),
    PaneSplit(panes: [Pane()], avoidsOccludedSegments: true),
  ]

  @Test(
    "In every environment of every posture fixture, in both directions, whatever the split",
    arguments: FixtureFolder.postures, [Interface.LayoutDirection.leftToRight, .rightToLeft])
  func fixtures(name: String, direction: Interface.LayoutDirection) throws {
    for environment in try Fixtures.environments(of: name) {
      let environment = environment.told(direction)
      for split in Self.splits {
        let frames = frames(of: split, in: environment)
        let expected = split.answer(in: environment).frames
        for (index, expected) in expected.enumerated() {
          let frame = try #require(frames["\(index)"])
          if let expected {
            #expect(frame.isNear(CGRect(expected)), "\(split) has \(frame), not \(expected)")
          } else {
            #expect(frame.maxY < -500_000)
          }
        }
      }
    }
  }

  private func frames(of split: PaneSplit, in environment: LayoutEnvironment) -> [String: CGRect] {
    let stage = Stage {
      LayoutEnvironmentReader { environment in
        PaneSplitLayout(split, in: environment) {
          Color.red.standInMarked("0")
          if split.panes.count > 1 { Color.red.standInMarked("1") }
          if split.panes.count > 2 { Color.red.standInMarked("2") }
        }
      }
      .layoutEnvironment(environment)
    }
    stage.show(LayoutEnvironment(size: environment.size))
    return stage.hosting.standInFrames
  }

  @Test("Through UIKit, with its insets and regions, in each pose", arguments: Pose.all)
  func tracked(pose: String) throws {
    for direction in [Interface.LayoutDirection.leftToRight, .rightToLeft] {
      for split in Self.splits where split.panes.count == 2 {
        let environment = try Fixtures.pose(pose).told(direction)
        let stage = Stage {
          LayoutEnvironmentReader { environment in
            PaneSplitLayout(split, in: environment) {
              Color.red.standInMarked("0")
              Color.red.standInMarked("1")
            }
          }
          .tracksLayoutEnvironment()
        }
        stage.show(environment)
        let told = try #require(stage.layout?.environment)
        let expected = split.answer(in: told).frames
        for (index, expected) in expected.enumerated() {
          let frame = try #require(stage.hosting.standInFrames["\(index)"])
          if let expected {
            #expect(frame.isNear(CGRect(expected)), "\(frame), not \(expected)")
          } else {
            #expect(frame.maxY < -500_000)
          }
        }
      }
    }
  }

  @Test("A view beyond the panes has a pane with defaults, and a pane beyond the views counts for nothing")
  func counts() throws {
    let environment = LayoutEnvironment(size: LayoutSize(width: 900, height: 400))
    let none = PaneSplit(panes: [])
    let three = PaneSplit(panes: [Pane(), Pane(), Pane(priority: 5)])
    let stage = Stage {
      PaneSplitLayout(none, in: environment) {
        Color.red.standInMarked("a")
        Color.red.standInMarked("b")
        Color.red.standInMarked("c")
      }
    }
    stage.show(environment)
    #expect(["a", "b", "c"].map { stage.hosting.standInFrames[$0]?.width } == [300, 300, 300])
    let fewer = Stage {
      PaneSplitLayout(three, in: environment) {
        Color.red.standInMarked("a")
        Color.red.standInMarked("b")
      }
    }
    fewer.show(environment)
    #expect(["a", "b"].map { fewer.hosting.standInFrames[$0]?.width } == [450, 450])
  }

  @Test("An intrinsic length that the pane does not tell is the view's ideal one, and is measured only where asked for")
  func intrinsic() throws {
    let environment = LayoutEnvironment(size: LayoutSize(width: 900, height: 400))
    let range = PaneDimensionRange(minimum: .intrinsic, preferred: .intrinsic, maximum: .intrinsic)
    let split = PaneSplit(panes: [Pane(width: range, priority: 1), Pane()])
    let stage = Stage {
      PaneSplitLayout(split, in: environment) {
        Color.red.frame(width: 123, height: 40).standInMarked("a")
        Color.red.standInMarked("b")
      }
    }
    stage.show(environment)
    #expect(stage.hosting.standInFrames["a"]?.width == 123)
    #expect(stage.hosting.standInFrames["b"]?.minX == 123)
  }

  @Test("A view smaller than its pane lies in the middle of it, in both directions", arguments: [false, true])
  func smaller(isRightToLeft: Bool) throws {
    var environment = LayoutEnvironment(size: LayoutSize(width: 900, height: 400))
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let stage = Stage {
      PaneSplitLayout(PaneSplit(panes: []), in: environment) {
        Color.red.frame(width: 50, height: 20).standInMarked("a")
        Color.red
      }
    }
    stage.show(environment)
    #expect(stage.hosting.standInFrames["a"] == CGRect(x: isRightToLeft ? 650 : 200, y: 190, width: 50, height: 20))
  }

  @Test("It fills what is proposed; what is not is the environment's, or else what the views want side by side")
  func sizes() {
    let split = PaneSplit(panes: [], spacing: 10)
    var none: Void = ()
    let subviews = LayoutSubviews(standIn: [CGSize(width: 30, height: 5), CGSize(width: 50, height: 9)])
    let known = PaneSplitLayout(split, in: LayoutEnvironment(size: LayoutSize(width: 900, height: 400)))
    let unknown = PaneSplitLayout(split, in: nil)
    func size(_ layout: PaneSplitLayout, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
      layout.sizeThatFits(
        proposal: ProposedViewSize(width: width, height: height), subviews: subviews, cache: &none)
    }
    for layout in [known, unknown] { #expect(size(layout, 320, 480) == CGSize(width: 320, height: 480)) }
    #expect(size(known, nil, nil) == CGSize(width: 900, height: 400))
    #expect(size(known, 320, nil) == CGSize(width: 320, height: 400))
    #expect(size(unknown, nil, nil) == CGSize(width: 90, height: 9))
    #expect(size(unknown, nil, 480) == CGSize(width: 90, height: 480))
  }
}

extension CGRect {
  /// Whether all edges are the same but for what arithmetic loses.
  func isNear(_ other: CGRect) -> Bool {
    zip([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY]).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
