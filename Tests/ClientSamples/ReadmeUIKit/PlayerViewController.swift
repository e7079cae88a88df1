import FoldLayoutUIKit

final class PlayerViewController: UIViewController {
  private lazy var layout = LayoutCoordinator(attachedTo: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.observe(self, aspects: [.sizeClasses, .hinges, .divisions]) { player, information in
      let isSplit = information.isRegularWidth || information.posture == .book
      player.arrange(sideBySide: isSplit, keepingOff: information.activeDivisionRegion?.frame)
    }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    layout.willTransition(to: size, with: coordinator)
  }

  /// What was asked for, in order.
  private(set) var arrangements: [(isSplit: Bool, division: LayoutRect?)] = []

  private func arrange(sideBySide isSplit: Bool, keepingOff division: LayoutRect?) {
    arrangements.append((isSplit, division))
  }
}
