import FoldLayout
import FoldLayoutUIKit
import UIKit

/// A controller that answers by itself, as one does that knows nothing of the resolution.
final class ForeignController: UIViewController {
  var mask: UIInterfaceOrientationMask
  var preferred: UIInterfaceOrientation?
  var askedCount = 0

  init(_ mask: Interface.OrientationMask, preferring preferred: Interface.Orientation? = nil) {
    self.mask = UIInterfaceOrientationMask(mask)
    self.preferred = preferred.map { UIInterfaceOrientation($0) }
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    askedCount += 1
    return mask
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    preferred ?? super.preferredInterfaceOrientationForPresentation
  }
}

/// A controller that answers from the resolution, by the lines that the documentation gives.
final class ResolvedController: UIViewController {
  var declared: Interface.OrientationMask?
  var preferred: Interface.Orientation?
  var prefersLock = false

  init(_ declared: Interface.OrientationMask? = nil, preferring preferred: Interface.Orientation? = nil) {
    self.declared = declared
    self.preferred = preferred
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    resolvedInterfaceOrientations(declaring: declared)
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    resolvedPreferredInterfaceOrientation(declaring: preferred)
  }

  override var prefersInterfaceOrientationLocked: Bool { resolvedInterfaceOrientationLock(declaring: prefersLock) }
}
