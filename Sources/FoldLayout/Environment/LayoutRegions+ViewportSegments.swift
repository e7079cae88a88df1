extension LayoutRegions {
  /// The divisions of a web page's viewport, from its segments and the device's posture.
  ///
  /// | told | division |
  /// | --- | --- |
  /// | no segments, or one | told that there is none |
  /// | segments side by side | one between each two columns, its line vertical, as wide as what lies between |
  /// | segments below each other | one between each two rows, its line horizontal |
  /// | more than one segment | declared separating, since a browser tells segments only where content is to be divided |
  /// | folded | active |
  /// | continuous | not active |
  ///
  /// Whether what lies between is hidden by hardware is not told on the web, so it is no physical gap here. Numbers are
  /// given from 1, from left to right and then downwards.
  ///
  /// Rules F5, F9 and A7.
  ///
  /// - Parameters:
  ///   - segments: The segments in the viewport's coordinates, in CSS pixels, which are points; `nil` where the
  ///     browser tells none, as for a page that is not divided. A segment without width or without height is kept: it
  ///     is the other side of a fold at the edge.
  ///   - posture: The device's posture.
  ///   - viewport: The viewport's extent, in CSS pixels.
  /// - Returns: The regions in the viewport's coordinates, and an issue for each segment that was dropped: one that
  ///   cannot be, one that is only a point, and one that overlaps another.
  /// - Complexity: O(*n*²) in the number of segments.
  public static func regions(
    ofViewportSegments segments: [LayoutRect]?, posture: DevicePosture, in viewport: LayoutSize
  ) -> (regions: LayoutRegions, issues: [LayoutIssue]) {
    var issues: [LayoutIssue] = []
    let bounds = LayoutRect(origin: .zero, size: viewport)
    var possible: [LayoutRect] = []
    for told in segments ?? [] {
      let segment = told.withSnappedEdges
      if segment.isPossible, segment.size != .zero, !possible.contains(where: { segment.overlaps($0) }) {
        possible.append(segment)
      } else {
        issues.append(.segmentDropped(told))
      }
    }
    var regions = LayoutRegions()
    for axis in [LayoutAxis.vertical, .horizontal] {
      for gap in gaps(between: possible, across: axis) {
        regions.divisions.append(
          DivisionRegion(
            id: RegionID(rawValue: regions.divisions.count + 1),
            frame: axis == .vertical
              ? LayoutRect(x: gap.start, y: 0, width: gap.length, height: bounds.height)
              : LayoutRect(x: 0, y: gap.start, width: bounds.width, height: gap.length),
            axis: axis, isActive: posture == .folded, isDeclaredSeparating: true))
      }
    }
    return (regions, issues)
  }

  /// What lies between the columns, or rows, that segments stand in.
  private static func gaps(
    between segments: [LayoutRect], across axis: LayoutAxis
  ) -> [(start: Double, length: Double)] {
    let across = axis.perpendicular
    let sorted = segments.map { ($0.lowerBound(along: across), $0.upperBound(along: across)) }.sorted { $0 < $1 }
    var gaps: [(start: Double, length: Double)] = []
    var end: Double?
    for (index, (lower, upper)) in sorted.enumerated() {
      // The same column in another row.
      if index > 0, sorted[index - 1] == (lower, upper) { continue }
      if let end, lower >= end { gaps.append((end, lower - end)) }
      end = max(end ?? upper, upper)
    }
    return gaps
  }
}

extension LayoutRect {
  /// Whether the two share some of their surface.
  fileprivate func overlaps(_ other: LayoutRect) -> Bool { isEntered(by: other) && area > 0 && other.area > 0 }
}
