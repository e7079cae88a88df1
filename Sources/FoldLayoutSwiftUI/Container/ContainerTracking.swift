#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayoutUIKit
import SwiftUI

/// Tracks the container that a view fills, unless an environment is forced around it.
struct ContainerTracking: ViewModifier {
  @Environment(\.layoutContainer) private var outer
  @Environment(\.attachLayoutCoordinator) private var attach
  @Environment(\.layoutDirection) private var direction
  @State private var tracker = ContainerTracker()
  @State private var environment: LayoutEnvironment? = nil

  // From the SDK of iOS 27 on State is a macro, beside whose storage a memberwise initialiser is not always made.
  init() {}

  func body(content: Content) -> some View {
    if outer?.isForced == true {
      content.modifier(Filling())
    } else {
      tracked(content)
    }
  }

  private func tracked(_ content: Content) -> some View {
    let (view, coordinator) = tracker.attach(attach)
    let binding = $environment
    tracker.publish = { binding.wrappedValue = $0 }
    return GeometryReader { proxy in
      content
        .frame(width: proxy.size.width, height: proxy.size.height)
        .environment(\.layoutContainer, container(around: proxy))
        .environment(\.layoutCoordinator, coordinator)
    }
    .background { ContainerProbe(view: view).ignoresSafeArea() }
  }

  /// The container, which goes beyond the safe area as far as the view behind it does.
  private func container(around proxy: GeometryProxy) -> LayoutContainer {
    let inner = LayoutRect(proxy.frame(in: .global))
    let insets = LayoutEdgeInsets(proxy.safeAreaInsets, in: direction)
    let corner = LayoutPoint(x: inner.minX - insets.left, y: inner.minY - insets.top)
    let size = LayoutSize(
      width: inner.width + insets.left + insets.right, height: inner.height + insets.top + insets.bottom)
    return LayoutContainer(environment: current(size, insets), corner: corner, isForced: false)
  }

  /// What was read, with the size and the insets of now where UIKit has not laid out at that size yet: regions and
  /// traits follow, and until they do a part of the container must not lie outside of it.
  private func current(_ size: LayoutSize, _ insets: LayoutEdgeInsets) -> LayoutEnvironment? {
    guard var current = environment, size.width > 0, size.height > 0 else { return environment }
    // UIKit rounds frames to pixels.
    guard abs(current.size.width - size.width) >= 1 || abs(current.size.height - size.height) >= 1 else {
      return current
    }
    current.size = size
    if current.safeAreaInsets != nil { current.safeAreaInsets = insets }
    // Where it lies in its window, and what corners take, is not known for this size.
    current.windowSize = nil
    current.frameInWindow = nil
    current.cornerInsets = nil
    return current.canonical().environment
  }
}
#endif
