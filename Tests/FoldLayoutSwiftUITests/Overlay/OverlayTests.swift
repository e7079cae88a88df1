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
    let fold = LayoutRect(x: 455.5, y: 0, width: 40, height: 669)
    let strip = LayoutRect(x: 867, y: 0, width: 84, height: 120)
    // 677.3, snapped.
    let camera = LayoutRect(x: 677.2998046875, y: 21, width: 58, height: 37)
    let words = "book · 951 × 669 · hinge partiallyOpen · regular × regular · landscapeLeft"
    let expected: [OverlayMark] = [
      .surface(fold, .division), .surface(strip, .occlusion), .surface(camera, .idleOcclusion),
      .outline(LayoutRect(x: 0, y: 0, width: 867, height: 635), .safeArea, isDashed: true),
      .outline(LayoutRect(x: 0, y: 0, width: 455.5, height: 669), .segment, isDashed: false),
      .outline(LayoutRect(x: 495.5, y: 0, width: 455.5, height: 669), .segment, isDashed: false),
      .outline(fold, .division, isDashed: true),
      .line(LayoutPoint(x: 475.5, y: 0), LayoutPoint(x: 475.5, y: 669), .division),
      .outline(strip, .occlusion, isDashed: false), .outline(camera, .idleOcclusion, isDashed: true),
      .label("safe area 0/0/34/84", LayoutPoint(x: 6, y: 617), .safeArea),
      .label("segment 1 455.5 × 669", LayoutPoint(x: 6, y: 6), .segment),
      .label("segment 2 455.5 × 669", LayoutPoint(x: 501.5, y: 6), .segment),
      .label("division", LayoutPoint(x: 499.5, y: 26), .division),
      .label("occlusion", LayoutPoint(x: 869, y: 122), .occlusion),
      .label("occlusion, inactive", LayoutPoint(x: 679.3, y: 60), .idleOcclusion),
      .label(words, LayoutPoint(x: 6, y: 46), .posture),
    ]
    let marks = OverlayMarks(of: try Fixtures.pose("duo-book-landscapeLeft")).all
    #expect(marks.count == expected.count)
    for (mark, expected) in zip(marks, expected) { #expect(mark.isNear(expected), "\(mark), not \(expected)") }
  }

  @Test("Labels stay within the container, and say what is unusual")
  func labels() {
    var environment = LayoutEnvironment(size: LayoutSize(width: 469, height: 300)).told(.rightToLeft)
    environment.safeAreaInsets = LayoutEdgeInsets(top: 200, left: 300, bottom: 200, right: 300)
    environment.hinges = [Hinge(status: .fullyOpen, division: 1)]
    let fold = DivisionRegion(
      id: 1, frame: LayoutRect(x: 455.5, y: 0, width: 13.5, height: 300), axis: .vertical, isActive: true)
    let line = DivisionRegion(
      id: 2, frame: LayoutRect(x: 0, y: 0, width: 469, height: 4), axis: .horizontal, isActive: false)
    let camera = OcclusionRegion(id: 3, frame: LayoutRect(x: 460, y: 290, width: 9, height: 10), isActive: true)
    environment.regions = LayoutRegions(divisions: [fold, line], occlusions: [camera])
    let marks = OverlayMarks(of: environment).all
    for case .label(let words, let corner, _) in marks {
      let size = OverlayMark.size(of: words)
      #expect(corner.x >= 2 && corner.y >= 2, "\(words)")
      #expect(corner.x + size.width <= 467 || corner.x == 2, "\(words)")
      #expect(corner.y + size.height <= 298, "\(words)")
    }
    #expect(words(of: marks).last == "flat · 469 × 300 · hinge fullyOpen · right to left · not settled")
    let empty = LayoutRect(x: 300, y: 200, width: 0, height: 0)
    #expect(marks.contains(.outline(empty, .safeArea, isDashed: true)))
    environment.size = LayoutSize(width: 1e300, height: 1.25)
    #expect(words(of: OverlayMarks(of: environment).all).contains { $0.contains("1e+300 × 1.3") })
  }

  @Test("Each mark is drawn in the colour of what it is about")
  func drawing() throws {
    let rect = LayoutRect(x: 10, y: 20, width: 30, height: 40)
    let marks: [OverlayMark] = [
      .surface(rect, .division), .outline(rect, .segment, isDashed: true), .outline(rect, .safeArea, isDashed: false),
      .line(LayoutPoint(x: 1, y: 2), LayoutPoint(x: 3, y: 4), .flatDivision),
      .label("ab", LayoutPoint(x: 5, y: 6), .posture),
    ]
    let stage = Stage {
      Canvas { context, _ in
        for mark in marks { mark.draw(in: &context) }
      }
    }
    stage.show(LayoutEnvironment(size: LayoutSize(width: 100, height: 100)))
    let inner = Path(CGRect(x: 10.5, y: 20.5, width: 29, height: 39))
    var line = Path()
    line.move(to: CGPoint(x: 1, y: 2))
    line.addLine(to: CGPoint(x: 3, y: 4))
    let text = Text(verbatim: "ab").font(.system(size: 10)).foregroundColor(OverlayTint.posture.color)
    #expect(
      stage.hosting.standInDrawings.first?.marks == [
        .fill(Path(CGRect(rect)), Color.red.opacity(0.18)),
        .stroke(inner, .blue, StrokeStyle(lineWidth: 1, dash: [4, 3])),
        .stroke(inner, .green, StrokeStyle(lineWidth: 1)), .stroke(line, .orange, StrokeStyle(lineWidth: 2)),
        .fill(Path(CGRect(x: 3, y: 5, width: 16.4, height: 14)), Color.white.opacity(0.75)),
        .text(text, CGPoint(x: 5, y: 6), .topLeading),
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
    #expect(stage.hosting.standInNotes == ["unheard", "no touches"])
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

extension OverlayMark {
  /// Whether it is another but for what arithmetic loses of a corner.
  fileprivate func isNear(_ other: OverlayMark) -> Bool {
    guard case .label(let words, let corner, let tint) = self, case .label(words, let place, tint) = other else {
      return self == other
    }
    return abs(corner.x - place.x) < 1e-2 && abs(corner.y - place.y) < 1e-2
  }
}
