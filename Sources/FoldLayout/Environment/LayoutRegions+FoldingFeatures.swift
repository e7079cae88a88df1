extension LayoutRegions {
  /// The divisions of a window on Android, from the folding features that Jetpack WindowManager tells.
  ///
  /// | feature | division |
  /// | --- | --- |
  /// | none | told that there is none |
  /// | half opened | active |
  /// | flat | not active |
  /// | a hinge | a physical gap, and declared separating |
  /// | a fold | declared separating while it is half opened |
  /// | bounds | the frame in points, clipped to the window; there are no margins |
  /// | orientation | found from the window's edges, since Jetpack only compares width and height |
  ///
  /// No hinge is told with it: the state comes with the region, and the region decides. Numbers are given in the order
  /// of the features, from 1; to follow features whose order changes, give them numbers of a ``RegionNumbering``.
  ///
  /// Rules F5, F9, F10 and A7.
  ///
  /// - Parameters:
  ///   - features: The features, in the window's coordinates, in pixels; an empty list says that there are none.
  ///   - window: The window's bounds in pixels, of which only the extent counts.
  ///   - density: The number of pixels in a point.
  /// - Returns: The regions in the window's coordinates, in points, and an issue for each feature that was dropped:
  ///   one without extent, one that cannot be, and one as large as the window. A window that cannot be is an issue, and
  ///   then nothing is clipped.
  /// - Complexity: O(*n*) in the number of features.
  public static func regions(
    of features: [FoldingFeature], in window: PixelRect, density: Double
  ) -> (regions: LayoutRegions, issues: [LayoutIssue]) {
    let bounds = PixelRect(x: 0, y: 0, width: window.width, height: window.height).points(density: density)
    var issues: [LayoutIssue] = bounds.isPossible ? [] : [.factDropped(.windowSize)]
    var regions = LayoutRegions()
    for (index, feature) in features.enumerated() {
      let division = DivisionRegion(feature, id: RegionID(rawValue: index + 1), in: bounds, density: density)
      if let fault = division.fault ?? (division.frame.contains(bounds, tolerance: 0) ? .coversWindow : nil) {
        issues.append(.divisionDropped(division.id, fault))
      } else {
        regions.divisions.append(division)
      }
    }
    return (bounds.isPossible ? regions.clipped(to: bounds) : regions, issues)
  }
}

extension DivisionRegion {
  fileprivate init(_ feature: FoldingFeature, id: RegionID, in window: LayoutRect, density: Double) {
    self.init(
      id: id, frame: feature.bounds.points(density: density), joining: window,
      isActive: feature.state == .halfOpened, isDeclaredSeparating: feature.isSeparating,
      isPhysicalGap: feature.kind == .hinge)
  }
}
