@MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var index = 0

  public let tabBar = UITabBar()

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

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Test-only: somebody taps; UIKit selects without the setters, and tells the bar's delegate.
  public func standInTap(_ new: Int) {
    select(new)
    tabBar(tabBar, didSelect: UITabBarItem())
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
public final class UITabBarItem: NSObject {}

@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
