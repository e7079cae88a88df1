extension LayoutTransition {
  /// The identity of a transition among those that are open at the same time.
  public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// The number.
    public let rawValue: Int

    /// Creates an identity.
    ///
    /// - Parameter rawValue: The number, which may be used again when the end of its transition has been sent.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Creates an identity from a literal.
    ///
    /// - Parameter value: The number, which may be used again when the end of its transition has been sent.
    public init(integerLiteral value: Int) {
      self.init(rawValue: value)
    }
  }
}
