@MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  public private(set) var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?

  private var loaded: UIView?
  private var toldTraits = StandInTraitRegistrations()

  /// Test-only: the transition that is under way, which UIKit makes and drops.
  public weak var standInTransition: StandInTransition?

  /// Apple's has both without defaults, and an initialiser without parameters beside it.
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        viewDidLoad()
      }
      return loaded
    }
    set {
      loaded?.controller = nil
      loaded = newValue
      loaded?.controller = self
    }
  }

  public var viewIfLoaded: UIView? { loaded }

  public var isViewLoaded: Bool { loaded != nil }

  open func loadView() {
    view = UIView()
  }

  open func viewDidLoad() {}

  open func viewIsAppearing(_ animated: Bool) {}

  /// Whether the view has come to a window and its controller has not been told.
  var isToAppear = false

  open func viewWillLayoutSubviews() {}

  open func viewDidLayoutSubviews() {}

  open var traitCollection: UITraitCollection { toldTraits.current }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    standInTransition ?? parent?.transitionCoordinator
  }

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.viewIfLoaded?.frame.size == viewIfLoaded?.bounds.size {
      child.viewWillTransition(to: size, with: coordinator)
    }
    presentedViewController?.viewWillTransition(to: size, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
    presentedViewController?.willTransition(to: newCollection, with: coordinator)
  }

  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// A presentation over the full screen takes the presenter's view out of the window, and dismissal puts it back.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let window = viewIfLoaded?.window, let view = viewControllerToPresent.view else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    self.view.removeFromSuperview()
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else { return }
    guard let window = presented.viewIfLoaded?.window else { return }
    presented.view.removeFromSuperview()
    presentedViewController = nil
    view.frame = window.bounds
    window.addSubview(view)
    completion?()
  }

  @available(iOS 17.0, tvOS 17.0, *)
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    StandInSystem.provides("registerForTraitChanges", since: 17)
    return toldTraits.register(traits, handler)
  }

  @available(iOS 17.0, tvOS 17.0, *)
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    toldTraits.unregister(registration)
  }

  /// The view has been laid out by its superview, and has not laid out its own.
  func appearIfDue() {
    guard isToAppear else { return }
    isToAppear = false
    viewIsAppearing(false)
  }

  func traitsMayHaveChanged() {
    guard let loaded else { return }
    toldTraits.update(to: loaded.traitCollection, of: self)
  }
}
