#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
public import FoldLayoutUIKit
public import SwiftUI

extension View {
  /// Allows only some orientations while this view is shown.
  ///
  /// ```swift
  /// VideoPlayer().supportedInterfaceOrientations(.landscape)
  /// ```
  ///
  /// It is registered when SwiftUI puts the view on the screen, on the scene and with the controllers that show it, and
  /// cleared when the view disappears, whichever of two screens does so first. Several that are shown at once are
  /// intersected; what would leave nothing is skipped, and `UIWindowScene.orientationExplanation` says so. UIKit hears
  /// of it where the scene's delegate, from iOS 27 on, or the application's answers `resolvedInterfaceOrientations`,
  /// which is one line in each, or where the root is an ``OrientationHostingController``. On the inner display of a
  /// folding phone masks are ignored. Rules O1 to O4 and O11.
  ///
  /// - Parameters:
  ///   - mask: The orientations that will do; `nil` or an empty mask is no constraint.
  ///   - name: What the account calls it; a view where this is `nil`.
  ///   - condition: What must be the case for it to count.
  ///   - becomesLock: Whether, where masks are not honoured, the orientation is to be kept once one of them is shown.
  /// - Returns: The view.
  public func supportedInterfaceOrientations(
    _ mask: Interface.OrientationMask?, name: String? = nil, when condition: LayoutCondition? = nil,
    orLock becomesLock: Bool = false
  ) -> some View {
    demanding(mask.map { .only($0, orLock: becomesLock) }, name, condition)
  }

  /// Wishes that the orientation be kept while this view is shown.
  ///
  /// It is the one thing that works on the inner display of a folding phone, from iOS 26 on, and where the root is an
  /// ``OrientationHostingController``: UIKit asks the root's controller for it. Rule O11.
  ///
  /// - Parameters:
  ///   - isLocked: Whether it is wished.
  ///   - name: What the account calls it; a view where this is `nil`.
  ///   - condition: What must be the case for it to count.
  /// - Returns: The view.
  public func locksInterfaceOrientation(
    _ isLocked: Bool = true, name: String? = nil, when condition: LayoutCondition? = nil
  ) -> some View {
    demanding(isLocked ? .lock : nil, name, condition)
  }

  private func demanding(
    _ kind: OrientationDemand.Kind?, _ name: String?, _ condition: LayoutCondition?
  ) -> some View {
    let demand = kind.map { OrientationDemand(kind: $0, name: name ?? "a view", condition: condition) }
    return background {
      OrientationDemandView(demand: demand)
        .frame(width: 0, height: 0)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
  }
}
#endif
#endif
