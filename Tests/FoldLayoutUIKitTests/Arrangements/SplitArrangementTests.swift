import FoldLayout
import FoldLayoutUIKit
import Testing
import UIKit

@Suite("Splits handed to Apple's arrangement, where that fits")
@MainActor
struct SplitArrangementTests {
  @Test("A ratio across the axis is a range of Apple's")
  func crossAxisRange() {
    let range = UISplitArrangement.DimensionRange(PaneDimensionRange(ratio: 0.3, minimum: 280, maximum: 400))
    #expect(range.minimum == .absolute(280))
    #expect(range.preferred == .fractional(0.3))
    #expect(range.maximum == .absolute(400))
    #expect(UISplitArrangement.DimensionRange(PaneDimensionRange()) == UISplitArrangement.DimensionRange())
    #expect(UISplitArrangement.Dimension(.intrinsic) == .intrinsic)
  }

  @Test("Two panes are the primary and the secondary, with their ranges, their priorities and the axes (trap 17)")
  func split() throws {
    let split = PaneSplit(
      panes: [
        Pane(width: PaneDimensionRange(ratio: 0.3, minimum: 280), priority: 2),
        Pane(height: PaneDimensionRange(minimum: .absolute(200)), priority: 1),
      ], axes: .horizontal)
    let arrangement = try UISplitArrangement(split)
    #expect(arrangement.standInAxes == .horizontal)
    let primary = try #require(arrangement.standInProperties[.primary])
    #expect(primary.width.preferred == .fractional(0.3))
    #expect(primary.width.minimum == .absolute(280))
    #expect(primary.layoutPriority == 2)
    let secondary = try #require(arrangement.standInProperties[.secondary])
    #expect(secondary.height.minimum == .absolute(200))
    #expect(secondary.width == UISplitArrangement.DimensionRange())
    #expect(secondary.layoutPriority == 1)
    let controller = UIArrangementViewController()
    controller.updateArrangement(arrangement, animated: true)
    #expect((controller.standInArrangement as? UISplitArrangement)?.standInAxes == .horizontal)
  }

  private static let mismatches: [(SplitMismatch, PaneSplit)] = {
    let two = [Pane(), Pane()]
    var nan = two
    nan[1].priority = .nan
    return [
      (.paneCount(3), PaneSplit(panes: two + [Pane()])), (.paneCount(0), PaneSplit(panes: [])),
      (.spacing(12), PaneSplit(panes: two, spacing: 12)),
      (.alignment(pane: 1), PaneSplit(panes: [Pane(), Pane(alignment: .center)])),
      (.priority(pane: 1), PaneSplit(panes: nan)), (.bounds, PaneSplit(panes: two, area: .bounds)),
      (.preferredAxis, PaneSplit(panes: two, preferredAxis: .vertical)),
      (.flatDivisions, PaneSplit(panes: two, alignsToFlatDivisions: true)),
      (.occludedSegments, PaneSplit(panes: two, avoidsOccludedSegments: true)),
    ]
  }()

  @Test("What Apple's does not have is named, with what would be right")
  func mismatches() {
    for (mismatch, split) in Self.mismatches {
      #expect(throws: mismatch) { try UISplitArrangement(split) }
      #expect(mismatch.description.hasPrefix("Apple's split arrangement "))
      #expect(mismatch.description.hasSuffix(", or lay out with the split's own answer."))
    }
    #expect(Set(Self.mismatches.map(\.0.description)).count == Self.mismatches.count)
    #expect(
      SplitMismatch.spacing(12).description
        == "Apple's split arrangement puts nothing between its panes and not 12.0 points: set the spacing to 0, or lay "
        + "out with the split's own answer.")
  }
}
