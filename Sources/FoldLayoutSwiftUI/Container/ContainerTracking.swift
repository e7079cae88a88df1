#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayoutUIKit
import SwiftUI

/// Tracks the container that a view fills, unless an environment is forced around it.
struct ContainerTracking: ViewModifier {
  @Environment(\.layoutContainer) private var outer
  @Environment(\.attachLayoutCoordinator) private var attach
  @Environment(\.layoutDirection) private var direction
  @State private var tracker = ContainerTracker()
  @State private var environment: LayoutEnvironment?
  @State private var origin = LayoutPoint.zero

  func body(content: Content) -> some View {
    if outer?.isForced == true {
      content.modifier(Filling())
    } else {
      tracked(content)
    }
  }

  private func tracked(_ content: Content) -> some View {
    let (view, coordinator) = tracker.attach(attach)
    tracker.publish = { [$environment] in $environment.wrappedValue = $0 }
    let space = LayoutContainer.Space(of: tracker)
    let container = LayoutContainer(environment: environment, space: space, origin: origin, isForced: false)
    return
      content
      .modifier(Filling())
      .environment(\.layoutContainer, container)
      .environment(\.layoutCoordinator, coordinator)
      .background {
        GeometryReader { proxy in
          ContainerProbe(view: view)
            .ignoresSafeArea()
            .onAppear { origin = corner(of: proxy) }
            .onChange(of: corner(of: proxy)) { origin = $0 }
        }
      }
      .coordinateSpace(name: space)
  }

  /// Where the safe area begins in the container, which goes beyond it as far as the view behind it does.
  private func corner(of proxy: GeometryProxy) -> LayoutPoint {
    let insets = proxy.safeAreaInsets
    let left = direction == .rightToLeft ? insets.trailing : insets.leading
    return LayoutPoint(x: Double(left), y: Double(insets.top))
  }
}
#endif
