@available(iOS 8.0, *)
@MainActor
open class UIPresentationController: NSObject {
  private let style: UIModalPresentationStyle
  private weak var presenting: UIViewController?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presenting = presentingViewController
    let style = presentedViewController.modalPresentationStyle
    self.style = style == .automatic ? .pageSheet : style
  }

  public var presentationStyle: UIModalPresentationStyle { style }

  public var traitCollection: UITraitCollection { presenting?.traitCollection ?? UITraitCollection() }

  /// Test-only: what the style becomes at compact width; sheets and popovers adapt.
  public var standInAdaptedStyle = UIModalPresentationStyle.none

  /// Answers `.none` where the style stays.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .regular ? .none : standInAdaptedStyle
  }

  open var shouldPresentInFullscreen: Bool { true }
}
