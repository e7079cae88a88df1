#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayoutUIKit
public import SwiftUI

extension EnvironmentValues {
  /// Every fact about the container that is tracked around a view, or `nil` where none is, and before it was told.
  ///
  /// ```swift
  /// @Environment(\.layoutEnvironment) private var environment
  /// ```
  ///
  /// The container is the view with `tracksLayoutEnvironment()`, out to the edges of the window that it reaches;
  /// coordinates are the container's, physical, in points. In a part of the container ask a
  /// ``LayoutEnvironmentReader``. A sheet finds that of what presents it, as it finds all of SwiftUI's environment,
  /// unless it tracks its own. It is never guessed: while SwiftUI lays out at a size that UIKit has not told yet, the
  /// size and the insets are SwiftUI's, its place in the window and its corners are not told, and the rest is what was
  /// told. Its layout direction is UIKit's, and a reader's is SwiftUI's own. It changes without an animation: where
  /// panes are to slide, say `.animation(.default, value: environment)`. Rules A5 and F2.
  public var layoutEnvironment: LayoutEnvironment? { layoutContainer?.environment }

  /// The container around a view.
  var layoutContainer: LayoutContainer? {
    get { self[LayoutContainerKey.self] }
    set { self[LayoutContainerKey.self] = newValue }
  }

  /// Who tells the container's observers.
  var layoutCoordinator: LayoutCoordinator? {
    get { self[LayoutCoordinatorKey.self] }
    set { self[LayoutCoordinatorKey.self] = newValue }
  }

  /// What attaches a coordinator to a view; tests have another one.
  var attachLayoutCoordinator: @MainActor (UIView) -> LayoutCoordinator {
    get { self[AttachLayoutCoordinatorKey.self] }
    set { self[AttachLayoutCoordinatorKey.self] = newValue }
  }
}

private struct LayoutContainerKey: EnvironmentKey {
  static var defaultValue: LayoutContainer? { nil }
}

private struct LayoutCoordinatorKey: EnvironmentKey {
  static var defaultValue: LayoutCoordinator? { nil }
}

private struct AttachLayoutCoordinatorKey: EnvironmentKey {
  static var defaultValue: @MainActor (UIView) -> LayoutCoordinator {
    { LayoutCoordinator(attachedTo: $0) }
  }
}
#endif
