/// One step on the way to a control's place; controls are told by their index.
///
/// Rule L10.
public enum DisplacementReason: Hashable, Sendable {
  /// Nothing lies in the control's way.
  case stays(Int)

  /// Something lies in the way of a control.
  case isInTheWay(DisplacementObstacle, of: Int)

  /// A control goes so far to the right and downwards, in points.
  case goes(Int, by: LayoutPoint)

  /// A control fits nowhere.
  case fitsNowhere(Int)

  /// A control keeps its distance to edges, and its proportion where it has none, and comes to lie here.
  case keeps(DirectionalEdges, LayoutRect)
}
