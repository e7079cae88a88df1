@MainActor
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  private var columns: [Column: UIViewController] = [:]

  /// Test-only: whether there is room for one column only; the columns are then merged into one.
  public var standInIsCollapsed = false {
    didSet { showColumns() }
  }

  public init(style: Style = .doubleColumn) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @available(iOS 8.0, *)
  public var isCollapsed: Bool { standInIsCollapsed }

  /// Test-only: the navigation controller in which UIKit is to wrap what is set next, as it does by itself.
  public var standInWrapped: UINavigationController?

  private var wraps: [Column: UINavigationController] = [:]

  @available(iOS 14.0, *)
  open func setViewController(_ viewController: UIViewController?, for column: Column) {
    let old = wraps[column] ?? columns[column]
    old?.viewIfLoaded?.removeFromSuperview()
    old?.removeFromParent()
    columns[column] = viewController
    wraps[column] = standInWrapped
    standInWrapped = nil
    if let viewController { addChild(wraps[column] ?? viewController) }
    showColumns()
  }

  @available(iOS 14.0, *)
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  open var viewControllers: [UIViewController] {
    let shown: [Column] = standInIsCollapsed ? [.compact, .primary] : [.primary, .supplementary, .secondary]
    let controllers = shown.compactMap { wraps[$0] ?? columns[$0] }
    return standInIsCollapsed ? Array(controllers.prefix(1)) : controllers
  }

  private func showColumns() {
    guard isViewLoaded else { return }
    for controller in children { controller.viewIfLoaded?.removeFromSuperview() }
    for controller in viewControllers {
      controller.view.frame = view.bounds
      view.addSubview(controller.view)
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showColumns()
  }
}
