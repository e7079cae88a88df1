#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
public import FoldLayout
public import UIKit

extension UIViewController {
  /// What `supportedInterfaceOrientations` is to answer: the one line by which a controller takes part.
  ///
  /// ```swift
  /// override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
  ///   resolvedInterfaceOrientations(declaring: .landscape)
  /// }
  /// ```
  ///
  /// A container leaves the answer to a child by the same line: `resolvedInterfaceOrientations(forwardingTo: content)`.
  /// Constraints then reach UIKit even where no delegate answers from here. Where nothing restricts the scene, and where
  /// masks are ignored, this is what is declared. UIKit raises an exception for an answer that has nothing in common with the
  /// application's; this one always has. Rules O1, O4 and A4.
  ///
  /// - Parameters:
  ///   - mask: The orientations that this screen is made for; where it is `nil` or empty, what UIKit answers for one that
  ///     does not say.
  ///   - child: The child to which the answer is left, before the mask.
  /// - Returns: A mask that is not empty.
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public func resolvedInterfaceOrientations(
    declaring mask: Interface.OrientationMask? = nil, forwardingTo child: UIViewController? = nil
  ) -> UIInterfaceOrientationMask {
    sceneOrientations?.controllerAnswer(of: self, declaring: mask, child: child)
      ?? Self.declaredOrientations(mask, child)
  }

  /// What `preferredInterfaceOrientationForPresentation` is to answer: what is preferred where UIKit will find it supported,
  /// else the nearest that it will.
  ///
  /// UIKit raises an exception for a preferred orientation that is not supported. A controller that is presented with a
  /// constraint, and has this line, is presented in an orientation that it allows; without it, UIKit may present it as
  /// it was and turn it afterwards. Rules O6 and A4.
  ///
  /// - Parameters:
  ///   - orientation: What is preferred; where it is `nil`, what a child prefers, else nothing.
  ///   - child: The child to which the answer is left.
  /// - Returns: An orientation that is supported.
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public func resolvedPreferredInterfaceOrientation(
    declaring orientation: Interface.Orientation? = nil, forwardingTo child: UIViewController? = nil
  ) -> UIInterfaceOrientation {
    if let sceneOrientations {
      return sceneOrientations.preferredAnswer(of: self, declaring: orientation, child: child)
    }
    let own = Interface.OrientationMask(supportedInterfaceOrientations)
    let both = own.intersection(ApplicationPlist.ofMainBundle.mask)
    let mask = both.isConstraint ? both : own
    return UIInterfaceOrientation(OrientationSituation().preferredForPresentation(orientation, among: mask))
  }

  /// What `prefersInterfaceOrientationLocked` is to answer, from iOS 26 on.
  ///
  /// A container that has this line answers for its children, and names none for the lock. Rule O11.
  ///
  /// - Parameter isPreferred: Whether this screen wants a lock of itself.
  /// - Returns: Whether it, or anybody on the screen, does.
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public func resolvedInterfaceOrientationLock(declaring isPreferred: Bool = false) -> Bool {
    sceneOrientations?.lockAnswer(of: self, declaring: isPreferred) ?? isPreferred
  }

  /// Has the orientations of the scene resolved anew at the end of this turn, and UIKit told where they are otherwise.
  ///
  /// UIKit tells nobody that a container shows another child, so a container of your own calls this when it does. Whatever
  /// else changes an answer calls it too, as it would UIKit's own. Any number of calls in one turn are one. Rule A4.
  public func setNeedsUpdateOfResolvedOrientations() {
    sceneOrientations?.setNeedsLook()
  }

  /// The way up that this controller's scene is shown, as the scene says: never as the device is held.
  ///
  /// It is read at this moment, also before anything has been laid out, and also where UIKit has told nobody of a change
  /// yet. To be told, observe the scene's `orientations`. Rule O7.
  public var shownOrientation: Interface.Orientation? {
    (viewIfLoaded?.window?.windowScene ?? sceneOrientations?.scene)?.shownOrientation
  }
}
#endif
#endif
