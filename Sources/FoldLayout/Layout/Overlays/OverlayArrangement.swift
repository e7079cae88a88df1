/// Where two views go of which one lies over the other, as long as nothing divides.
///
/// Rule L4.
public struct OverlayArrangement: Hashable, Sendable {
  /// The axis along which the two lie side by side, or `nil` where the primary lies over the secondary.
  public let axis: LayoutAxis?

  /// The frame of the primary, in the container's coordinates, in points.
  public let primary: LayoutRect

  /// The frame of the secondary, in the container's coordinates, in points.
  public let secondary: LayoutRect
}

extension OverlayArrangement {
  /// Whether the primary lies over the secondary.
  public var isOverlaid: Bool { axis == nil }
}
