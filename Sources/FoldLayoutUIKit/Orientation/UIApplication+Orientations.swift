#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
public import FoldLayout
public import UIKit

extension UIApplication {
  /// What the application's delegate is to answer: the one line by which an application takes part.
  ///
  /// ```swift
  /// func application(
  ///   _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  /// ) -> UIInterfaceOrientationMask {
  ///   application.resolvedInterfaceOrientations(for: window)
  /// }
  /// ```
  ///
  /// It answers for the scene of the window, and for no other. Rules O1 and A4.
  ///
  /// - Parameters:
  ///   - window: The window that UIKit asks for; where there is none, or it has no scene yet, what is declared is answered.
  ///   - mask: What the application declares in place of its Info.plist; `nil` leaves it to that.
  /// - Returns: A mask that is not empty, and not disjoint from what the window's controllers answer.
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public func resolvedInterfaceOrientations(
    for window: UIWindow?, declaring mask: Interface.OrientationMask? = nil
  ) -> UIInterfaceOrientationMask {
    if let scene = window?.windowScene {
      return SceneOrientations.of(scene).delegateAnswer(of: .application, for: window, declaring: mask)
    }
    if let mask, mask.isConstraint { return UIInterfaceOrientationMask(mask) }
    return UIInterfaceOrientationMask(ApplicationPlist.ofMainBundle.mask)
  }
}
#endif
#endif
