#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayoutUIKit
import SwiftUI

/// The container that views are in: what is known of it, and where it is.
struct LayoutContainer: Hashable, Sendable {
  /// What is known of it, or `nil` before it was told.
  var environment: LayoutEnvironment?

  /// Its top left corner in SwiftUI's global space, which stacks, lists and sheets share, in points.
  var corner: LayoutPoint

  /// Whether its environment was given, and nothing is read.
  var isForced: Bool

  /// Where a frame of SwiftUI's lies in the container, in points: SwiftUI tells frames from the left in both
  /// directions.
  @MainActor
  func frame(of proxy: GeometryProxy) -> LayoutRect {
    let frame = LayoutRect(proxy.frame(in: .global))
    return LayoutRect(origin: LayoutPoint(x: frame.minX - corner.x, y: frame.minY - corner.y), size: frame.size)
  }

  /// What is known, in SwiftUI's own direction, which views can be given without UIKit.
  func environment(in direction: LayoutDirection) -> LayoutEnvironment? {
    var environment = environment
    environment?.layoutDirection = Interface.LayoutDirection(direction)
    return environment
  }

  /// The environment of a part of the container; `nil` for one without extent, as a view of UIKit's that is empty has
  /// none.
  func environment(of frame: LayoutRect, in direction: LayoutDirection) -> LayoutEnvironment? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    return environment(in: direction)?.restricted(to: frame).canonical().environment
  }
}
#endif
