#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
public import UIKit

/// A split view controller that leaves every question about orientations to the controller of its secondary column, and
/// where there is room for one column only to the one that is shown.
///
/// UIKit's own answers for itself or has its delegate answer, which is not asked here. Rules O4 and A4.
open class OrientationSplitViewController: UISplitViewController {
  /// The controller to which questions are left.
  private var answering: UIViewController? {
    if isCollapsed { return viewControllers.first }
    return viewController(for: .secondary) ?? viewControllers.last
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    resolvedInterfaceOrientations(forwardingTo: answering)
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    resolvedPreferredInterfaceOrientation(forwardingTo: answering)
  }

  @available(iOS 26.0, *)
  open override var prefersInterfaceOrientationLocked: Bool { resolvedInterfaceOrientationLock() }

  /// Nobody: what is wanted for any controller on the screen is answered here.
  @available(iOS 26.0, *)
  open override var childForInterfaceOrientationLock: UIViewController? { nil }

  open override func setViewController(_ viewController: UIViewController?, for column: UISplitViewController.Column) {
    super.setViewController(viewController, for: column)
    setNeedsUpdateOfResolvedOrientations()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Collapsing and expanding lay out, and tell nobody but the delegate.
    setNeedsUpdateOfResolvedOrientations()
  }
}
#endif
#endif
