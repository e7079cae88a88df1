import UIKit

/// Evaluates views and puts them in their places whenever it is laid out after something has changed.
final class StandInHostingView: UIView, StandInHost {
  weak var standInController: UIViewController?
  var evaluate: ((StandInInputs) -> StandInElement?)?
  var appearsFirst = false
  private(set) var standInPass = 0
  private(set) var drawings: [StandInDrawing] = []
  private(set) var leaves: [(view: Any, frame: CGRect)] = []
  private(set) var earlier: [[(view: Any, frame: CGRect)]] = []
  private(set) var faults: [StandInFault] = []
  private let root = StandInNode()
  private var later: [() -> Void] = []
  private var isUpdating = false

  var standInContainer: UIView { self }

  func stateDidChange() {
    if isUpdating { faults.append(.changedStateDuringUpdate) }
    setNeedsLayout()
  }

  func noteDrawing(_ drawing: StandInDrawing) {
    drawings.append(drawing)
  }

  func notePlace(of view: Any, at frame: CGRect) {
    leaves.append((view, frame))
  }

  func afterUpdate(_ action: @escaping () -> Void) {
    later.append(action)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { root.disappearAll() } else { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    update()
    if appearsFirst, window != nil { root.appearAll() }
    root.sweep(after: standInPass)
    if window != nil { root.appearAll() }
    let actions = later
    later = []
    for action in actions { action() }
  }

  private func update() {
    isUpdating = true
    defer { isUpdating = false }
    standInPass += 1
    drawings = []
    earlier.append(leaves)
    leaves = []
    let inputs = StandInInputs(node: root.child("root", in: standInPass), host: self, environment: environment)
    guard let element = evaluate?(inputs) else { return }
    let insets = safeAreaInsets
    let safe = CGRect(
      x: insets.left, y: insets.top, width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom)
    let placement = StandInPlacement(safe: safe, outer: bounds, direction: environment.layoutDirection)
    element.place(in: safe, proposal: ProposedViewSize(safe.size), .center, placement)
  }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    let traits = traitCollection
    environment.layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    environment.horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    environment.verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    environment.displayScale = traits.displayScale
    return environment
  }
}

extension UserInterfaceSizeClass {
  init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}
