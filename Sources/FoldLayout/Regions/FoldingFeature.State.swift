extension FoldingFeature {
  /// How a feature is bent, with the raw values of Android's window extensions.
  public enum State: Int, Hashable, Sendable, CaseIterable {
    /// Lying flat.
    case flat = 1

    /// Between flat and shut.
    case halfOpened = 2
  }
}
