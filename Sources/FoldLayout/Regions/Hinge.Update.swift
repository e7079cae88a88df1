extension Hinge {
  /// What a hinge reports as it moves, for effects that follow the hand.
  ///
  /// Layout does not follow it: an environment changes with a capture only (rule D12).
  public struct Update: Hashable, Sendable {
    /// The hinge that moved.
    public var id: ID

    /// The pose that the platform says the hinge is in.
    public var status: Status

    /// The angle between the two panels in radians, zero when shut, or `nil` where the hardware has no reading.
    public var angle: Double?

    /// Creates an update.
    ///
    /// - Parameters:
    ///   - id: The hinge that moved; the default serves a device with one hinge.
    ///   - status: The pose that the platform says the hinge is in.
    ///   - angle: The angle in radians, zero when shut, or `nil` where there is no reading.
    public init(id: ID = 1, status: Status, angle: Double? = nil) {
      self.id = id
      self.status = status
      self.angle = angle
    }
  }
}
