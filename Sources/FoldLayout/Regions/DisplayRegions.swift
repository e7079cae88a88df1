/// The regions of a display in the display's own coordinates, as sources tell them that know no windows.
///
/// ``regions(in:on:)`` is the one way from there to a window. Displays are told apart by what they are to the device;
/// of several that are no part of it, keep one of these for each.
///
/// Rule F10.
public struct DisplayRegions: Hashable, Sendable {
  /// The display that they belong to.
  public var display: Interface.Display

  /// The display's extent the way up it is shown, in points.
  public var size: LayoutSize

  /// The regions in the display's coordinates, in points, not clipped.
  public var regions: LayoutRegions

  /// Creates the regions of a display.
  ///
  /// - Parameters:
  ///   - display: The display that they belong to.
  ///   - size: The display's extent the way up it is shown, in points.
  ///   - regions: The regions in the display's coordinates, in points.
  public init(display: Interface.Display, size: LayoutSize, regions: LayoutRegions) {
    self.display = display
    self.size = size
    self.regions = regions
  }

  /// The same regions in the coordinates of the display turned.
  ///
  /// Turning there and back gives the same regions where lengths are canonical.
  ///
  /// - Parameter turn: How far the content of the display is turned, see ``QuarterTurn/init(from:to:)``.
  /// - Returns: The regions, their lines running in their new directions.
  /// - Complexity: O(*n*) in the number of regions.
  public func turned(by turn: QuarterTurn) -> DisplayRegions {
    DisplayRegions(
      display: display, size: size.turned(by: turn), regions: regions.turned(by: turn, in: size))
  }

  /// The regions of a window: translated to its coordinates, and clipped to it.
  ///
  /// A region that only touches the window is not there: a window beside a hinge is not divided. A division keeps its
  /// axis, and of its margins what lies inside.
  ///
  /// - Parameters:
  ///   - window: The window's frame in the coordinates of its display, in points.
  ///   - windowDisplay: The display that shows the window.
  /// - Returns: The regions in the window's coordinates, in points. A region that cannot be is left as it is, to be
  ///   reported where the environment is told.
  /// - Throws: ``Refusal`` where the window is on another display, whose coordinates have nothing to do with these, or
  ///   where its frame cannot be.
  /// - Complexity: O(*n*) in the number of regions.
  public func regions(
    in window: LayoutRect, on windowDisplay: Interface.Display
  ) throws(Refusal) -> LayoutRegions {
    guard windowDisplay == display else {
      throw .displaysDiffer(regions: display, window: windowDisplay)
    }
    guard window.isPossible else { throw .impossibleWindow(window) }
    return regions.clipped(to: window)
  }
}
