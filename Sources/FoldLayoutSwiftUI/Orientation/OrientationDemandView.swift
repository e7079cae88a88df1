#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
import FoldLayoutUIKit
import SwiftUI

/// Puts a controller into the hierarchy that wants something of the orientation.
struct OrientationDemandView: UIViewControllerRepresentable {
  let demand: OrientationDemand?

  func makeUIViewController(context: Context) -> OrientationDemandController { OrientationDemandController() }

  func updateUIViewController(_ uiViewController: OrientationDemandController, context: Context) {
    uiViewController.want(demand)
  }

  static func dismantleUIViewController(_ uiViewController: OrientationDemandController, coordinator: Void) {
    uiViewController.want(nil)
  }
}
#endif
#endif
