import Testing

@testable import FoldLayout

@Suite("Viewport segments of the web (A7)")
struct ViewportSegmentsTests {
  private let viewport = LayoutSize(width: 800, height: 600)

  private func environment(_ segments: [LayoutRect]?, _ posture: DevicePosture) -> LayoutEnvironment {
    var environment = LayoutEnvironment(size: viewport)
    environment.regions = LayoutRegions.regions(ofViewportSegments: segments, posture: posture, in: viewport).regions
    return environment
  }

  private static let sideBySide = [
    LayoutRect(x: 0, y: 0, width: 390, height: 600), LayoutRect(x: 410, y: 0, width: 390, height: 600),
  ]
  private static let seamless = [
    LayoutRect(x: 0, y: 0, width: 800, height: 300), LayoutRect(x: 0, y: 300, width: 800, height: 300),
  ]

  @Test("What lies between segments divides, whatever the posture, and folded it is a book or a tabletop")
  func table() {
    for (segments, posture, expected) in [
      (Self.sideBySide, .folded, .book), (Self.sideBySide, .continuous, .flat), (Self.seamless, .folded, .tabletop),
      (Self.seamless, .continuous, .flat), (nil, .folded, .flat),
      ([LayoutRect(x: 0, y: 0, width: 800, height: 600)], .folded, .flat),
    ] as [([LayoutRect]?, DevicePosture, Posture)] {
      let environment = environment(segments, posture)
      let whole = [LayoutRect(x: 0, y: 0, width: 800, height: 600)]
      #expect(environment.segments.map(\.frame) == (segments ?? whole))
      #expect(environment.posture == expected)
      #expect(environment.isSettled && environment.hinges == nil)
    }
  }

  @Test("A grid has divisions on both axes, and its segments come back in reading order")
  func grid() {
    let segments = [0, 310].flatMap { y in
      [0, 270, 540].map { x in LayoutRect(x: x, y: y, width: 260, height: 290) }
    }
    let environment = environment(segments.reversed(), .continuous)
    #expect(environment.divisionRegions.map(\.id) == [1, 2, 3])
    #expect(environment.divisionRegions.map(\.thickness) == [10, 10, 20])
    #expect(environment.segments.map(\.frame) == segments)
  }

  @Test("A segment without extent is the other side of a fold at the edge")
  func foldAtTheEdge() {
    let environment = environment(
      [LayoutRect(x: 0, y: 0, width: 0, height: 600), LayoutRect(x: 20, y: 0, width: 780, height: 600)], .folded)
    #expect(environment.segments.map(\.frame) == [LayoutRect(x: 20, y: 0, width: 780, height: 600)])
    #expect(environment.posture == .flat)
    let rows = [0, 310].flatMap { y in
      [LayoutRect(x: 0, y: y, width: 0, height: 290), LayoutRect(x: 20, y: y, width: 780, height: 290)]
    }
    #expect(self.environment(rows, .folded).divisionRegions.map(\.thickness) == [20, 20])
    #expect(self.environment(rows, .folded).segments.map(\.frame) == [rows[1], rows[3]])
  }

  @Test("What cannot be, or overlaps, is dropped and reported, and the others stay (F9)")
  func malformed() {
    let broken = LayoutRect(x: 0, y: 0, width: .nan, height: 600)
    let overlapping = LayoutRect(x: 380, y: 0, width: 100, height: 600)
    let (regions, issues) = LayoutRegions.regions(
      ofViewportSegments: [broken] + Self.sideBySide + [overlapping], posture: .continuous, in: viewport)
    #expect(regions.divisions.map(\.frame) == [LayoutRect(x: 390, y: 0, width: 20, height: 600)])
    #expect(issues.count == 2 && issues.last == .segmentDropped(overlapping))
  }

  @Test("Rows of different columns have no column in common: only the line between the rows divides")
  func unevenRows() {
    let environment = environment(
      [
        LayoutRect(x: 0, y: 0, width: 800, height: 290), LayoutRect(x: 0, y: 310, width: 390, height: 290),
        LayoutRect(x: 410, y: 310, width: 390, height: 290),
      ], .continuous)
    #expect(environment.divisionRegions.map(\.axis) == [.horizontal])
    let columns = [0, 110, 210].map { LayoutRect(x: $0, y: 310, width: $0 == 210 ? 590 : 100, height: 290) }
    let above = LayoutRect(x: 0, y: 0, width: 800, height: 290)
    #expect(self.environment([above] + columns, .continuous).divisionRegions.map(\.axis) == [.horizontal])
  }

  @Test("Segments that meet between pixels still meet", arguments: [466.285714, 731.333013, 97.523809] as [Double])
  func fractions(width: Double) {
    let viewport = LayoutSize(width: width * 3, height: 704)
    let segments = (0..<3).map { LayoutRect(x: Double($0) * width, y: 0, width: width, height: 704) }
    let (regions, issues) = LayoutRegions.regions(ofViewportSegments: segments, posture: .folded, in: viewport)
    #expect(issues.isEmpty)
    #expect(regions.divisions.map(\.thickness) == [0, 0])
    #expect(regions.divisions.map(\.frame.minX) == [width, 2 * width].map(\.snappedLength))
  }

  @Test("A segment that is only a point is none")
  func point() {
    let (regions, issues) = LayoutRegions.regions(
      ofViewportSegments: [
        LayoutRect(x: 0, y: 0, width: 540, height: 720), LayoutRect(x: 540, y: 0, width: 0, height: 0),
      ],
      posture: .folded, in: LayoutSize(width: 540, height: 720))
    #expect(regions == LayoutRegions.none)
    #expect(issues == [.segmentDropped(LayoutRect(x: 540, y: 0, width: 0, height: 0))])
  }
}
