#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayoutUIKit
import SwiftUI

/// The container that views are in: what is known of it, and where its coordinates are among SwiftUI's.
struct LayoutContainer: Hashable, Sendable {
  /// The name of a coordinate space, one for each container.
  struct Space: Hashable, Sendable {
    private let owner: ObjectIdentifier

    init(of owner: AnyObject) {
      self.owner = ObjectIdentifier(owner)
    }
  }

  /// What is known of it, or `nil` before it was told.
  var environment: LayoutEnvironment?

  /// The space of the view in the container that keeps clear of its unsafe edges.
  var space: Space

  /// Where that space has its origin in the container, in points from the left and from the top.
  var origin: LayoutPoint

  /// Whether its environment was given, and nothing is read.
  var isForced: Bool

  /// Where a frame of SwiftUI's lies in the container, in points: SwiftUI tells frames from the left in both directions.
  @MainActor
  func frame(of proxy: GeometryProxy) -> LayoutRect {
    let frame = LayoutRect(proxy.frame(in: .named(space)))
    let corner = LayoutPoint(x: frame.minX + origin.x, y: frame.minY + origin.y)
    return LayoutRect(origin: corner, size: frame.size)
  }

  /// The environment of a part of the container, in a direction that SwiftUI knows best; `nil` for one without extent, as
  /// a view of UIKit's that is empty has none.
  func environment(of frame: LayoutRect, _ direction: LayoutDirection) -> LayoutEnvironment? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    var part = environment?.restricted(to: frame)
    part?.layoutDirection = Interface.LayoutDirection(direction)
    return part?.canonical().environment
  }
}
#endif
