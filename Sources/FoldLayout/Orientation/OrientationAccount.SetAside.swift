extension OrientationAccount {
  /// A constraint that is registered and does not count at this moment.
  ///
  /// Rules O3 and O12.
  public struct SetAside: Hashable, Sendable {
    /// Which constraint it is.
    public internal(set) var constraint: OrientationConstraint.ID

    /// What it is called.
    public internal(set) var name: String

    /// What it wants.
    public internal(set) var demand: OrientationConstraint.Demand

    /// Why it does not count.
    public internal(set) var reason: Reason
  }
}
