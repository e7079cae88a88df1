extension LayoutEnvironment {
  /// The side of the inner display that the window is on, where a slice of a division at the window's edge tells it.
  ///
  /// With two windows on the inner display each has a slice of the fold at the edge where the other begins, and
  /// nothing else tells them apart: on screen both have their origin at zero. A slice at the right edge means that the
  /// window is on the left. Folding does not divide such a window; its slice lies at the edge and trims it.
  ///
  /// It is `nil` where the window was not told, where it is on another display, and where no such slice is among the
  /// regions, as in a container that it does not reach into. A division tells nothing that does not fit the window, or
  /// leaves something of it on both sides, or on neither; several that disagree tell nothing together.
  ///
  /// Rule F10.
  ///
  /// - Complexity: O(*n*) in the number of divisions.
  public var displayHalf: LayoutEdge? {
    guard let window = windowBounds, display ?? .inner == .inner else { return nil }
    var half: LayoutEdge?
    for division in divisionRegions where division.fits(window, in: window, pixel: pixel) && division.thickness > 0 {
      guard let edge = division.edge(of: window, pixel: pixel), !division.frame.contains(window, tolerance: pixel)
      else {
        return nil
      }
      let opposite = edge.opposite
      if let half, half != opposite { return nil }
      half = opposite
    }
    return half
  }
}
