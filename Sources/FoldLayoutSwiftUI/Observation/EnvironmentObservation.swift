#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayoutUIKit
import SwiftUI

/// Observes the container around a view while the view is shown.
struct EnvironmentObservation: ViewModifier {
  let aspects: LayoutAspects
  let action: (LayoutEnvironmentInformation) -> Void
  @Environment(\.layoutCoordinator) private var coordinator
  @State private var observer = EnvironmentObserver()

  func body(content: Content) -> some View {
    // Nothing that is shown depends on these, and an observer outlives the closure that it was made with.
    observer.action = action
    observer.aspects = aspects
    observer.coordinator = coordinator
    return
      content
      .onAppear { observer.appear() }
      .onDisappear { observer.disappear() }
      .onChange(of: observer.subject) { _ in observer.subjectDidChange() }
  }
}
#endif
