import FoldLayout
import Testing

@Suite("Issues print as sentences")
struct IssueTests {
  static let issues: [LayoutIssue] =
    [
      .sizeRefused(LayoutSize(width: -1, height: 2)), .hingeDropped(3), .angleDropped(3), .eventsDiscarded(1),
      .eventsDiscarded(4), .targetDropped(LayoutSize(width: -19, height: 687)),
      .segmentDropped(LayoutRect(x: 1, y: 2, width: -3, height: 4)),
    ]
    + LayoutIssue.Fact.allCases.map { .factDropped($0) }
    + LayoutIssue.RegionFault.allCases.flatMap { [.divisionDropped(1, $0), .occlusionDropped(2, $0)] }

  @Test("Each has a sentence of its own")
  func sentences() {
    let sentences = Self.issues.map(\.description)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") && $0.first?.isLowercase != true })
    #expect(Set(sentences).count == Self.issues.count)
    #expect(sentences[3].hasPrefix("1 event was discarded"))
    #expect(sentences[4].hasPrefix("4 events were discarded"))
    #expect(
      sentences[6]
        == "The viewport segment at (1.0, 2.0), -3.0 wide and 4.0 high, was dropped: it cannot be, has no extent, or "
        + "overlaps another."
    )
    #expect(sentences[0] == "An environment was refused: no container is -1.0 wide and 2.0 high.")
  }
}
