/// The columns of a grid.
///
/// Rule L5.
public struct ColumnArrangement: Hashable, Sendable {
  /// The columns from leading to trailing.
  public let columns: [GridColumn]
}
