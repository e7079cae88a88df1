/// Where in a free rectangle an item lies.
///
/// Rule L6.
public enum ItemFit: Hashable, Sendable {
  /// In the middle.
  case centered

  /// As near to a point as it can.
  case nearPoint

  /// In the middle of the lower edge.
  case atBottom
}
