import FoldLayout
import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import FoldLayoutSwiftUI

@Suite("The overlay draws what is known, where it is (F3, F4, F7, L1, L2)")
@MainActor
struct OverlayTests {
  @Test("Of a book: two segments, the fold with its line, both occlusions, the safe area and the posture")
  func book() throws {
    let marks = OverlayMarks(of: try Fixtures.pose("duo-book-landscapeLeft")).all
    let fold = LayoutRect(x: 455.5, y: 0, width: 40, height: 669)
    let strip = LayoutRect(x: 867, y: 0, width: 84, height: 120)
    #expect(marks.contains(.surface(fold, .division)))
    #expect(marks.contains(.outline(fold, .division, isDashed: true)))
    #expect(marks.contains(.line(LayoutPoint(x: 475.5, y: 0), LayoutPoint(x: 475.5, y: 669), .division)))
    #expect(marks.contains(.outline(LayoutRect(x: 0, y: 0, width: 455.5, height: 669), .segment, isDashed: false)))
    #expect(marks.contains(.outline(LayoutRect(x: 495.5, y: 0, width: 455.5, height: 669), .segment, isDashed: false)))
    #expect(marks.contains(.surface(strip, .occlusion)))
    #expect(marks.contains(.outline(strip, .occlusion, isDashed: false)))
    #expect(marks.contains(.outline(LayoutRect(x: 0, y: 0, width: 867, height: 635), .safeArea, isDashed: true)))
    #expect(
      words(of: marks) == [
        "safe area 0/0/34/84", "segment 1 455.5 × 669", "segment 2 455.5 × 669", "division", "occlusion",
        "occlusion, inactive", "book · 951 × 669 · hinge partiallyOpen · regular × regular · landscapeLeft",
      ])
  }

  @Test("A fold that lies flat and a gap between panels look otherwise")
  func others() throws {
    let flat = OverlayMarks(of: try Fixtures.pose("duo-open-portrait")).all
    let fold = LayoutRect(x: 0, y: 455.5, width: 669, height: 40)
    #expect(flat.contains(.surface(fold, .flatDivision)))
    #expect(flat.contains(.line(LayoutPoint(x: 0, y: 475.5), LayoutPoint(x: 669, y: 475.5), .flatDivision)))
    #expect(words(of: flat).contains("division, inactive"))
    #expect(words(of: flat).contains("segment 669 × 951"))
    var environment = LayoutEnvironment(size: LayoutSize(width: 200, height: 100))
    let gap = LayoutRect(x: 90, y: 0, width: 20, height: 100)
    environment.regions = LayoutRegions(divisions: [
      DivisionRegion(
        id: 1, frame: gap, margins: LayoutEdgeInsets(top: 0, left: 5, bottom: 0, right: 5), axis: .vertical,
        isActive: false, isPhysicalGap: true)
    ])
    let marks = OverlayMarks(of: environment).all
    #expect(marks.contains(.surface(gap, .division)))
    #expect(marks.contains(.surface(LayoutRect(x: 95, y: 0, width: 10, height: 100), .division)))
    #expect(!marks.contains { if case .line = $0 { true } else { false } })
  }

  @Test("Whatever is told in any fixture is drawn, and nothing that is not", arguments: FixtureFolder.postures)
  func everything(name: String) throws {
    for environment in try Fixtures.environments(of: name) {
      let marks = OverlayMarks(of: environment).all
      var surfaces = environment.divisionRegions.map(\.frame) + environment.occlusionRegions.map(\.frame)
      surfaces += environment.divisionRegions.compactMap(\.bareFrame).filter { $0.width > 0 && $0.height > 0 }
      let drawn = marks.compactMap { mark in if case .surface(let rect, _) = mark { rect } else { nil } }
      #expect(drawn.sorted(by: isBefore) == surfaces.sorted(by: isBefore))
      let segments = marks.compactMap { mark in
        if case .outline(let rect, .segment, _) = mark { rect } else { nil }
      }
      #expect(segments == environment.segments.map(\.frame))
      #expect(words(of: marks).last?.hasPrefix(environment.posture.map { "\($0) ·" } ?? "no posture ·") == true)
    }
  }

  private func isBefore(_ a: LayoutRect, _ b: LayoutRect) -> Bool {
    (a.minX, a.minY, a.width, a.height) < (b.minX, b.minY, b.width, b.height)
  }

  private func words(of marks: [OverlayMark]) -> [String] {
    marks.compactMap { mark in if case .label(let words, _, _) = mark { words } else { nil } }
  }

  @Test(
    "It covers the container out to its edges, from left to right in both directions", arguments: Pose.all,
    [Interface.LayoutDirection.leftToRight, .rightToLeft])
  func shown(pose: String, direction: Interface.LayoutDirection) throws {
    let stage = Stage { Color.red.layoutEnvironmentOverlay().tracksLayoutEnvironment() }
    stage.show(try Fixtures.pose(pose).told(direction))
    let told = try #require(stage.layout?.environment)
    let drawing = try #require(stage.hosting.standInDrawings.first)
    #expect(LayoutRect(drawing.frame) == told.bounds)
    #expect(!drawing.isFlipped)
    let fills = drawing.marks.compactMap { mark in
      if case .fill(let path, let color) = mark, color != Color.white.opacity(0.75) { path } else { nil }
    }
    let regions = told.divisionRegions.map(\.frame) + told.occlusionRegions.map(\.frame)
    #expect(fills == regions.map { Path(CGRect($0)) })
  }

  @Test("Where none is tracked it says so, and where it is not to be shown it draws nothing")
  func hint() {
    let untracked = Stage { Color.red.layoutEnvironmentOverlay() }
    untracked.show(LayoutEnvironment(size: LayoutSize(width: 300, height: 300)))
    let texts = untracked.hosting.standInDrawings.flatMap(\.marks).compactMap { mark in
      if case .text(let text, _, _) = mark { text.standInText } else { nil }
    }
    #expect(texts == ["No layout environment: none is tracked around this view, or it was not told yet."])
    let hidden = Stage { Color.red.layoutEnvironmentOverlay(false).tracksLayoutEnvironment() }
    hidden.show(LayoutEnvironment(size: LayoutSize(width: 300, height: 300)))
    #expect(hidden.hosting.standInDrawings.isEmpty)
  }

  @Test("Each thing has a colour of its own")
  func tints() {
    #expect(Set(OverlayTint.allCases.map(\.color)).count == OverlayTint.allCases.count)
  }
}
