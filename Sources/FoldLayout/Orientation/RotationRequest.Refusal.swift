extension RotationRequest {
  /// What the platform said when it refused a request.
  public struct Refusal: Hashable, Sendable {
    /// The platform's code, such as 101 for a request that it understood and denied.
    public var code: Int

    /// The orientations that it says it was asked for, or `nil` where it does not say.
    public var asked: Interface.OrientationMask?

    /// The orientations that it says are supported, or `nil` where it does not say.
    public var supported: Interface.OrientationMask?

    /// Creates a refusal.
    ///
    /// - Parameters:
    ///   - code: The platform's code.
    ///   - asked: The orientations that it says it was asked for.
    ///   - supported: The orientations that it says are supported.
    public init(code: Int, asked: Interface.OrientationMask? = nil, supported: Interface.OrientationMask? = nil) {
      self.code = code
      self.asked = asked
      self.supported = supported
    }
  }
}
