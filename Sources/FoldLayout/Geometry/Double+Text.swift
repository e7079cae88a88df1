extension Double {
  /// The shortest text that reads as this number, whole numbers without a point.
  package var shortestText: String {
    if magnitude < 9_000_000_000_000_000_000, self == Double(Int64(self)) { return "\(Int64(self))" }
    return "\(self)"
  }

  /// The shortest decimal that snaps to the same length, as a number: 399.7001953125 becomes 399.7.
  ///
  /// Four decimals tell multiples of 1/1024 apart, so five candidates are enough.
  ///
  /// Rule F12.
  package var shortestLength: Double {
    let snapped = snappedLength
    for scale in [1.0, 10, 100, 1000, 10_000] {
      let candidate = (snapped * scale).nearestWhole / scale
      if candidate.snappedLength == snapped { return candidate }
    }
    return snapped
  }

  /// A length as people write it: the shortest decimal that snaps to it, without a fraction where it has none.
  package var lengthText: String { shortestLength.shortestText }

  /// The nearest whole number, halves away from zero.
  var nearestWhole: Double {
    guard magnitude < 4_503_599_627_370_496 else { return self }
    return Double(Int64(self + (self < 0 ? -0.5 : 0.5)))
  }
}
