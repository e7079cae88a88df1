#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayoutUIKit
import SwiftUI

/// The one rule for directions: what FoldLayout tells and answers is physical, and SwiftUI flips the x position of each
/// view within its parent where it lays out from right to left.
///
/// So a frame is flipped once on its way into a `Layout`, which SwiftUI undoes; and a view that is put at a frame is
/// put there from left to right, with its own direction restored within.
@available(iOS 16.0, tvOS 16.0, *)
extension LayoutSubviews {
  /// The environment of a layout with these subviews: its part of the environment that it was made with, in SwiftUI's
  /// own direction; one in which nothing but the size is known where that is `nil`.
  func environment(_ environment: LayoutEnvironment?, in size: CGSize) -> LayoutEnvironment {
    let size = LayoutSize(size)
    var result =
      environment?.restricted(to: LayoutRect(origin: .zero, size: size)) ?? LayoutEnvironment(size: size)
    result.layoutDirection = Interface.LayoutDirection(layoutDirection)
    return result
  }

  /// Puts a subview at a physical frame, in the middle of it where the subview is smaller.
  func place(_ index: Int, at frame: LayoutRect, in bounds: CGRect) {
    let x = layoutDirection == .rightToLeft ? Double(bounds.width) - frame.maxX : frame.minX
    let center = CGPoint(
      x: bounds.minX + CGFloat(x + frame.width / 2), y: bounds.minY + CGFloat(frame.minY + frame.height / 2))
    self[startIndex + index].place(
      at: center, anchor: .center,
      proposal: ProposedViewSize(width: CGFloat(frame.width), height: CGFloat(frame.height)))
  }

  /// Puts a subview where nobody sees it, at the size of everything, as Apple's arrangements lay out what they hide.
  func hide(_ index: Int, in bounds: CGRect) {
    // No farther away than it takes: where a change of pose is animated, it comes from there.
    let distance = 3 * Swift.max(bounds.width, bounds.height, 1000)
    self[startIndex + index].place(
      at: CGPoint(x: bounds.minX - distance, y: bounds.minY - distance), anchor: .center,
      proposal: ProposedViewSize(width: bounds.width, height: bounds.height))
  }

  /// The ideal size of a subview.
  func idealSize(of index: Int) -> LayoutSize {
    LayoutSize(self[startIndex + index].sizeThatFits(.unspecified))
  }
}
#endif
