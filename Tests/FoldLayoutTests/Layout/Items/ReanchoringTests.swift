import Testing

@testable import FoldLayout

@Suite("Controls in a container that changes (L11)")
struct ReanchoringTests {
  private static let cover = LayoutEnvironment(size: LayoutSize(width: 1080, height: 2364))
  private static let inner = LayoutEnvironment(size: LayoutSize(width: 2076, height: 2152))

  private func expect(
    _ frame: LayoutRect?, of control: AnchoredFrame, from previous: LayoutEnvironment, to current: LayoutEnvironment,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      LayoutEnvironment.reanchored(control, from: previous, to: current).frame?.withSnappedEdges
        == frame?.withSnappedEdges,
      sourceLocation: location)
    var mirrored = control
    mirrored.frame.origin.x = previous.size.width - control.frame.maxX
    let answer = LayoutEnvironment.reanchored(mirrored, from: previous.mirrored, to: current.mirrored)
    let expected = frame.map { LayoutRect(current.size.width - $0.maxX, $0.minY, $0.width, $0.height) }
    #expect(answer.frame?.withSnappedEdges == expected?.withSnappedEdges, "in the mirror", sourceLocation: location)
  }

  @Test("What is pinned to the trailing edge stays there, at its proportion of the height (case 31)")
  func pinned() {
    let open = AnchoredFrame(frame: LayoutRect(960, 1182, 120, 120), edges: .trailing)
    let y = 1182.0 / 2244 * 2032
    expect(LayoutRect(1956, y, 120, 120), of: open, from: Self.cover, to: Self.inner)
    #expect((y - 1070).magnitude < 0.5)
    let close = AnchoredFrame(frame: LayoutRect(1956, 1070, 120, 120), edges: .trailing)
    expect(LayoutRect(960, 1070.0 / 2032 * 2244, 120, 120), of: close, from: Self.inner, to: Self.cover)
    let explanation = Reanchoring(of: open, from: Self.cover).explanation(in: Self.inner)
    #expect(explanation.answer == LayoutEnvironment.reanchored(open, from: Self.cover, to: Self.inner))
    #expect(
      explanation.reasons.map(\.description) == [
        "It keeps its distance to the trailing edge and its proportion from top to bottom: 120 × 120 at (1956, 1070.332).",
        "Control 1 stays: nothing is in its way.",
      ])
  }

  @Test("Distances are to the safe area, at both edges a control stretches, at none it keeps its proportion")
  func edges() {
    var previous = LayoutEnvironment.area(100, 100)
    previous.safeAreaInsets = LayoutEdgeInsets(top: 10, left: 0, bottom: 0, right: 20)
    let current = LayoutEnvironment.area(200, 60)
    let frame = LayoutRect(60, 30, 10, 10)
    expect(LayoutRect(180, 20, 10, 10), of: .init(frame: frame, edges: [.top, .trailing]), from: previous, to: current)
    expect(LayoutRect(60, 0, 10, 10), of: .init(frame: frame, edges: [.bottom, .leading]), from: previous, to: current)
    expect(
      LayoutRect(60, 20, 130, 10), of: .init(frame: frame, edges: [.leading, .trailing, .top]), from: previous,
      to: current)
    expect(LayoutRect(60.0 / 70 * 190, 12.5, 10, 10), of: .init(frame: frame), from: previous, to: current)
    #expect(
      Reanchoring(of: .init(frame: frame), from: previous).explanation(in: current).reasons.first?.description
        == "It keeps its proportion on both axes: 10 × 10 at (162.857, 12.5).")
    // One that filled the axis is in the middle of the room it had.
    expect(
      LayoutRect(60, 10, 80, 40), of: .init(frame: LayoutRect(0, 10, 80, 40), edges: .top), from: previous,
      to: .area(200, 60).with { $0.safeAreaInsets = LayoutEdgeInsets(top: 10, left: 0, bottom: 0, right: 0) })
  }

  @Test("It then gives way to what lies in the new container")
  func givesWay() {
    let control = AnchoredFrame(frame: LayoutRect(45, 20, 10, 10))
    expect(
      LayoutRect(80, 20, 10, 10), of: control, from: .area(100, 50), to: .area(200, 50, columns: [(90, 20)]))
    let answer = LayoutEnvironment.reanchored(control, from: .area(100, 50), to: .area(200, 50, columns: [(90, 20)]))
    #expect(answer.original == LayoutRect(95, 20, 10, 10))
    #expect(answer.offset == LayoutPoint(x: -15, y: 0))
    expect(nil, of: control, from: .area(100, 50), to: .area(9, 50))
    #expect(LayoutEnvironment.reanchored(control, from: .area(.nan, 50), to: .area(9, 50)).frame == nil)
    #expect(
      LayoutEnvironment.reanchored(.init(frame: LayoutRect(.nan, 0, 1, 1)), from: .area(9, 9), to: .area(9, 9)).frame
        == nil)
  }

  @Test("One that lay outside comes to the edge, and one that has no room between its edges has no extent")
  func extremes() {
    let outside = AnchoredFrame(frame: LayoutRect(-20, 10, 10, 10), edges: .top)
    let moved = LayoutEnvironment.reanchored(outside, from: .area(100, 50), to: .area(200, 50))
    #expect(moved.original == LayoutRect(0, 10, 10, 10))
    let everywhere = AnchoredFrame(frame: LayoutRect(1, 1, 1, 1), edges: [.top, .bottom, .leading, .trailing])
    #expect(
      reasons(Reanchoring(of: everywhere, from: .area(9, 9)), .area(9, 9))[0]
        == "It keeps its distance to the top, bottom, leading and trailing edges: 1 × 1 at (1, 1).")
    let stretched = AnchoredFrame(frame: LayoutRect(40, 10, 20, 10), edges: [.leading, .trailing, .top])
    expect(LayoutRect(40, 10, 0, 10), of: stretched, from: .area(100, 50), to: .area(60, 50))
  }

  @Test("Back in the container that it came from it lies where it lay, for each set of edges")
  func thereAndBack() {
    let frame = LayoutRect(64, 32, 16, 16)
    for bits in 0..<16 as Range<UInt> {
      let control = AnchoredFrame(frame: frame, edges: DirectionalEdges(rawValue: bits))
      let (from, to) = (LayoutEnvironment.area(144, 80), LayoutEnvironment.area(272, 144))
      let there = LayoutEnvironment.reanchored(control, from: from, to: to)
      let back = there.frame.map {
        LayoutEnvironment.reanchored(AnchoredFrame(frame: $0, edges: control.edges), from: to, to: from).frame
      }
      #expect(back == frame)
    }
  }
}

extension LayoutEnvironment {
  fileprivate func with(_ change: (inout LayoutEnvironment) -> Void) -> LayoutEnvironment {
    var result = self
    change(&result)
    return result
  }
}
