#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
import SwiftUI

/// Has a view fill exactly what it is offered, however large the view itself wants to be.
struct Filling: ViewModifier {
  func body(content: Content) -> some View {
    // Without a minimum, a view that is larger would make its frame so.
    content.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
  }
}
#endif
