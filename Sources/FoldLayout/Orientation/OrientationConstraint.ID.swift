extension OrientationConstraint {
  /// The identity under which a constraint is registered, a whole number given by whoever registers it.
  ///
  /// Negative numbers are those that ``OrientationCoordinator`` gives.
  public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// The number.
    public let rawValue: Int

    /// Creates an identity.
    ///
    /// - Parameter rawValue: The number.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Creates an identity from a number in the source text.
    ///
    /// - Parameter value: The number.
    public init(integerLiteral value: Int) {
      self.init(rawValue: value)
    }
  }
}
