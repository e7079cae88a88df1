#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayoutUIKit
import SwiftUI

/// A container whose environment is given, in its size and with its safe area.
struct ForcedContainer: ViewModifier {
  let environment: LayoutEnvironment
  @State private var teller = ForcedTeller()

  init(_ environment: LayoutEnvironment) {
    self.environment = environment
  }

  func body(content: Content) -> some View {
    GeometryReader { proxy in
      content
        .environment(\.layoutContainer, container(at: proxy))
        .environment(\.layoutCoordinator, teller.coordinator)
        .modifier(ForcedSafeArea(insets: environment.safeAreaInsets ?? .zero))
        .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .frame(width: CGFloat(environment.size.width), height: CGFloat(environment.size.height))
    .modifier(ForcedTraits(environment))
    // What is filled reaches the device's own unsafe edges, and takes their place.
    .modifier(Filling())
    .ignoresSafeArea()
    .onAppear { teller.coordinator.update(environment) }
    .onChange(of: environment) { teller.coordinator.update($0) }
  }

  private func container(at proxy: GeometryProxy) -> LayoutContainer {
    let corner = LayoutPoint(proxy.frame(in: .global).origin)
    return LayoutContainer(environment: environment, corner: corner, isForced: true)
  }
}

/// Tells the observers of a container whose environment is given.
@MainActor
final class ForcedTeller {
  /// Made when it is first needed: SwiftUI makes this anew whenever it makes the modifier anew, and keeps the first.
  private(set) lazy var coordinator = LayoutCoordinator()
}

/// What SwiftUI itself tells views of the traits, where the environment says it.
private struct ForcedTraits: ViewModifier {
  let environment: LayoutEnvironment
  @Environment(\.layoutDirection) private var direction
  @Environment(\.displayScale) private var scale
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical

  init(_ environment: LayoutEnvironment) {
    self.environment = environment
  }

  func body(content: Content) -> some View {
    let classes = environment.sizeClasses
    content
      .environment(\.layoutDirection, environment.layoutDirection.flatMap { LayoutDirection($0) } ?? direction)
      .environment(\.displayScale, environment.displayScale.map { CGFloat($0) } ?? scale)
      .environment(\.horizontalSizeClass, classes.map { UserInterfaceSizeClass($0.horizontal) } ?? horizontal)
      .environment(\.verticalSizeClass, classes.map { UserInterfaceSizeClass($0.vertical) } ?? vertical)
  }
}

/// A safe area within what a view is offered.
private struct ForcedSafeArea: ViewModifier {
  let insets: LayoutEdgeInsets
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    let isMirrored = direction == .rightToLeft
    content
      .modifier(Filling())
      .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: CGFloat(insets.top)) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: CGFloat(insets.bottom)) }
      .safeAreaInset(edge: .leading, spacing: 0) {
        Color.clear.frame(width: CGFloat(isMirrored ? insets.right : insets.left))
      }
      .safeAreaInset(edge: .trailing, spacing: 0) {
        Color.clear.frame(width: CGFloat(isMirrored ? insets.left : insets.right))
      }
  }
}
#endif
