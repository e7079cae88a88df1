import FoldLayout
import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import FoldLayoutSwiftUI

@Suite("Columns are where the core's answer has them (L5)")
@MainActor
struct ColumnGridLayoutTests {
  nonisolated static let grids = [
    ColumnGrid(minimumWidth: 160, gutter: 12), ColumnGrid(count: 3, gutter: 7, isUniform: true),
    ColumnGrid(count: 2, area: .bounds), ColumnGrid(minimumWidth: 4000),
  ]

  @Test(
    "In every environment of every posture fixture, in both directions, whatever the grid",
    arguments: FixtureFolder.postures, [Interface.LayoutDirection.leftToRight, .rightToLeft])
  func fixtures(name: String, direction: Interface.LayoutDirection) throws {
    for environment in try Fixtures.environments(of: name, told: direction) {
      for grid in Self.grids {
        // The views lie in the safe area, which is all that there is for them.
        var safe = grid
        safe.area = .safeArea
        let columns = safe.answer(in: environment).columns
        let frames = frames(of: grid, in: environment)
        for index in 0..<4 {
          let frame = try #require(frames["\(index)"])
          guard !columns.isEmpty else {
            #expect(frame.maxY <= -1000)
            continue
          }
          let column = columns[index % columns.count].frames[0]
          #expect(abs(frame.minX - column.minX) < 1e-6 && abs(frame.width - column.width) < 1e-6)
          #expect(frame.height == 20)
          if index < columns.count, column.height >= 20 { #expect(abs(frame.minY - column.minY) < 1e-6) }
        }
      }
    }
  }

  private func frames(of grid: ColumnGrid, in environment: LayoutEnvironment) -> [String: CGRect] {
    let stage = Stage {
      LayoutEnvironmentReader { environment in
        ColumnGridLayout(grid, rowSpacing: 4, in: environment) {
          Color.red.frame(maxWidth: .infinity).frame(height: 20).standInMarked("0")
          Color.red.frame(height: 20).standInMarked("1")
          Color.red.frame(height: 20).standInMarked("2")
          Color.red.frame(height: 20).standInMarked("3")
        }
      }
      .layoutEnvironment(environment)
    }
    stage.show(LayoutEnvironment(size: environment.size))
    return stage.hosting.standInFrames
  }

  /// A container with a fold from left to right at half its height.
  private var tabletop: LayoutEnvironment {
    var environment = LayoutEnvironment(size: LayoutSize(width: 100, height: 200))
    let fold = DivisionRegion(
      id: 1, frame: LayoutRect(x: 0, y: 90, width: 100, height: 20), axis: .horizontal, isActive: true)
    environment.regions = LayoutRegions(divisions: [fold], occlusions: [])
    return environment
  }

  @Test("A row is as high as its highest view, and one that would meet a fold begins below it")
  func rows() throws {
    let environment = tabletop
    let stage = Stage {
      ColumnGridLayout(ColumnGrid(count: 2), rowSpacing: 10, in: environment) {
        Color.red.frame(height: 40).standInMarked("0")
        Color.red.frame(height: 60).standInMarked("1")
        Color.red.frame(height: 30).standInMarked("2")
        Color.red.frame(height: 30).standInMarked("3")
        Color.red.frame(height: 30).standInMarked("4")
        Color.red.frame(height: 70).standInMarked("5")
      }
    }
    stage.show(environment)
    let frames = stage.hosting.standInFrames
    // The first row is 60 high; the second would meet the fold, and the third goes over the end.
    #expect(frames["0"]?.minY == 10)
    #expect(frames["1"]?.minY == 0)
    #expect(frames["2"]?.minY == 110)
    #expect(frames["3"]?.minY == 110)
    #expect(frames["5"]?.minY == 150)
  }

  @Test(
    "What scrolls is as high as all rows, and is not displaced, told so or by an open height (L7)",
    arguments: [true, false])
  func scrolled(isTold: Bool) throws {
    let environment = tabletop
    let stage = Stage {
      ColumnGridLayout(ColumnGrid(count: 2), rowSpacing: 10, isScrolled: isTold, in: environment) {
        Color.red.frame(height: 60).standInMarked("0")
        Color.red.frame(height: 60).standInMarked("1")
        Color.red.frame(height: 30).standInMarked("2")
        Color.red.frame(height: 130).standInMarked("3")
      }
      .standInMarked("grid")
      .standInScrolled()
    }
    stage.show(environment)
    let frames = stage.hosting.standInFrames
    #expect(frames["grid"]?.height == 200)
    #expect(frames["1"]?.minY == 0)
    #expect(frames["3"]?.minY == 70)
    #expect(frames["2"]?.minY == 120)
  }

  @Test("What scrolls has the columns of its scroll view, whatever is unsafe above and below (L5)")
  func scrolledColumns() throws {
    var environment = tabletop
    environment.safeAreaInsets = LayoutEdgeInsets(top: 59, left: 20, bottom: 34, right: 0)
    let known = environment
    let stage = Stage {
      ColumnGridLayout(ColumnGrid(count: 2), isScrolled: true, in: known) {
        Color.red.frame(height: 5).standInMarked("0")
        Color.red.frame(height: 5).standInMarked("1")
      }
    }
    stage.show(LayoutEnvironment(size: environment.size))
    #expect(stage.hosting.standInFrames["0"].map { [$0.minX, $0.width] } == [20, 40])
    #expect(stage.hosting.standInFrames["1"].map { [$0.minX, $0.width] } == [60, 40])
  }

  @Test("A row that fits nowhere whole begins below the last fold, and goes over the end")
  func tooHigh() throws {
    let environment = tabletop
    let stage = Stage {
      ColumnGridLayout(ColumnGrid(count: 1), in: environment) { Color.red.frame(height: 120).standInMarked("0") }
    }
    stage.show(environment)
    #expect(stage.hosting.standInFrames["0"] == CGRect(x: 0, y: 110, width: 100, height: 120))
  }

  @Test("What is told to scroll does so also where a height is proposed")
  func toldToScroll() throws {
    let environment = tabletop
    let stage = Stage {
      ColumnGridLayout(ColumnGrid(count: 1), isScrolled: true, in: environment) {
        Color.red.frame(height: 80).standInMarked("0")
        Color.red.frame(height: 300).standInMarked("1")
      }
      .standInMarked("grid")
    }
    stage.show(environment)
    #expect(stage.hosting.standInFrames["grid"]?.height == 380)
    let frames = stage.hosting.standInFrames
    #expect(frames["1"].map { $0.minY - (frames["0"]?.maxY ?? 0) } == 0)
  }

  @Test("Rows begin at the top of the safe area, and each is as high as its views are at their columns' width")
  func heights() throws {
    var environment = LayoutEnvironment(size: LayoutSize(width: 100, height: 400))
    environment.safeAreaInsets = LayoutEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    let known = environment
    let stage = Stage {
      ColumnGridLayout(ColumnGrid(count: 2, gutter: 20), rowSpacing: 5, in: known) {
        Half { Color.red }.standInMarked("0")
        Color.red.frame(height: 1).standInMarked("1")
        Color.red.frame(width: 10, height: 7).standInMarked("2")
      }
    }
    stage.show(LayoutEnvironment(size: environment.size))
    let frames = stage.hosting.standInFrames
    #expect(frames["0"] == CGRect(x: 0, y: 30, width: 40, height: 20))
    #expect(frames["1"] == CGRect(x: 60, y: 39.5, width: 40, height: 1))
    #expect(frames["2"] == CGRect(x: 15, y: 55, width: 10, height: 7))
  }

  @Test("Rows that fill what lies above a fold, but for what sums lose, stay there")
  func sums() throws {
    var environment = tabletop
    environment.regions?.divisions[0].frame = LayoutRect(x: 0, y: 90.3, width: 100, height: 20)
    let known = environment
    let stage = Stage {
      ColumnGridLayout(ColumnGrid(count: 1), in: known) {
        Color.red.frame(height: 30.1)
        Color.red.frame(height: 30.1)
        Color.red.frame(height: 30.1).standInMarked("2")
        Color.red.frame(height: 30.1).standInMarked("3")
      }
    }
    stage.show(LayoutEnvironment(size: environment.size))
    #expect(abs((stage.hosting.standInFrames["2"]?.minY ?? 0) - 60.2) < 1e-9)
    #expect(abs((stage.hosting.standInFrames["3"]?.minY ?? 0) - 110.3) < 1e-9)
  }

  @Test("Sizes that cannot be, of spacing and of views, count as none")
  func impossible() throws {
    let environment = LayoutEnvironment(size: LayoutSize(width: 100, height: 100))
    for spacing in [-Double.infinity, -5, .nan, .infinity] {
      let stage = Stage {
        ColumnGridLayout(ColumnGrid(count: 1), rowSpacing: spacing, in: environment) {
          Color.red.frame(height: 10)
          Color.red.frame(height: 10).standInMarked("1")
        }
      }
      stage.show(environment)
      #expect(stage.hosting.standInFrames["1"]?.minY == 10)
    }
    var none: Void = ()
    let layout = ColumnGridLayout(ColumnGrid(count: 1), in: nil)
    let endless = LayoutSubviews(standIn: [{ _ in CGSize(width: CGFloat.infinity, height: .infinity) }])
    #expect(
      layout.sizeThatFits(proposal: .unspecified, subviews: endless, cache: &none) == CGSize(width: 10, height: 0))
  }

  @Test("What is not proposed is the environment's width, and the height of the rows in it")
  func sizes() {
    var none: Void = ()
    let subviews = LayoutSubviews(standIn: [
      { CGSize(width: $0.width ?? 0, height: ($0.width ?? 0) / 2) }, { CGSize(width: $0.width ?? 0, height: 1) },
    ])
    var environment = tabletop
    environment.safeAreaInsets = LayoutEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    let layout = ColumnGridLayout(ColumnGrid(count: 1), rowSpacing: 3, in: environment)
    func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
      layout.sizeThatFits(
        proposal: ProposedViewSize(width: width, height: height), subviews: subviews, cache: &none)
    }
    #expect(size(nil, nil) == CGSize(width: 100, height: 40 + 3 + 1))
    #expect(size(nil, 50) == CGSize(width: 100, height: 50))
    #expect(size(60, nil) == CGSize(width: 60, height: 20 + 3 + 1))
  }

  @Test("Without an environment nothing divides, in both directions", arguments: [false, true])
  func unknown(isRightToLeft: Bool) {
    var shown = LayoutEnvironment(size: LayoutSize(width: 300, height: 100))
    shown.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let stage = Stage {
      ColumnGridLayout(ColumnGrid(count: 3), in: nil) {
        Color.red.frame(height: 10).standInMarked("0")
        Color.red.frame(height: 10).standInMarked("1")
      }
    }
    stage.show(shown)
    #expect(stage.hosting.standInFrames["0"]?.minX == (isRightToLeft ? 200 : 0))
    #expect(stage.hosting.standInFrames["1"]?.minX == 100)
  }
}

/// A layout half as high as it is wide.
private struct Half: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: (proposal.width ?? 10) / 2)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
