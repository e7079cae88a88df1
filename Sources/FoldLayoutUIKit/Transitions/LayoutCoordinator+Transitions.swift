#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayout
public import UIKit

extension LayoutCoordinator {
  /// Tells of a transition of UIKit's, and joins it: the one line by which a controller forwards it.
  ///
  /// ```swift
  /// override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
  ///   super.viewWillTransition(to: size, with: coordinator)
  ///   layout.willTransition(to: size, with: coordinator)
  /// }
  /// ```
  ///
  /// It can be called more than once for one transition, for example from `willTransition(to:with:)` too. Observers are
  /// told of it by rule D7, the alongside phase inside UIKit's animation block, with the container laid out. The
  /// closures are for one who wants to hear of this transition alone. They are called wherever UIKit calls its own, as long
  /// as this coordinator lives, also while nothing is told to observers and before anything is known: then with what is
  /// there at that moment. Where UIKit runs no animation block, only `completion` is called.
  ///
  /// Rules A1, D7 and D11.
  ///
  /// - Parameters:
  ///   - size: The size that the container is to have, in points; `nil` where it is not known, for example because the
  ///     container is not the controller's own view.
  ///   - transition: UIKit's coordinator, which is not kept.
  ///   - animation: Called inside the animation block.
  ///   - completion: Called when the transition has ended; `transition?.phase` says whether it was cancelled.
  @MainActor
  public consuming func willTransition(
    to size: CGSize? = nil, with transition: any UIViewControllerTransitionCoordinator,
    animation: ((LayoutEnvironmentInformation) -> Void)? = nil,
    completion: ((LayoutEnvironmentInformation) -> Void)? = nil
  ) {
    guard let source = source as? ViewLayoutSource else {
      return assertionFailure("Forward transitions to a LayoutCoordinator that is attached to a view or a controller.")
    }
    // An observer that drops it from inside is the last to hear of it.
    _ = consume self
    source.begin(transition, target: size.map { LayoutSize($0) }, animation: animation, completion: completion)
  }
}
#endif
