/// A direction in which something runs: a line, a row of panes, a split.
///
/// A division's axis is the direction its line runs in, so a book's crease, which goes from top to bottom, is
/// ``vertical``, and a laptop's is ``horizontal``.
public enum LayoutAxis: Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal

  /// From top to bottom.
  case vertical

  /// The other axis.
  var perpendicular: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
