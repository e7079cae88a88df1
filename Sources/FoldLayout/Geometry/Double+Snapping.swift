extension Double {
  /// Half a step of the grid on which lengths are told: sums of fractions are not exact, and within it they are equal.
  static var halfLengthStep: Double { 1.0 / 2048 }

  /// The nearest multiple of 1/1024 point, halves away from zero, and never a negative zero.
  ///
  /// Every source goes through this one function, so that two readings of one length are equal. From 2 to the power
  /// of 42 a `Double` has no finer steps, and such a value is left as it is, as are those that are not finite.
  /// `rounded()` would do, but it calls the C library's mathematics, which a module that imports nothing does not
  /// link.
  ///
  /// Rule F12.
  package var snappedLength: Double {
    guard magnitude < 4_398_046_511_104 else { return self }
    let scaled = self * 1024
    let whole = Int64(scaled)
    let rest = scaled - Double(whole)
    return Double(rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole) / 1024
  }
}
