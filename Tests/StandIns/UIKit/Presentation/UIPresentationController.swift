@available(iOS 8.0, *)
@MainActor
open class UIPresentationController: NSObject {
  private let style: UIModalPresentationStyle

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    let style = presentedViewController.modalPresentationStyle
    self.style = style == .automatic ? .pageSheet : style
  }

  public var presentationStyle: UIModalPresentationStyle { style }

  /// Test-only: what the style becomes in the traits of the moment; sheets and popovers adapt.
  public var standInAdaptedStyle = UIModalPresentationStyle.none

  /// Answers `.none` where the style stays.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    standInAdaptedStyle
  }

  open var shouldPresentInFullscreen: Bool { true }
}
