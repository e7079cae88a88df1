extension OverlayArrangement {
  /// The arrangement with both frames on whole pixels.
  ///
  /// - Parameter grid: The pixels.
  /// - Returns: The same two, neighbours still sharing their edges.
  public func rounded(to grid: PixelGrid) -> OverlayArrangement {
    OverlayArrangement(axis: axis, primary: grid.rounded(primary), secondary: grid.rounded(secondary))
  }

  /// The arrangement on the way to another.
  ///
  /// Rule L12.
  ///
  /// - Parameters:
  ///   - other: The arrangement at the end.
  ///   - fraction: How far on the way: 0 and below is this one, 1 and above the other; what is no number is this one.
  /// - Returns: The arrangement there; on the way the primary counts as over the secondary when it is at either end.
  public func interpolated(to other: OverlayArrangement, fraction: Double) -> OverlayArrangement {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    return OverlayArrangement(
      axis: isOverlaid ? nil : other.axis, primary: primary.interpolated(to: other.primary, fraction: fraction),
      secondary: secondary.interpolated(to: other.secondary, fraction: fraction))
  }
}
