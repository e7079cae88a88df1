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
    for environment in try Fixtures.environments(of: name) {
      let environment = environment.told(direction)
      for grid in Self.grids {
        // The views lie in the safe area, which is all that there is for them.
        var safe = grid
        safe.area = .safeArea
        let columns = safe.answer(in: environment).columns
        let frames = frames(of: grid, in: environment)
        for index in 0..<4 {
          let frame = try #require(frames["\(index)"])
          guard !columns.isEmpty else {
            #expect(frame.maxY < -500_000)
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

  @Test("What scrolls is as high as all rows, and is not displaced (L7)")
  func scrolled() throws {
    let environment = tabletop
    let stage = Stage {
      ColumnGridLayout(ColumnGrid(count: 2), rowSpacing: 10, in: environment) {
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
}
