import FoldLayoutUIKit

@available(iOS 27.1, *)
final class ReaderViewController: UIViewController {
  private lazy var layout = LayoutCoordinator(attachedTo: self)

  /// The angles that were heard of, in radians.
  private(set) var angles: [Double?] = []

  func hand(_ split: PaneSplit, to controller: UIArrangementViewController) throws {
    controller.updateArrangement(try UISplitArrangement(split))  // throws what Apple's arrangement does not have
  }

  func followHinge() -> Task<Void, Never> {
    Task { [weak self, hinges = layout.hingeUpdates()] in
      for await hinge in hinges { self?.dim(hinge.angle) }  // for effects: layout follows the environment
    }
  }

  private func dim(_ angle: Double?) {
    angles.append(angle)
  }
}
