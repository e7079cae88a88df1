#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
import FoldLayoutUIKit
import SwiftUI

/// A controller that is not seen, beside the content of a view that wants something of the orientation.
///
/// What it wants is registered with itself, so that it counts on its own scene, while the controllers around it are on
/// the screen, and follows them to another. Rule O3.
final class OrientationDemandController: UIViewController {
  private var demand: OrientationDemand?
  private var constraint: ControllerConstraint?

  /// Whether UIKit has said that it is not on the screen; it may be wanted before UIKit says anything.
  private var hasDisappeared = false

  /// Takes over what is wanted; `nil` for nothing.
  func want(_ new: OrientationDemand?) {
    guard new != demand else { return }
    let old = demand
    demand = new
    // Another mask in place of the one before keeps its place, and the two are never wanted at once.
    if let mask = new?.mask(inPlaceOf: old), let constraint {
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
    switch demand.kind {
    case .only(let mask, let becomesLock):
      constraint = constrainOrientations(to: mask, name: demand.name, when: demand.condition, orLock: becomesLock)
    case .lock: constraint = lockOrientation(name: demand.name, when: demand.condition)
    }
  }
}
#endif
#endif
