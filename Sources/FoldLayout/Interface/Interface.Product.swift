extension Interface {
  /// The kind of product that shows an interface, which decides what a controller answers that does not say.
  public enum Product: Hashable, Sendable, CaseIterable {
    /// A phone, folding or not.
    case phone

    /// A tablet.
    case pad
  }
}
