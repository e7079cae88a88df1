import Testing

@testable import FoldLayout

@Suite("Quarter turns (F10)")
struct TurningTests {
  private static let orientations: [Interface.Orientation] = [
    .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
  ]

  /// Where the Duo's cameras were logged in each orientation, simulator of iOS 27.1; geometry.md, section 2.
  private static let outerCamera: [(Interface.Orientation, LayoutRect)] = [
    (.portrait, LayoutRect(x: 399.7, y: 29.3, width: 37, height: 37)),
    (.landscapeRight, LayoutRect(x: 29.3, y: 29.3, width: 37, height: 37)),
    (.landscapeLeft, LayoutRect(x: 611.7, y: 399.7, width: 37, height: 37)),
  ]
  private static let innerCamera: [(Interface.Orientation, LayoutRect)] = [
    (.landscapeLeft, LayoutRect(x: 677.3, y: 21, width: 58, height: 37)),
    (.landscapeRight, LayoutRect(x: 215.7, y: 611, width: 58, height: 37)),
    (.portrait, LayoutRect(x: 21, y: 215.7, width: 37, height: 58)),
    (.portraitUpsideDown, LayoutRect(x: 611, y: 677.3, width: 37, height: 58)),
  ]

  @Test("What is fixed to the hardware is found where it was logged, in every pair of orientations")
  func cameras() throws {
    for (places, size) in [
      (Self.outerCamera, LayoutSize(width: 466, height: 678)), (Self.innerCamera, LayoutSize(width: 669, height: 951)),
    ] {
      for (start, frame) in places {
        for (end, expected) in places {
          let turn = try #require(QuarterTurn(from: start, to: end))
          let container = start.isPortrait ? size : size.turned(by: .clockwise)
          let found = frame.turned(by: turn, in: container)
          // The logs are rounded to a tenth.
          #expect(
            abs(found.minX - expected.minX) < 0.1001 && abs(found.minY - expected.minY) < 0.1001, "\(start) \(end)")
          #expect(found.size == expected.size)
        }
      }
    }
  }

  @Test("There and back, and four times round, is where it was", arguments: QuarterTurn.allCases)
  func roundTrip(turn: QuarterTurn) {
    let container = LayoutSize(width: 951, height: 669)
    let rect = LayoutRect(x: 455.5, y: -3.25, width: 40, height: 669).snapped
    let insets = LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let turned = rect.turned(by: turn, in: container)
    #expect(turned.turned(by: turn.reversed, in: container.turned(by: turn)) == rect)
    #expect(insets.turned(by: turn).turned(by: turn.reversed) == insets)
    var round = (rect, container, insets)
    for _ in 0..<4 {
      round = (round.0.turned(by: turn, in: round.1), round.1.turned(by: turn), round.2.turned(by: turn))
    }
    #expect(round == (rect, container, insets))
  }

  @Test("Insets turn with the rectangle that they lead into", arguments: QuarterTurn.allCases)
  func insets(turn: QuarterTurn) throws {
    let container = LayoutSize(width: 951, height: 669)
    let rect = LayoutRect(x: 10, y: 20, width: 300, height: 200)
    let insets = LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let inner = try #require(rect.inset(by: insets)).turned(by: turn, in: container)
    #expect(rect.turned(by: turn, in: container).inset(by: insets.turned(by: turn)) == inner)
  }

  @Test("From one orientation to another is what undoes the way back, and unknown leads nowhere")
  func fromOrientations() {
    for start in Self.orientations {
      #expect(QuarterTurn(from: start, to: start) == QuarterTurn.none)
      #expect(QuarterTurn(from: start, to: .unknown) == nil)
      #expect(QuarterTurn(from: .unknown, to: start) == nil)
      for end in Self.orientations {
        #expect(QuarterTurn(from: start, to: end) == QuarterTurn(from: end, to: start)?.reversed)
      }
    }
    #expect(QuarterTurn(from: .portrait, to: .landscapeLeft) == .clockwise)
  }
}
