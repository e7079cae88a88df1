@MainActor
open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable, UICoordinateSpace {
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  public var autoresizingMask: AutoresizingMask = []
  public var isUserInteractionEnabled = true
  open var isHidden = false
  public private(set) var interactions: [any UIInteraction] = []

  let traits = StandInTraitRegistrations()
  weak var controller: UIViewController?
  var needsLayout = true
  var toldSafeAreaInsets = UIEdgeInsets.zero
  private var origin = CGPoint.zero
  private var storedBounds = CGRect.zero

  /// Test-only: what UIKit computes from bars and hardware, where it is not what follows from the superview.
  public var standInSafeAreaInsets: UIEdgeInsets?

  /// Test-only: the insets that also keep clear of corners, for each axis.
  public var standInCornerInsets: (horizontal: UIEdgeInsets, vertical: UIEdgeInsets)?

  /// Test-only: how often a layout method was run from inside itself.
  public internal(set) var standInNestedPasses = 0

  /// Test-only: whether a layout pass is due.
  public var standInNeedsLayout: Bool { needsLayout }

  /// Test-only: the traits that a parent gives to this part of the hierarchy.
  public var standInTraits: UITraitCollection?

  /// Apple's has this without a default, and one without parameters beside it.
  public init(frame: CGRect = .zero) {
    super.init()
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open var window: UIWindow? { superview?.window }

  open var frame: CGRect {
    get { CGRect(origin: origin, size: storedBounds.size) }
    set {
      origin = newValue.origin
      bounds.size = newValue.size
    }
  }

  open var bounds: CGRect {
    get { storedBounds }
    set {
      let old = storedBounds
      storedBounds = newValue
      guard old.size != newValue.size else { return }
      setNeedsLayout()
      for view in subviews { view.autoresize(from: old.size, to: newValue.size) }
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    var size = frame.size
    if autoresizingMask.contains(.flexibleWidth) { size.width += new.width - old.width }
    if autoresizingMask.contains(.flexibleHeight) { size.height += new.height - old.height }
    frame.size = size
  }

  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    let old = view.window
    if view.superview != nil { view.leave() }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    setNeedsLayout()
    view.setNeedsLayout()
    if view.window !== old { view.windowChanged() }
  }

  open func bringSubviewToFront(_ view: UIView) {
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  open func removeFromSuperview() {
    guard superview != nil else { return }
    let old = window
    leave()
    didMoveToSuperview()
    if old != nil { windowChanged() }
  }

  private func leave() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  func windowChanged() {
    for interaction in interactions { (interaction as? UIHingeInteraction)?.standInWindowChanged() }
    controller?.isToAppear = window != nil
    if window != nil { controller?.viewWillAppear(false) } else { controller?.viewDidDisappear(false) }
    if controller != nil { setNeedsLayout() }
    window?.regions.begin()
    didMoveToWindow()
    for view in subviews { view.windowChanged() }
  }

  open func didMoveToSuperview() {}

  open func didMoveToWindow() {}

  open func safeAreaInsetsDidChange() {}

  open func layoutSubviews() {}

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  open func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
