#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
import FoldLayoutUIKit
public import SwiftUI
public import UIKit

/// A hosting controller that answers UIKit for everything that its views, and whoever is on the screen, want of the
/// orientation.
///
/// ```swift
/// window.rootViewController = OrientationHostingController(rootView: RootView())
/// ```
///
/// It is for applications that make their windows themselves. SwiftUI's own `WindowGroup` has a root of its own, for
/// which the application's delegate answers, and which wishes for no lock. Rules O4, O11 and A4.
open class OrientationHostingController<Content>: UIHostingController<Content> where Content: View {
  /// What is resolved for the scene.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { resolvedInterfaceOrientations() }

  /// One that UIKit will find supported.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    resolvedPreferredInterfaceOrientation()
  }

  /// Whether anybody on the screen wishes for a lock.
  @available(iOS 26.0, *)
  open override var prefersInterfaceOrientationLocked: Bool { resolvedInterfaceOrientationLock() }

  /// Nobody: what is wanted for any controller on the screen is answered here.
  @available(iOS 26.0, *)
  open override var childForInterfaceOrientationLock: UIViewController? { nil }
}
#endif
#endif
