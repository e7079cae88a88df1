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

  /// Test-only: a pop by the edge of the screen that is let go too early, under a transition that the test completes.
  public func standInCancelPop(with transition: StandInTransition) {
    let before = stack
    standInTransition = transition
    popViewController(animated: true)
    change(to: before)
    transition.complete(isCancelled: true)
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
