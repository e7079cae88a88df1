extension LayoutReason {
  /// What a reason is about.
  public enum Place: Hashable, Sendable {
    /// A segment, by its index.
    case segment(Int)

    /// The frame that insets are asked for.
    case frame

    /// The strip of a vertical bar.
    case strip
  }
}
