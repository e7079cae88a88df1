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
    for environment in try Fixtures.environments(of: name, told: direction) {
      for split in Self.splits {
        let frames = frames(of: split, in: environment)
        let expected = split.answer(in: environment).frames
        for (index, expected) in expected.enumerated() {
          let frame = try #require(frames["\(index)"])
          if let expected {
            #expect(frame.isNear(CGRect(expected)), "\(split) has \(frame), not \(expected)")
          } else {
            #expect(frame.maxY <= -1000)
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
            #expect(frame.maxY <= -1000)
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
    let subviews = LayoutSubviews(standIn: [ideally(30, 5), ideally(50, 9)])
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
    var odd = unknown
    odd.split.spacing = -.infinity
    #expect(size(odd, nil, nil) == CGSize(width: 80, height: 9))
  }

  /// A view that wants to be of one size where nothing is proposed, and of another where something is.
  private func ideally(_ width: CGFloat, _ height: CGFloat) -> (ProposedViewSize) -> CGSize {
    { $0 == .unspecified ? CGSize(width: width, height: height) : CGSize(width: 1000, height: 1000) }
  }

  @Test(
    "Each range may ask for an intrinsic length, on both axes; one that the pane tells is not measured",
    arguments: 0..<6)
  func intrinsicRanges(which: Int) {
    let wide = LayoutEnvironment(size: LayoutSize(width: 900, height: 400))
    let high = LayoutEnvironment(size: LayoutSize(width: 400, height: 900))
    var range = PaneDimensionRange()
    switch which % 3 {
    case 0: range.minimum = .intrinsic
    case 1: range.preferred = .intrinsic
    default: range.maximum = .intrinsic
    }
    let isWidth = which < 3
    let environment = isWidth ? wide : high
    for told in [nil, LayoutSize(width: 70, height: 70)] {
      var pane = Pane(intrinsicSize: told, priority: 1)
      if isWidth { pane.width = range } else { pane.height = range }
      let split = PaneSplit(panes: [pane, Pane()])
      var expected = split
      expected.panes[0].intrinsicSize = told ?? LayoutSize(width: 123, height: 123)
      let stage = Stage {
        PaneSplitLayout(split, in: environment) {
          Greedy(ideal: 123) { Color.red }.standInMarked("a")
          Color.red.standInMarked("b")
        }
      }
      stage.show(environment)
      let frames = expected.answer(in: environment).frames
      #expect(stage.hosting.standInFrames["a"].map { LayoutRect($0) } == frames[0])
      #expect(stage.hosting.standInFrames["b"].map { LayoutRect($0) } == frames[1])
    }
  }

  @Test("Without an environment nothing divides, in both directions", arguments: [false, true])
  func unknown(isRightToLeft: Bool) {
    var shown = LayoutEnvironment(size: LayoutSize(width: 900, height: 400))
    shown.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let split = PaneSplit(panes: [Pane(width: PaneDimensionRange(ratio: 0.25), priority: 1), Pane()])
    let stage = Stage {
      PaneSplitLayout(split, in: nil) {
        Color.red.standInMarked("a")
        Color.red.standInMarked("b")
      }
    }
    stage.show(shown)
    #expect(stage.hosting.standInFrames["a"] == CGRect(x: isRightToLeft ? 675 : 0, y: 0, width: 225, height: 400))
    #expect(stage.hosting.standInFrames["b"] == CGRect(x: isRightToLeft ? 0 : 225, y: 0, width: 675, height: 400))
  }

  @Test("The direction is SwiftUI's, whatever the environment says, and the fold stays where it is")
  func swiftUIDirection() throws {
    let environment = try Fixtures.pose("duo-book-landscapeLeft")
    let split = PaneSplit(panes: [Pane(), Pane()])
    let stage = Stage {
      LayoutEnvironmentReader { environment in
        PaneSplitLayout(split, in: environment) {
          Color.red.standInMarked("a")
          Color.red.standInMarked("b")
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
      .tracksLayoutEnvironment()
    }
    stage.show(environment)
    #expect(stage.layout?.environment?.layoutDirection == .leftToRight)
    #expect(
      stage.hosting.standInFrames["a"].map { LayoutRect($0) } == LayoutRect(x: 495.5, y: 0, width: 371.5, height: 635))
    #expect(
      stage.hosting.standInFrames["b"].map { LayoutRect($0) } == LayoutRect(x: 0, y: 0, width: 455.5, height: 635))
  }

  @Test("Also where the environment was not handed out by a reader")
  func swiftUIDirectionAlone() {
    let environment = LayoutEnvironment(size: LayoutSize(width: 600, height: 400)).told(.leftToRight)
    let split = PaneSplit(panes: [Pane(width: PaneDimensionRange(ratio: 0.25), priority: 1), Pane()])
    let stage = Stage {
      PaneSplitLayout(split, in: environment) {
        Color.red.standInMarked("a")
        Color.red
      }
    }
    stage.show(environment.told(.rightToLeft))
    #expect(stage.hosting.standInFrames["a"] == CGRect(x: 450, y: 0, width: 150, height: 400))
  }

  @Test("An environment of another size is cut to the layout's", arguments: [300.0, 1200])
  func otherSize(width: Double) {
    var environment = LayoutEnvironment(size: LayoutSize(width: width, height: 400))
    environment.regions = LayoutRegions(divisions: [
      DivisionRegion(id: 1, frame: LayoutRect(x: 190, y: 0, width: 20, height: 400), axis: .vertical, isActive: true)
    ])
    let stage = Stage {
      PaneSplitLayout(PaneSplit(panes: []), in: environment) {
        Color.red.standInMarked("a")
        Color.red.standInMarked("b")
      }
    }
    stage.show(LayoutEnvironment(size: LayoutSize(width: 600, height: 400)))
    #expect(stage.hosting.standInFrames["a"] == CGRect(x: 0, y: 0, width: 190, height: 400))
    #expect(stage.hosting.standInFrames["b"] == CGRect(x: 210, y: 0, width: 390, height: 400))
  }

  @Test("A hidden view is out of sight at the size of everything, and returns to its pane")
  func hidden() throws {
    let both = Interface.SizeClasses(horizontal: .compact, vertical: .compact)
    var environment = LayoutEnvironment(size: LayoutSize(width: 700, height: 400))
    environment.sizeClasses = both
    let stage = Stage {
      LayoutEnvironmentReader { environment in
        PaneSplitLayout(PaneSplit(panes: []), in: environment) {
          Color.red.standInMarked("a")
          Color.red.keepsClear().standInMarked("b")
        }
      }
      .tracksLayoutEnvironment()
    }
    stage.show(environment)
    #expect(stage.hosting.standInFrames["a"]?.size == CGSize(width: 700, height: 400))
    let hidden = try #require(stage.hosting.standInFrames["b"])
    #expect(hidden.size == CGSize(width: 700, height: 400))
    #expect(hidden.maxY < 0 && hidden.maxX < 0)
    environment.sizeClasses = Interface.SizeClasses(horizontal: .regular, vertical: .compact)
    stage.show(environment)
    #expect(stage.hosting.standInFrames["b"] == CGRect(x: 350, y: 0, width: 350, height: 400))
  }
}

/// A layout that takes what is proposed, and otherwise wants a square.
struct Greedy: Layout {
  let ideal: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: ideal, height: ideal))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

extension CGRect {
  /// Whether all edges are the same but for what arithmetic loses.
  func isNear(_ other: CGRect) -> Bool {
    zip([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY]).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
