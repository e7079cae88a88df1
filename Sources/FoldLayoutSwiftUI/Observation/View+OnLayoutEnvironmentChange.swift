#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayoutUIKit
public import SwiftUI

extension View {
  /// Has an action called with what changes in the container around this view, while the view is shown.
  ///
  /// ```swift
  /// .onLayoutEnvironmentChange(.sizeClasses) { information in
  ///   if information.didChangeToRegularWidth { path.removeAll() }
  /// }
  /// ```
  ///
  /// Each time the view appears, the action is called with the present state, and cause `initial`, or as soon as there
  /// is one. Afterwards it is called for each emission that is about one of the aspects, in the order in which SwiftUI
  /// had the views appear, and by the closure that was evaluated last. Other aspects replace those before without
  /// another first call. Nothing is told where no environment is tracked or forced around the view. Rules D1 to D5, and
  /// D9.
  ///
  /// - Parameters:
  ///   - aspects: What the action wants to hear of.
  ///   - initial: Whether the action wants to hear of the present state when the view appears.
  ///   - action: Called on the main actor, and never while SwiftUI evaluates views.
  /// - Returns: The view.
  public func onLayoutEnvironmentChange(
    _ aspects: LayoutAspects = .all, initial: Bool = true,
    perform action: @escaping (LayoutEnvironmentInformation) -> Void
  ) -> some View {
    modifier(
      EnvironmentObservation(aspects: aspects) { information in
        if initial || information.cause != .initial { action(information) }
      })
  }
}
#endif
