#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayoutUIKit
import SwiftUI

/// Observes the container around a view while the view is shown.
struct EnvironmentObservation: ViewModifier {
  let aspects: LayoutAspects
  let action: (LayoutEnvironmentInformation) -> Void
  @Environment(\.layoutCoordinator) private var coordinator
  @State private var observer = EnvironmentObserver()

  init(aspects: LayoutAspects, action: @escaping (LayoutEnvironmentInformation) -> Void) {
    self.aspects = aspects
    self.action = action
  }

  func body(content: Content) -> some View {
    content
      .onAppear { observer.appear() }
      .onDisappear { observer.disappear() }
      // Nothing that is shown depends on what it follows, and it outlives the closure that it was made with.
      .onChange(of: observer.follow(coordinator, aspects, action)) { _ in observer.subjectDidChange() }
  }
}
#endif
