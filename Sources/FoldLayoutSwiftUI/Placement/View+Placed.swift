#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayoutUIKit
public import SwiftUI

extension View {
  /// Puts this view at a frame, as an answer of FoldLayout's or an environment tells it.
  ///
  /// ```swift
  /// LayoutEnvironmentReader { environment in
  ///   if let place = environment?.placement(of: alert) { AlertView().placed(at: place.frame) }
  /// }
  /// ```
  ///
  /// The frame is physical: SwiftUI counts positions from the leading edge, and here they are counted from the left in
  /// both directions. The view itself keeps its direction. What is returned fills what it is offered, from whose top
  /// left corner the frame is counted. Rules L6 and L7.
  ///
  /// - Parameter frame: Where it goes, in points, in the coordinates of what fills the same container, as a
  ///   ``LayoutEnvironmentReader`` does. One that cannot be is empty, in the corner.
  /// - Returns: The view at that frame.
  public func placed(at frame: LayoutRect) -> some View {
    modifier(PlacedView(frame: frame))
  }
}

/// A view at a physical frame.
private struct PlacedView: ViewModifier {
  let frame: LayoutRect
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    let frame = possible
    content
      .environment(\.layoutDirection, direction)
      .frame(width: CGFloat(frame.width), height: CGFloat(frame.height))
      .position(x: CGFloat(frame.minX + frame.width / 2), y: CGFloat(frame.minY + frame.height / 2))
      .environment(\.layoutDirection, .leftToRight)
  }

  private var possible: LayoutRect {
    let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
    return isFinite && frame.width >= 0 && frame.height >= 0 ? frame : LayoutRect(x: 0, y: 0, width: 0, height: 0)
  }
}
#endif
