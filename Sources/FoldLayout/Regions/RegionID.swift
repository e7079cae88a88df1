/// The identity of a division or occlusion region, given by its source when the region is first seen.
///
/// It stays the same while the region exists, so that a region can be followed from one environment to the next.
public struct RegionID: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates an identity.
  ///
  /// - Parameter rawValue: The number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension RegionID: ExpressibleByIntegerLiteral {
  /// Creates an identity from a literal.
  ///
  /// - Parameter value: The number.
  public init(integerLiteral value: Int) {
    self.init(rawValue: value)
  }
}
