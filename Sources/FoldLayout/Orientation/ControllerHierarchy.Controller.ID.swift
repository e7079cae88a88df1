extension ControllerHierarchy.Controller {
  /// The identity of a controller, a whole number given by whoever describes the hierarchy.
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
