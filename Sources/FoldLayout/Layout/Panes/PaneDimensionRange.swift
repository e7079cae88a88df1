/// The least, the preferred and the greatest length of a pane along one axis.
///
/// Where the greatest is below the least, the least holds.
///
/// Rule L3.
public struct PaneDimensionRange: Hashable, Sendable {
  /// The length below which the pane is rather hidden; automatic is none, so that others may leave the pane no extent.
  public var minimum: PaneDimension

  /// The length that the pane takes where there is room; automatic is an equal share of what the others leave.
  public var preferred: PaneDimension

  /// The length beyond which the pane does not grow; automatic is none.
  public var maximum: PaneDimension

  /// Creates a range.
  ///
  /// - Parameters:
  ///   - minimum: The length below which the pane is rather hidden.
  ///   - preferred: The length that the pane takes where there is room.
  ///   - maximum: The length beyond which the pane does not grow.
  public init(
    minimum: PaneDimension = .automatic, preferred: PaneDimension = .automatic, maximum: PaneDimension = .automatic
  ) {
    self.minimum = minimum
    self.preferred = preferred
    self.maximum = maximum
  }

  /// Creates a range around a share of the length that is laid out, kept between two numbers.
  ///
  /// - Parameters:
  ///   - ratio: The preferred share; 1 is all of it.
  ///   - minimum: The least length, in points, or `nil` for none.
  ///   - maximum: The greatest length, in points, or `nil` for none.
  public init(ratio: Double, minimum: Double? = nil, maximum: Double? = nil) {
    self.init(
      minimum: minimum.map { .absolute($0) } ?? .automatic, preferred: .fractional(ratio),
      maximum: maximum.map { .absolute($0) } ?? .automatic)
  }
}

extension PaneDimensionRange {
  /// The range in points.
  ///
  /// - Parameters:
  ///   - whole: What the preferred fraction is of, in points.
  ///   - boundsWhole: What fractions are of in the other two, in points, or `nil` where they give way.
  ///   - intrinsic: What the content needs, in points, where it was told.
  /// - Returns: The three lengths.
  func lengths(of whole: Double, bounds boundsWhole: Double?, intrinsic: Double?) -> PaneLengths {
    let minimum = minimum.length(of: boundsWhole, intrinsic: intrinsic) ?? 0
    let maximum = max(minimum, maximum.length(of: boundsWhole, intrinsic: intrinsic) ?? .infinity)
    return PaneLengths(
      minimum: minimum, preferred: preferred.length(of: whole, intrinsic: intrinsic), maximum: maximum)
  }
}

/// The lengths of a range in points: the maximum is never below the minimum, and an automatic length is `nil`.
struct PaneLengths {
  var minimum: Double
  var preferred: Double?
  var maximum: Double

  /// The nearest length within the range.
  func clamp(_ length: Double) -> Double { min(max(length, minimum), maximum) }
}
