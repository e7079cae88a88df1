@MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var index = 0

  public let tabBar = UITabBar()

  @available(iOS 26.0, *)
  open override var childForInterfaceOrientationLock: UIViewController? { selectedViewController }

  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in oldValue ?? [] {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
      for controller in viewControllers ?? [] { addChild(controller) }
      index = 0
      showSelected()
    }
  }

  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(index) ? $0[index] : nil } }
    set { select((viewControllers ?? []).firstIndex { $0 === newValue } ?? index) }
  }

  open var selectedIndex: Int {
    get { index }
    set { select(newValue) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// It is in here that UIKit selects what was tapped, without the setters.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    select(item.tag)
  }

  /// Test-only: somebody taps.
  public func standInTap(_ new: Int) {
    let item = UITabBarItem()
    item.tag = new
    tabBar(tabBar, didSelect: item)
  }

  private func select(_ new: Int) {
    selectedViewController?.viewIfLoaded?.removeFromSuperview()
    index = new
    showSelected()
  }

  private func showSelected() {
    guard isViewLoaded, let selected = selectedViewController?.view else { return }
    selected.frame = view.bounds
    view.addSubview(selected)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }
}

@MainActor
public final class UITabBar: UIView {}

@MainActor
public final class UITabBarItem: NSObject {
  public var tag = 0
}

@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
