@MainActor
open class UIWindow: UIView {
  /// The views whose layout methods are running, the innermost last.
  var layoutStack: [UIView] = []

  let regions = StandInWindowRegions()
  private weak var scene: UIWindowScene?

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.standInGeometry.space.bounds)
    self.windowScene = windowScene
  }

  open override var window: UIWindow? { self }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      // UIKit asks who comes; of one that goes nobody is asked but for what is key then.
      if isHidden { windowScene?.chooseKeyWindow() } else { windowScene?.standInRotation?.setNeedsEvaluation() }
      let name = isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification
      NotificationCenter.default.post(name: name, object: self)
    }
  }

  open var windowScene: UIWindowScene? {
    get { scene }
    set {
      let old = scene
      guard old !== newValue else { return }
      scene = newValue
      old?.remove(self)
      old?.chooseKeyWindow()
      newValue?.add(self)
      sceneChanged()
    }
  }

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
      windowScene?.standInRotation?.setNeedsEvaluation()
    }
  }

  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")

  open func makeKey() {
    let old = windowScene?.key
    windowScene?.key = self
    if let old, old !== self { NotificationCenter.default.post(name: Self.didResignKeyNotification, object: old) }
    windowScene?.standInRotation?.setNeedsEvaluation()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  public func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Test-only: what the platform lists for this window, in the window's coordinates.
  public var standInRegions: [StandInRegion] {
    get { regions.listed }
    set { regions.list(newValue) }
  }

  /// Test-only: whether a view is told only of the regions that meet its bounds.
  public var standInListsMeetingOnly = false

  /// Test-only: in how many of the first layout passes nothing is found.
  public var standInAbsentPasses: Int {
    get { regions.absentPasses }
    set { regions.absentPasses = newValue }
  }

  /// Test-only: whether a change of regions lays out those who read them in a tracked method.
  public var standInTracksRegions: Bool {
    get { regions.tracks }
    set { regions.tracks = newValue }
  }
}

extension UIView {
  /// A window that moves between scenes tells its views nothing of it but new traits.
  func sceneChanged() {
    for interaction in interactions { (interaction as? UIHingeInteraction)?.standInWindowChanged() }
    for view in subviews { view.sceneChanged() }
  }
}
