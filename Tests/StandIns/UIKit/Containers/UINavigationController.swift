@MainActor
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []

  public convenience init(rootViewController: UIViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  /// Apple does not document whether it names one; here it does, as it is the worse case.
  @available(iOS 26.0, *)
  open override var childForInterfaceOrientationLock: UIViewController? { topViewController }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(to: stack + [viewController])
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let popped = stack.last
    change(to: stack.dropLast())
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]))
    return popped
  }

  private var popped: [UIViewController]?
  private var popTransition: StandInTransition?

  /// Test-only: a pop by the edge of the screen begins, under a transition that is the finger's.
  public func standInBeginPop(with transition: StandInTransition) {
    popped = stack
    popTransition = transition
    standInTransition = transition
    popViewController(animated: true)
  }

  /// Test-only: the finger is lifted, and the pop happens or does not.
  public func standInEndPop(cancelling isCancelled: Bool) {
    if isCancelled, let popped { change(to: popped) }
    popped = nil
    let transition = popTransition
    popTransition = nil
    transition?.endInteraction(cancelling: isCancelled)
    standInTransition = nil
    transition?.complete(isCancelled: isCancelled)
  }

  private func change(to new: [UIViewController]) {
    let old = stack
    stack = new
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self { addChild(controller) }
    for controller in new.dropLast() { controller.viewIfLoaded?.removeFromSuperview() }
    guard isViewLoaded else { return }
    showTop()
  }

  private func showTop() {
    guard let top = stack.last?.view, top.superview !== viewIfLoaded else { return }
    top.frame = view.bounds
    view.addSubview(top)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }
}
