extension OrientationPublication {
  /// What the platform is to be asked for: to turn the scene.
  public struct GeometryRequest: Hashable, Sendable {
    /// The rotation request that it belongs to, by which the answer is sent.
    public internal(set) var id: OrientationConstraint.ID

    /// The orientations to ask for.
    public internal(set) var mask: Interface.OrientationMask

    /// Which attempt it is, 1 or 2; the second is best made in a later turn of the run loop.
    public internal(set) var attempt: Int

    /// How long to wait from the first attempt on before the request is to be told that it has expired, in seconds.
    public internal(set) var bound: Double
  }
}
