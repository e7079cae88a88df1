extension Hinge {
  /// The identity of a hinge among those of its device.
  public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// The number.
    public let rawValue: Int

    /// Creates an identity.
    ///
    /// - Parameter rawValue: The number.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Creates an identity from a literal.
    ///
    /// - Parameter value: The number.
    public init(integerLiteral value: Int) {
      self.init(rawValue: value)
    }
  }
}
