extension DisplacedFrame {
  /// The control with its frame on whole pixels.
  ///
  /// - Parameter grid: The pixels.
  /// - Returns: The same control.
  public func rounded(to grid: PixelGrid) -> DisplacedFrame {
    DisplacedFrame(original: original, frame: frame.map { grid.rounded($0) })
  }

  /// The control on the way to another place.
  ///
  /// Rule L12.
  ///
  /// - Parameters:
  ///   - other: The control at the end.
  ///   - fraction: How far on the way: 0 and below is this one, 1 and above the other; what is no number is this one.
  /// - Returns: The control there; one that fits at one end only is there all the way.
  public func interpolated(to other: DisplacedFrame, fraction: Double) -> DisplacedFrame {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    guard let start = frame ?? other.frame, let end = other.frame ?? frame else { return other }
    return DisplacedFrame(original: other.original, frame: start.interpolated(to: end, fraction: fraction))
  }
}
