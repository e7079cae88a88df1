extension PlacedItem {
  /// The item with its frame on whole pixels.
  ///
  /// - Parameter grid: The pixels.
  /// - Returns: The same item.
  public func rounded(to grid: PixelGrid) -> PlacedItem {
    PlacedItem(frame: grid.rounded(frame), area: area, segment: segment, isShrunk: isShrunk)
  }

  /// The item on the way to another place.
  ///
  /// Rule L12.
  ///
  /// - Parameters:
  ///   - other: The item at the end.
  ///   - fraction: How far on the way: 0 and below is this one, 1 and above the other; what is no number is this one.
  /// - Returns: The item there; what it lies in is that of the end.
  public func interpolated(to other: PlacedItem, fraction: Double) -> PlacedItem {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    return PlacedItem(
      frame: frame.interpolated(to: other.frame, fraction: fraction), area: other.area, segment: other.segment,
      isShrunk: other.isShrunk)
  }
}
