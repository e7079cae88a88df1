#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayoutUIKit
import SwiftUI

/// Reads one container through a view of UIKit's that lies behind it, for as long as the container is shown.
///
/// The view is made when it is first needed: SwiftUI makes this anew whenever it makes the modifier anew, and keeps the
/// first.
@MainActor
final class ContainerTracker {
  /// What the container is told through.
  private var attached: (view: UIView, coordinator: LayoutCoordinator)?

  /// Takes over what is read; set whenever SwiftUI updates.
  var publish: (LayoutEnvironment) -> Void = { _ in }

  /// The view, and the coordinator that reads it.
  func attach(
    _ attach: @MainActor (UIView) -> LayoutCoordinator
  ) -> (view: UIView, coordinator: LayoutCoordinator) {
    if let attached { return attached }
    let view = UIView()
    let coordinator = attach(view)
    attached = (view, coordinator)
    // The first who is told: the environment's value is no older than what observers hear.
    coordinator.observe(self) { tracker, information in tracker.publish(information.current) }
    return (view, coordinator)
  }
}
#endif
