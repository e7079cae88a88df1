extension Interface {
  /// The edge at which the platform prefers to put a vertical bar, with UIKit's names and raw values.
  ///
  /// The bar follows the hardware, so in right-to-left the same physical side gets the other name.
  public enum VerticalBarEdge: Int, Hashable, Sendable, CaseIterable {
    /// The platform puts no bar at a side here.
    case unspecified = 0

    /// The side at which reading begins.
    case leading = 1

    /// The side at which reading ends.
    case trailing = 2

    /// The physical side on which the bar lies.
    ///
    /// - Parameter direction: The layout direction that gave the edge its name.
    /// - Returns: `nil` where there is no such bar, or where the direction is not known.
    public func side(in direction: LayoutDirection?) -> LayoutSide? {
      switch (self, direction) {
      case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
      case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
      default: nil
      }
    }
  }
}
