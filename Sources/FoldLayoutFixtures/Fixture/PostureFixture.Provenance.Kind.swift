extension PostureFixture.Provenance {
  /// The sorts of sources.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A platform's documentation.
    case documentation

    /// A log made on a simulator.
    case simulator

    /// A log made on a device.
    case device

    /// Arithmetic on the figures of others, which is shown.
    case arithmetic
  }
}
