/// Safe area insets that also keep clear of the display's rounded corners.
///
/// There are two, because a corner is avoided by moving away from it either sideways or up and down. They are
/// alternatives: to apply both moves content twice.
public struct LayoutCornerInsets: Hashable, Sendable {
  /// The insets that avoid the corners by moving sideways, in points, physical edges.
  public var horizontal: LayoutEdgeInsets

  /// The insets that avoid the corners by moving up and down, in points, physical edges.
  public var vertical: LayoutEdgeInsets

  /// Creates the pair.
  ///
  /// - Parameters:
  ///   - horizontal: The insets that avoid the corners by moving sideways, in points.
  ///   - vertical: The insets that avoid the corners by moving up and down, in points.
  public init(horizontal: LayoutEdgeInsets, vertical: LayoutEdgeInsets) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension LayoutCornerInsets {
  var isPossible: Bool { horizontal.isPossible && vertical.isPossible }

  var snapped: LayoutCornerInsets { LayoutCornerInsets(horizontal: horizontal.snapped, vertical: vertical.snapped) }
}
