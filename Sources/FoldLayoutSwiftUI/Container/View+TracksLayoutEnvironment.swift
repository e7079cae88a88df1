#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import SwiftUI

extension View {
  /// Tracks the environment of the container that this view fills, for every view in it.
  ///
  /// ```swift
  /// WindowGroup { RootView().tracksLayoutEnvironment() }
  /// ```
  ///
  /// It belongs on the root of a window, of a sheet, or of whatever part of a window is a container of its own. The
  /// view fills what it is offered, and the container goes out to the edges of the window that it reaches, so that what
  /// UIKit lists at those edges is among its facts. Views in it read `layoutEnvironment`, hear changes by
  /// `onLayoutEnvironmentChange(_:perform:)`, and ask for a part of it by ``LayoutEnvironmentReader``.
  ///
  /// A bar that SwiftUI insets around this view counts for where views lie, and is not among the safe area's insets,
  /// which are UIKit's. What is read is what `LayoutCoordinator(attachedTo:)` reads of a view of UIKit's that lies
  /// behind the container, with the same capabilities of the system; SwiftUI tells of no transitions. Until something
  /// was read, the environment is `nil`. Within `layoutEnvironment(_:)` nothing is read. Rules A1, A2 and A5.
  ///
  /// As `GeometryReader`, a container wants no size of its own: what is to be as large as its content, such as a
  /// popover, is none, and neither is what scrolls.
  ///
  /// - Returns: The view, in a container that is tracked while it is shown.
  public func tracksLayoutEnvironment() -> some View {
    modifier(ContainerTracking())
  }
}
#endif
