import FoldLayout

/// Stands for UIKit's class of this name, of which the sample needs no more.
@MainActor
class UIViewController {
  func viewDidLoad() {}
}

final class PlayerViewController: UIViewController {
  private let layout = LayoutCoordinator()

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.observe(self, aspects: [.sizeClasses, .hinges, .divisions]) { player, information in
      let isSplit = information.isRegularWidth || information.posture == .book
      player.arrange(sideBySide: isSplit, keepingOff: information.activeDivisionRegion?.frame)
    }
  }
}

extension PlayerViewController {
  private func arrange(sideBySide isSplit: Bool, keepingOff division: LayoutRect?) {}
}
