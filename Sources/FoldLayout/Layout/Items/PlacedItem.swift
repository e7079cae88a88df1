/// Where an alert, a sheet, a menu or a control goes.
///
/// Rule L6.
public struct PlacedItem: Hashable, Sendable {
  /// The frame, in the container's coordinates, in points.
  public let frame: LayoutRect

  /// The free rectangle in which it lies, in the container's coordinates, in points: the item can grow as far.
  public let area: LayoutRect

  /// The index of the segment in which it lies, or `nil` where the item ignores divisions.
  public let segment: Int?

  /// Whether it is smaller than it was to be, because it fits nowhere.
  public let isShrunk: Bool
}
