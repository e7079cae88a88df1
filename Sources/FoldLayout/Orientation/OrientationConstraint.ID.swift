extension OrientationConstraint {
  /// The identity under which a constraint is registered, a whole number given by whoever registers it.
  ///
  /// Negative numbers are those that ``OrientationCoordinator`` gives.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Creates an identity.
    ///
    /// - Parameter rawValue: The number.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }
}
