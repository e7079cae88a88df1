extension FixtureError {
  /// The sorts of things that can be wrong with a fixture.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// There is no such file, or it may not be read.
    case unreadable

    /// The document is larger or deeper than the limits allow.
    case limit

    /// The text is not UTF-8 or not JSON.
    case syntax

    /// A newer version of the format than this reader knows, or none.
    case version

    /// A key that the format does not have.
    case unknownKey

    /// A key that an object has twice.
    case duplicateKey

    /// A key that must be there and is not.
    case missingKey

    /// A value of another type than the format has there.
    case type

    /// A value of the right type that cannot be.
    case value

    /// A time before the one above it.
    case order
  }
}
