#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayoutUIKit
import SwiftUI

/// Who is told of the changes of a container while a view is shown.
@MainActor
final class EnvironmentObserver: LayoutEnvironmentObserver {
  /// What is done, as SwiftUI evaluated it last.
  private var action: (LayoutEnvironmentInformation) -> Void = { _ in }

  /// What it is about, and who tells it; kept, so that another one is never taken for it.
  private var aspects = LayoutAspects.all
  private var coordinator: LayoutCoordinator?

  private var observed: LayoutCoordinator?
  private var isShown = false

  /// What is observed, so that another can be told from it.
  struct Subject: Hashable, Sendable {
    fileprivate let coordinator: ObjectIdentifier?
    fileprivate let aspects: LayoutAspects
  }

  /// Takes over what is to be observed, and what is to be done; nobody is told anything yet.
  func follow(
    _ coordinator: LayoutCoordinator?, _ aspects: LayoutAspects,
    _ action: @escaping (LayoutEnvironmentInformation) -> Void
  ) -> Subject {
    self.action = action
    self.aspects = aspects
    self.coordinator = coordinator
    return Subject(coordinator: coordinator.map { ObjectIdentifier($0) }, aspects: aspects)
  }

  func appear() {
    isShown = true
    observe()
  }

  func disappear() {
    isShown = false
    observed?.removeObserver(self)
    observed = nil
  }

  /// The coordinator or the aspects are others than before.
  func subjectDidChange() {
    if isShown { observe() }
  }

  /// Registers, or names other aspects, which keeps its place and tells nothing anew.
  private func observe() {
    if observed !== coordinator { observed?.removeObserver(self) }
    observed = coordinator
    coordinator?.addObserver(self, aspects: aspects)
  }

  func layoutEnvironmentDidChange(_ information: LayoutEnvironmentInformation) {
    action(information)
  }
}
#endif
