extension UIViewController {
  /// The controller of this one's ancestors, or itself, that presents: UIKit takes the root for everything but contexts.
  private var presenter: UIViewController { parent?.presenter ?? self }

  /// UIKit has everybody beneath a presenter name what that presents.
  public var presentedViewController: UIViewController? { standInPresents ?? parent?.presentedViewController }

  public var presentingViewController: UIViewController? { presentedBy ?? parent?.presentingViewController }

  /// The presentation controller of this one where it is presented; one that is not has none of interest here.
  public var presentationController: UIPresentationController? { activePresentation ?? parent?.presentationController }

  /// Whether what is presented in a style takes everything beneath it away, or covers it.
  public var standInFillsWindow: Bool {
    switch adaptedStyle {
    case .fullScreen, .overFullScreen: true
    case .custom: activePresentation?.shouldPresentInFullscreen ?? true
    default: false
    }
  }

  private var adaptedStyle: UIModalPresentationStyle {
    guard let activePresentation else { return .none }
    let adapted = activePresentation.adaptivePresentationStyle(for: activePresentation.traitCollection)
    return adapted == .none ? activePresentation.presentationStyle : adapted
  }

  /// A presentation over the full screen takes the presenter's view out of the window; an animated one ends later.
  public func presentNow(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter
    guard presenter.standInPresents == nil, let window = presenter.viewIfLoaded?.window, let view = presented.view
    else {
      return
    }
    if presented.activePresentation == nil {
      presented.activePresentation = UIPresentationController(presentedViewController: presented, presenting: presenter)
    }
    presenter.standInPresents = presented
    presented.presentedBy = presenter
    presented.isBeingPresented = true
    let rotation = window.windowScene?.standInRotation
    if presented.standInFillsWindow { rotation?.begin(presented, in: window) }
    if presented.adaptedStyle == .fullScreen { presenter.view.removeFromSuperview() }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    presented.end(animated, on: window) {
      presented.isBeingPresented = false
      completion?()
    }
  }

  func dismissNow(animated: Bool, completion: (() -> Void)?) {
    // A presented controller has itself dismissed by whoever presents it.
    guard let presented = presentedViewController ?? (presentedBy == nil ? nil : self) else {
      parent?.dismissNow(animated: animated, completion: completion)
      return
    }
    guard let presenter = presented.presentedBy, let window = presented.viewIfLoaded?.window else { return }
    // UIKit has one transition at a time, and complains of a second.
    guard !presented.isBeingDismissed, !presented.isBeingPresented else { return }
    presented.isBeingDismissed = true
    if presented.standInFillsWindow {
      window.windowScene?.standInRotation?.begin(window.standInTop ?? presenter, in: window)
    }
    if presenter.view.window == nil {
      presenter.view.frame = window.bounds
      window.insertSubview(presenter.view, at: 0)
    }
    presented.end(animated, on: window) {
      var next: UIViewController? = presented
      while let gone = next {
        gone.viewIfLoaded?.removeFromSuperview()
        next = gone.standInPresents
        gone.standInPresents = nil
        gone.presentedBy = nil
        gone.activePresentation = nil
        gone.isBeingDismissed = false
      }
      presenter.standInPresents = nil
      completion?()
    }
  }

  /// Ends a presentation or a dismissal, at once or when the test says so, with its transition.
  private func end(_ animated: Bool, on window: UIWindow, _ body: @escaping () -> Void) {
    guard animated, let device = window.windowScene?.standInDevice else {
      body()
      return
    }
    let transition = StandInTransition()
    standInTransition = transition
    device.animate {
      transition.runAnimations()
      body()
      transition.complete()
    }
  }
}

extension UIWindow {
  /// Test-only: the controller that UIKit asks: the last in a row of presentations that fill the window.
  public var standInTop: UIViewController? {
    guard var top = rootViewController else { return nil }
    var next = top.standInPresents
    while let presented = next, !presented.isBeingDismissed {
      if presented.standInFillsWindow { top = presented }
      next = presented.standInPresents
    }
    return top
  }
}
