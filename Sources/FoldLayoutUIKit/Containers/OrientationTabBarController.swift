#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
public import UIKit

/// A tab bar controller that leaves every question about orientations to the selected controller, and says so when that
/// is another.
///
/// UIKit's own answers for itself or has its delegate answer, which is not asked here, and asks nothing anew when another
/// tab is selected. Rules O4 and A4.
open class OrientationTabBarController: UITabBarController {
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    resolvedInterfaceOrientations(forwardingTo: selectedViewController)
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    resolvedPreferredInterfaceOrientation(forwardingTo: selectedViewController)
  }

  @available(iOS 26.0, *)
  open override var prefersInterfaceOrientationLocked: Bool { resolvedInterfaceOrientationLock() }

  /// Nobody: what is wanted for any controller on the screen is answered here.
  @available(iOS 26.0, *)
  open override var childForInterfaceOrientationLock: UIViewController? { nil }

  open override var selectedViewController: UIViewController? {
    didSet { setNeedsUpdateOfResolvedOrientations() }
  }

  open override var selectedIndex: Int {
    didSet { setNeedsUpdateOfResolvedOrientations() }
  }

  open override var viewControllers: [UIViewController]? {
    didSet { setNeedsUpdateOfResolvedOrientations() }
  }

  open override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
    setNeedsUpdateOfResolvedOrientations()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // A sidebar, and what selects without the setters, lays out.
    setNeedsUpdateOfResolvedOrientations()
  }

  open override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    super.tabBar(tabBar, didSelect: item)
    setNeedsUpdateOfResolvedOrientations()
  }
}
#endif
#endif
