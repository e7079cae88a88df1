import UIKit

/// What a view comes to: how large it wants to be, and what happens where it is put.
@MainActor
final class StandInElement {
  typealias Size = (ProposedViewSize) -> CGSize
  typealias Place = (CGRect, StandInPlacement) -> Void

  private let sizeThatFits: Size
  private let putting: Place

  init(size: @escaping Size, place: @escaping Place = { _, _ in }) {
    sizeThatFits = size
    putting = place
  }

  func size(_ proposal: ProposedViewSize) -> CGSize { sizeThatFits(proposal) }

  /// Puts it at a frame in its host's coordinates, from the left.
  func place(_ frame: CGRect, _ placement: StandInPlacement) {
    putting(frame, placement)
  }

  /// Several as one, over each other in the middle.
  static func stacked(_ elements: [StandInElement]) -> StandInElement {
    if elements.count == 1 { return elements[0] }
    return StandInElement(
      size: { proposal in
        let sizes = elements.map { $0.size(proposal) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
      },
      place: { frame, placement in
        for element in elements { element.place(in: frame, proposal: ProposedViewSize(frame.size), .center, placement) }
      })
  }

  /// Puts it into a frame at the size that it wants there.
  func place(in frame: CGRect, proposal: ProposedViewSize, _ alignment: Alignment, _ placement: StandInPlacement) {
    let size = size(proposal)
    let place = CGRect(
      x: (frame.width - size.width) * alignment.horizontal.standInFraction,
      y: (frame.height - size.height) * alignment.vertical.standInFraction, width: size.width, height: size.height)
    self.place(place.standInFlipped(in: frame, placement.direction), placement)
  }
}

/// What is known of the surroundings while views are put in their places; all frames in the host's coordinates.
@MainActor
struct StandInPlacement {
  /// What the safe area leaves, and all that there is.
  var safe: CGRect
  var outer: CGRect
  var direction: LayoutDirection

  /// Whether the height is left open, as in what scrolls.
  var isScrolled = false

  /// What lies between a frame and the end of what there is, where it reaches the end of the safe area.
  func unsafeInsets(of frame: CGRect) -> UIEdgeInsets {
    func inset(_ edge: CGFloat, _ safe: CGFloat, _ length: CGFloat) -> CGFloat {
      abs(edge - safe) < 0.001 ? max(0, length) : 0
    }
    return UIEdgeInsets(
      top: inset(frame.minY, safe.minY, safe.minY - outer.minY),
      left: inset(frame.minX, safe.minX, safe.minX - outer.minX),
      bottom: inset(frame.maxY, safe.maxY, outer.maxY - safe.maxY),
      right: inset(frame.maxX, safe.maxX, outer.maxX - safe.maxX))
  }
}

extension StandInPlacement {
  /// A frame out to the end of what there is, at the edges where it reaches the end of the safe area.
  func reach(of frame: CGRect) -> CGRect {
    let insets = unsafeInsets(of: frame)
    return CGRect(
      x: frame.minX - insets.left, y: frame.minY - insets.top, width: frame.width + insets.left + insets.right,
      height: frame.height + insets.top + insets.bottom)
  }
}

extension CGRect {
  /// A frame that counts from its parent's leading top corner, in the coordinates of the host: SwiftUI flips the
  /// position of each view within its parent.
  func standInFlipped(in parent: CGRect, _ direction: LayoutDirection) -> CGRect {
    let x = direction == .rightToLeft ? parent.width - maxX : minX
    return CGRect(x: parent.minX + x, y: parent.minY + minY, width: width, height: height)
  }
}
