@available(iOS 27.1, *)
@MainActor
public class UIArrangementViewController: UIViewController {
  public struct ViewPlacement: Hashable, Sendable {
    let rawValue: Int

    public static var primary: ViewPlacement { ViewPlacement(rawValue: 1) }
    public static var secondary: ViewPlacement { ViewPlacement(rawValue: 2) }
  }

  public protocol Arrangement {
    associatedtype ViewProperties

    var defaultViewProperties: ViewProperties { get }

    mutating func setViewProperties(_ properties: ViewProperties, for placement: ViewPlacement)
  }

  private var controllers: [ViewPlacement: UIViewController] = [:]

  /// Test-only: what was handed over last.
  public private(set) var standInArrangement: (any Arrangement)?

  public init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @preconcurrency
  public final func setViewController(
    _ viewController: UIViewController?, for placement: ViewPlacement, animated: Bool = false
  ) {
    controllers[placement] = viewController
  }

  public final func viewController(for placement: ViewPlacement) -> UIViewController? { controllers[placement] }

  public final func updateArrangement<A>(_ arrangement: A, animated: Bool = false)
  where A: UIArrangementViewController.Arrangement {
    standInArrangement = arrangement
  }
}
