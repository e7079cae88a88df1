/// The classes of a width and a height, which come from ``Breakpoints``.
public struct BreakpointClasses: Hashable, Sendable {
  /// The class of the width.
  public let width: BreakpointClass

  /// The class of the height.
  public let height: BreakpointClass

  /// Whether both are at least those that begin at these sizes.
  ///
  /// - Parameters:
  ///   - width: Where a class of widths begins, in points.
  ///   - height: Where a class of heights begins, in points.
  /// - Returns: Whether neither class begins below.
  public func isAtLeast(width: Double = 0, height: Double = 0) -> Bool {
    self.width.minimum >= width && self.height.minimum >= height
  }
}
