#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
public import UIKit

/// A navigation controller that leaves every question about orientations to the controller on top, and says so when that
/// is another.
///
/// UIKit's own answers for itself or has its delegate answer, which is not asked here, and asks nothing anew when it pushes
/// or pops. Rules O4 and A4.
open class OrientationNavigationController: UINavigationController {
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    resolvedInterfaceOrientations(forwardingTo: topViewController)
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    resolvedPreferredInterfaceOrientation(forwardingTo: topViewController)
  }

  @available(iOS 26.0, *)
  open override var prefersInterfaceOrientationLocked: Bool { resolvedInterfaceOrientationLock() }

  /// Nobody: what is wanted for any controller on the screen is answered here.
  @available(iOS 26.0, *)
  open override var childForInterfaceOrientationLock: UIViewController? { nil }

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    setNeedsUpdateOfResolvedOrientations()
  }

  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    defer { setNeedsUpdateOfResolvedOrientations() }
    return super.popViewController(animated: animated)
  }

  @discardableResult
  open override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    defer { setNeedsUpdateOfResolvedOrientations() }
    return super.popToViewController(viewController, animated: animated)
  }

  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    defer { setNeedsUpdateOfResolvedOrientations() }
    return super.popToRootViewController(animated: animated)
  }

  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
    setNeedsUpdateOfResolvedOrientations()
  }
}
#endif
#endif
