#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
import UIKit

/// A view that is not seen, in the view of a controller with constraints: it comes and goes with the screen.
///
/// UIKit tells nobody but the controller that it appears or disappears.
final class ControllerProbeView: UIView {
  /// Called when the view has come to a window or left one.
  var action: (() -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    action?()
  }
}
#endif
#endif
