#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayoutUIKit

/// One thing that the overlay draws, in the container's coordinates, in points.
enum OverlayMark: Hashable, Sendable {
  /// A surface.
  case surface(LayoutRect, OverlayTint)

  /// The edge of a surface, within it.
  case outline(LayoutRect, OverlayTint, isDashed: Bool)

  /// A line from one point to another.
  case line(LayoutPoint, LayoutPoint, OverlayTint)

  /// Words whose top left corner is at a point.
  case label(String, LayoutPoint, OverlayTint)
}

/// What a mark is about, and so its colour.
enum OverlayTint: Hashable, Sendable, CaseIterable {
  case segment, safeArea, division, flatDivision, occlusion, idleOcclusion, posture
}
#endif
