extension FoldingFeature {
  /// What a feature is made of, with the raw values of Android's window extensions.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    /// A bend in one flexible panel.
    case fold = 1

    /// A gap between two panels.
    case hinge = 2
  }
}
