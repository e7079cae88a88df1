#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayout
public import UIKit

extension LayoutCoordinator {
  /// When a container whose facts disagree is read again, in seconds: regions lag the hinge, by up to a second.
  @MainActor
  public static let rereadDelays: [Double] = [0.1, 0.35, 1]

  /// Creates a coordinator of a controller's view.
  ///
  /// ```swift
  /// private lazy var layout = LayoutCoordinator(attachedTo: self)
  /// ```
  ///
  /// The view is never loaded by this. A coordinator that was made before the view was loaded is attached when somebody
  /// registers with it afterwards; registering before traps in debug builds. Nothing is told while the view is in no
  /// window or its scene is in the background, and one emission at most when it returns, for which regions and the hinge
  /// have until the first re-read to report. Sizes are the view's, never a screen's.
  ///
  /// What is told while a view is laid out comes after that view's own layout methods; layout code that runs in them
  /// asks the view for its `layoutEnvironment`. A view that only moves, and whose size, safe area and traits stay, is
  /// read again with its next layout pass.
  ///
  /// Rules A1, A5 and A6.
  ///
  /// - Parameters:
  ///   - controller: The controller, which is not kept.
  ///   - rereads: When an unsettled container is read again, in seconds after it was read; values that are not finite
  ///     and above zero are left out.
  @MainActor
  public convenience init(attachedTo controller: UIViewController, rereads: [Double] = rereadDelays) {
    self.init(
      capabilities: .current, scheduler: MainQueueScheduler(), rereads: rereads,
      isTooEarly: { [weak controller] in controller?.isViewLoaded == false },
      findView: { [weak controller] in controller?.viewIfLoaded })
  }

  /// Creates a coordinator of a view, or of a window.
  ///
  /// Rules A1, A5 and A6.
  ///
  /// - Parameters:
  ///   - view: The view, which is not kept, and which may have any subviews: not a visual effect view.
  ///   - rereads: When an unsettled container is read again, in seconds after it was read; values that are not finite
  ///     and above zero are left out.
  @MainActor
  public convenience init(attachedTo view: UIView, rereads: [Double] = rereadDelays) {
    self.init(capabilities: .current, scheduler: MainQueueScheduler(), rereads: rereads) { [weak view] in view }
  }

  /// Creates a coordinator on a system that can do less, and with other waiting, for tests.
  ///
  /// - Parameters:
  ///   - capabilities: What may be called.
  ///   - scheduler: What waiting goes through.
  ///   - rereads: When an unsettled container is read again, in seconds.
  ///   - isTooEarly: Whether the container is still to be loaded.
  ///   - findView: Answers the container, or `nil` where it is not loaded or gone; it must not keep it.
  @MainActor
  package convenience init(
    capabilities: PlatformCapabilities, scheduler: any LayoutScheduler, rereads: [Double] = rereadDelays,
    isTooEarly: @escaping () -> Bool = { false }, findView: @escaping () -> UIView?
  ) {
    let source = ViewLayoutSource(
      capabilities: capabilities, scheduler: scheduler, rereads: rereads, isTooEarly: isTooEarly, findView: findView)
    self.init(source: source)
    source.attach(to: self)
  }
}
#endif
