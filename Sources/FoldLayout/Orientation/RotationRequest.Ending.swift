extension RotationRequest {
  /// The end of a request.
  public struct Ending: Hashable, Sendable {
    /// Which request has ended.
    public var id: OrientationConstraint.ID

    /// What came of it.
    public var outcome: Outcome

    /// What the platform said the first time, where the request was tried once more.
    public var firstRefusal: Refusal?

    /// Creates the end of a request.
    ///
    /// - Parameters:
    ///   - id: Which request has ended.
    ///   - outcome: What came of it.
    ///   - firstRefusal: What the platform said the first time.
    public init(_ id: OrientationConstraint.ID, _ outcome: Outcome, firstRefusal: Refusal? = nil) {
      self.id = id
      self.outcome = outcome
      self.firstRefusal = firstRefusal
    }
  }
}
