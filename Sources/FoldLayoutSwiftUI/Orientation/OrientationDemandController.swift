#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
import FoldLayoutUIKit
import SwiftUI

/// A controller that is not seen, beside the content of a view that wants something of the orientation.
///
/// What it wants is registered with itself, so that it counts on its own scene, while the controllers around it are on
/// the screen, and follows them to another. Rule O3.
final class OrientationDemandController: UIViewController {
  /// What is wanted, and what the account calls it.
  private var demand: OrientationDemand?
  private var name: String?

  /// Whether UIKit has said that it is not on the screen; it may be wanted before UIKit says anything.
  private var hasDisappeared = false

  private var constraint: ControllerConstraint?

  /// Takes over what is wanted.
  ///
  /// - Parameters:
  ///   - demand: What is wanted; `nil` for nothing.
  ///   - name: What the account calls it.
  func want(_ demand: OrientationDemand?, name: String) {
    guard demand != self.demand || name != self.name else { return }
    let isRenamed = name != self.name
    let old = self.demand
    self.demand = demand
    self.name = name
    // Another mask in place of the one before keeps its place, and the two are never wanted at once.
    if !isRenamed, case .only(let mask, let becomesLock) = demand, case .only(_, becomesLock) = old, let constraint {
      constraint.update(mask)
    } else {
      register()
    }
  }

  /// From here on its view tells when it comes to a window; before, nothing would.
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isUserInteractionEnabled = false
    register()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard hasDisappeared else { return }
    hasDisappeared = false
    register()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hasDisappeared = true
    constraint = nil
  }

  private func register() {
    constraint = nil
    guard let demand, isViewLoaded, !hasDisappeared else { return }
    switch demand {
    case .only(let mask, let becomesLock):
      constraint = constrainOrientations(to: mask, name: name, orLock: becomesLock)
    case .lock: constraint = lockOrientation(name: name)
    }
  }
}
#endif
#endif
