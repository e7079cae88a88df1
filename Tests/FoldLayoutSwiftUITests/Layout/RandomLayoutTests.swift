import FoldLayout
import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import FoldLayoutSwiftUI

@Suite("Panes and columns lie where the core's answer has them, whatever the container (L3, L5, F10)")
@MainActor
struct RandomLayoutTests {
  @Test("A reader anywhere in a container, with any divisions and insets, in both directions")
  func containers() async throws {
    var generator = RandomTesting.generator()
    var dividing = 0
    for _ in 0..<RandomTesting.count(full: 4000) {
      let environment = Self.environment(using: &generator)
      let split = Self.split(using: &generator)
      let grid = ColumnGrid(minimumWidth: Double(Int.random(in: 20...300, using: &generator)), gutter: 8)
      let place = Self.place(in: environment, using: &generator)
      let stage = Stage {
        LayoutEnvironmentReader { environment in
          PaneSplitLayout(split, in: environment) {
            Color.red.standInMarked("0")
            Color.red.standInMarked("1")
            Color.red.standInMarked("2")
          }
          .overlay {
            ColumnGridLayout(grid, in: environment) { Color.red.frame(height: 1).standInMarked("column") }
          }
        }
        .placed(at: place)
        .ignoresSafeArea()
        .layoutEnvironment(environment)
      }
      stage.show(LayoutEnvironment(size: environment.size))
      let part = environment.restricted(to: place)
      if part.segments.count > 1 { dividing += 1 }
      let frames = stage.hosting.standInFrames
      for (index, expected) in split.answer(in: part).frames.enumerated() {
        check(frames["\(index)"], expected, from: place, "pane \(index) of \(split) in \(environment) at \(place)")
      }
      let column = grid.answer(in: part).columns.first?.frames.first
      let expected = column.map { LayoutRect(x: $0.minX, y: $0.minY, width: $0.width, height: 1) }
      // A row that is higher than the column has none to begin in.
      if column.map({ $0.height >= 1 }) != false { check(frames["column"], expected, from: place, "\(grid)") }
      await Task.yield()
    }
    #expect(dividing > RandomTesting.count(full: 4000) / 10, "\(dividing) were divided")
  }

  private func check(_ frame: CGRect?, _ expected: LayoutRect?, from place: LayoutRect, _ words: String) {
    guard let frame else {
      Issue.record("\(words) is not there")
      return
    }
    if let expected {
      #expect(frame.isNear(CGRect(expected, from: CGPoint(x: place.minX, y: place.minY))), "\(words)")
    } else {
      #expect(frame.maxY <= -1000, "\(words)")
    }
  }

  private static func environment(using generator: inout SeededGenerator) -> LayoutEnvironment {
    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
    var environment = LayoutEnvironment(size: LayoutSize(width: number(200...1200), height: number(200...1200)))
    let (width, height) = (environment.size.width, environment.size.height)
    environment.layoutDirection = Bool.random(using: &generator) ? .rightToLeft : .leftToRight
    environment.safeAreaInsets = LayoutEdgeInsets(
      top: number(0...60), left: number(0...90), bottom: number(0...40), right: number(0...90))
    var divisions: [DivisionRegion] = []
    for id in 0..<Int.random(in: 0...2, using: &generator) {
      let isVertical = Bool.random(using: &generator)
      let thickness = number(1...40)
      let start = number(0...1000) / 1000 * ((isVertical ? width : height) - thickness)
      let frame =
        isVertical
        ? LayoutRect(x: start, y: 0, width: thickness, height: height)
        : LayoutRect(x: 0, y: start, width: width, height: thickness)
      divisions.append(
        DivisionRegion(
          id: RegionID(rawValue: id), frame: frame, axis: isVertical ? .vertical : .horizontal,
          isActive: Int.random(in: 0...3, using: &generator) > 0))
    }
    let camera = OcclusionRegion(
      id: 9, frame: LayoutRect(x: number(0...150), y: number(0...150), width: 40, height: 30),
      isActive: Bool.random(using: &generator))
    environment.regions = LayoutRegions(divisions: divisions, occlusions: [camera])
    return environment.canonical().environment ?? environment
  }

  private static func split(using generator: inout SeededGenerator) -> PaneSplit {
    func range() -> PaneDimensionRange {
      PaneDimensionRange(
        ratio: Double(Int.random(in: 1...8, using: &generator)) / 10,
        minimum: Double(Int.random(in: 0...200, using: &generator)))
    }
    let panes = (0..<3).map { _ in
      Pane(width: range(), height: range(), priority: Double(Int.random(in: 0...2, using: &generator)))
    }
    return PaneSplit(
      panes: panes, spacing: Double(Int.random(in: 0...9, using: &generator)),
      alignsToFlatDivisions: Bool.random(using: &generator),
      avoidsOccludedSegments: Bool.random(using: &generator))
  }

  /// All of a container, or any part of it.
  private static func place(
    in environment: LayoutEnvironment, using generator: inout SeededGenerator
  ) -> LayoutRect {
    guard Bool.random(using: &generator) else { return environment.bounds }
    let (width, height) = (Int(environment.size.width), Int(environment.size.height))
    let x = Int.random(in: 0...(width - 100), using: &generator)
    let y = Int.random(in: 0...(height - 100), using: &generator)
    return LayoutRect(
      x: Double(x), y: Double(y), width: Double(Int.random(in: 50...(width - x), using: &generator)),
      height: Double(Int.random(in: 50...(height - y), using: &generator)))
  }
}
