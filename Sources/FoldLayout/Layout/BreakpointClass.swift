/// One class of a width or a height: how many breakpoints it has passed, and where it begins.
public struct BreakpointClass: Hashable, Sendable {
  /// The number of breakpoints passed; 0 is the smallest class.
  public let index: Int

  /// Where the class begins, in points; 0 for the smallest.
  public let minimum: Double
}
