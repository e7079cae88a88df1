/// A length of a pane: a number, a share, what its content needs, or left to the split.
///
/// A length that cannot be, because it is not a number or below zero, counts as automatic or as zero.
///
/// Rule L3.
public enum PaneDimension: Hashable, Sendable {
  /// Left to the split: no least, no greatest, and as preferred length an equal share of what the others leave.
  case automatic

  /// That of the pane's content, see ``Pane/intrinsicSize``; automatic where that was not told.
  case intrinsic

  /// A number of points.
  case absolute(Double)

  /// A share of the length that is laid out, without the spacing; 1 is all of it.
  ///
  /// Along an axis along which something divides it bounds nothing, and is preferred only among panes of one segment.
  case fractional(Double)
}

extension PaneDimension {
  /// The length in points, or `nil` where it is automatic.
  ///
  /// - Parameters:
  ///   - whole: What fractions are of, in points, or `nil` where they give way.
  ///   - intrinsic: What the content needs, in points, where it was told.
  /// - Returns: The length, never below zero.
  func length(of whole: Double?, intrinsic: Double?) -> Double? {
    let length: Double? =
      switch self {
      case .automatic: nil
      case .intrinsic: intrinsic
      case .absolute(let length): length
      case .fractional(let fraction): whole.map { fraction * $0 }
      }
    return length.flatMap { $0.isNaN ? nil : max(0, $0) }
  }
}
