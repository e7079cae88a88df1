@MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  public internal(set) var isBeingPresented = false
  public internal(set) var isBeingDismissed = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Test-only: what this very controller presents.
  public var standInPresents: UIViewController?
  weak var presentedBy: UIViewController?

  /// Test-only: the presentation controller to come, or the one that is there.
  public var standInPresentation: UIPresentationController? {
    get { activePresentation }
    set { activePresentation = newValue }
  }

  var activePresentation: UIPresentationController?

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

  open func viewWillAppear(_ animated: Bool) {}

  open func viewIsAppearing(_ animated: Bool) {}

  open func viewDidDisappear(_ animated: Bool) {}

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

  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    presentNow(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissNow(animated: flag, completion: completion)
  }

  @available(iOS 6.0, *)
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// What is shown; UIKit looks whether a subclass has its own, and takes no offence at this one.
  @available(iOS 6.0, *)
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    hasDefaultPreference = true
    let window = viewIfLoaded?.window ?? presentingViewController?.viewIfLoaded?.window
    return window?.windowScene?.standInGeometry.orientation ?? .portrait
  }

  var hasDefaultPreference = false

  @available(iOS 16.0, *)
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    StandInSystem.provides("setNeedsUpdateOfSupportedInterfaceOrientations", since: 16)
    StandInRotation.showing(self)?.needsUpdateWasAsked(of: self)
  }

  /// Asks every scene, since it says nothing of any.
  @available(iOS, introduced: 5.0, deprecated: 16.0)
  open class func attemptRotationToDeviceOrientation() {
    NotificationCenter.default.post(name: StandInRotation.attempt, object: nil)
  }

  @available(iOS 26.0, *)
  open var prefersInterfaceOrientationLocked: Bool {
    StandInSystem.provides("prefersInterfaceOrientationLocked", since: 26)
    return false
  }

  @available(iOS 26.0, *)
  open var childForInterfaceOrientationLock: UIViewController? {
    StandInSystem.provides("childForInterfaceOrientationLock", since: 26)
    return nil
  }

  @available(iOS 26.0, *)
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    StandInSystem.provides("setNeedsUpdateOfPrefersInterfaceOrientationLocked", since: 26)
    StandInRotation.showing(self)?.lockUpdateWasAsked(of: self)
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
