#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayoutUIKit
import SwiftUI

/// The view behind a container that UIKit lays out with it.
struct ContainerProbe: UIViewRepresentable {
  /// The view that is read, which lasts longer than any that SwiftUI asks for.
  let view: UIView

  func makeUIView(context: Context) -> UIView {
    let wrapper = UIView()
    wrapper.isUserInteractionEnabled = false
    return wrapper
  }

  func updateUIView(_ uiView: UIView, context: Context) {
    guard view.superview !== uiView else { return }
    view.frame = CGRect(origin: .zero, size: uiView.bounds.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    uiView.addSubview(view)
  }
}
#endif
