import FoldLayoutUIKit

final class VideoViewController: UIViewController {
  private var landscape: ControllerConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    landscape = constrainOrientations(to: .landscape, orLock: true)  // while this is on the screen
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { resolvedInterfaceOrientations() }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    resolvedPreferredInterfaceOrientation()
  }
  @available(iOS 26.0, *)
  override var prefersInterfaceOrientationLocked: Bool { resolvedInterfaceOrientationLock() }

  func turn() {
    requestOrientation(.landscapeRight) { outcome in print(outcome) }  // granted, refused, expired, …
  }
}
