extension Interface {
  /// The direction in which text and controls run, with UIKit's names and raw values.
  public enum LayoutDirection: Int, Hashable, Sendable, CaseIterable {
    /// The platform does not say.
    case unspecified = -1

    /// Leading is left.
    case leftToRight = 0

    /// Leading is right.
    case rightToLeft = 1
  }
}
