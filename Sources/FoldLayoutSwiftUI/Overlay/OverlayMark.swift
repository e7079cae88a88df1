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

  /// How large a label is, in points: its letters are all as wide.
  static func size(of words: String) -> LayoutSize {
    LayoutSize(width: Double(words.count) * 6.2, height: 13)
  }

  /// The mark, and a label that would not be seen in a container moved so that it is.
  func within(_ container: LayoutSize) -> OverlayMark {
    guard case .label(let words, let corner, let tint) = self else { return self }
    let size = Self.size(of: words)
    let x = max(2, min(corner.x, container.width - size.width - 2))
    let y = max(2, min(corner.y, container.height - size.height - 2))
    return .label(words, LayoutPoint(x: x, y: y), tint)
  }
}

/// What a mark is about, and so its colour.
enum OverlayTint: Hashable, Sendable, CaseIterable {
  case segment, safeArea, division, flatDivision, occlusion, idleOcclusion, posture
}
#endif
