extension ControllerHierarchy.Controller {
  /// The identity of a controller, a whole number given by whoever describes the hierarchy.
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
