public import UIKit

@MainActor
public struct GeometryProxy {
  let frame: CGRect
  let global: CGRect
  let placement: StandInPlacement

  public var size: CGSize { frame.size }

  public var safeAreaInsets: EdgeInsets {
    let insets = placement.unsafeInsets(of: frame)
    let isMirrored = placement.direction == .rightToLeft
    return EdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }

  /// Counted from the left whatever the direction: what is flipped is flipped already. What is global is the window's.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .global: global
    case .local: CGRect(origin: .zero, size: frame.size)
    }
  }
}
