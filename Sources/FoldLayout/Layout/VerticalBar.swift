/// Where a vertical bar lies, and what occlusions leave of it.
public struct VerticalBar: Hashable, Sendable {
  /// The strip from top to bottom that the safe area keeps clear at the bar's side, in the container's coordinates.
  public let strip: LayoutRect

  /// The longest part of the strip that no active occlusion covers, or `nil` where none is left.
  public let frame: LayoutRect?
}
