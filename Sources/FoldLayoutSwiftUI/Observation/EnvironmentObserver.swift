#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayoutUIKit
import SwiftUI

/// Who is told of the changes of a container while a view is shown.
@MainActor
final class EnvironmentObserver {
  /// What is done, as SwiftUI evaluated it last.
  var action: (LayoutEnvironmentInformation) -> Void = { _ in }

  /// What it is about, and who tells it.
  var aspects = LayoutAspects.all
  weak var coordinator: LayoutCoordinator?

  private var observation: LayoutObservation?
  private var isShown = false

  /// What is observed, so that another can be told from it.
  struct Subject: Hashable, Sendable {
    fileprivate let coordinator: ObjectIdentifier?
    fileprivate let aspects: LayoutAspects
  }

  var subject: Subject { Subject(coordinator: coordinator.map { ObjectIdentifier($0) }, aspects: aspects) }

  func appear() {
    isShown = true
    observe()
  }

  func disappear() {
    isShown = false
    observation?.cancel()
    observation = nil
  }

  /// The coordinator or the aspects are others than before.
  func subjectDidChange() {
    if isShown { observe() }
  }

  private func observe() {
    observation?.cancel()
    observation = coordinator?.observe(self, aspects: aspects) { observer, information in
      observer.action(information)
    }
  }
}
#endif
