#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayout
import UIKit

extension ViewLayoutSource {
  typealias Action = (LayoutEnvironmentInformation) -> Void

  /// Tells of a transition, and joins it.
  ///
  /// The blocks are UIKit's to keep and run, and hold nothing of ours.
  func begin(
    _ transition: any UIViewControllerTransitionCoordinator, target: LayoutSize?, animation: Action?,
    completion: Action?
  ) {
    let (id, isNew) = transitions.open(transition, target: target)
    coordinator?.send(.transitionWillBegin(id, target: target))
    guard isNew || animation != nil || completion != nil else { return }
    if isNew { watchTransitions() }
    transition.animate(
      alongsideTransition: { [weak self] _ in
        guard let self else { return }
        // The capture is made in here, so that what observers do with it is animated.
        if isNew { coordinator?.send(.transitionAlongside(id)) }
        animation?(information(of: id, .alongside, target: target))
      },
      completion: { [weak self] context in
        guard let self else { return }
        if isNew, transitions.close(id) {
          coordinator?.send(.transitionDidEnd(id, isCancelled: context.isCancelled))
        }
        completion?(information(of: id, context.isCancelled ? .cancelled : .completed, target: target))
      })
  }

  /// What a block is handed: what was told, else what is there now, so that no call is swallowed.
  private func information(
    of id: LayoutTransition.ID, _ phase: LayoutTransition.Phase, target: LayoutSize?
  ) -> LayoutEnvironmentInformation {
    let told = coordinator?.information
    if let told, told.transition?.id == id, told.transition?.phase == phase { return told }
    let target = transitions.target(of: id) ?? target
    return LayoutEnvironmentInformation(
      current: view?.layoutEnvironment ?? told?.current ?? LayoutEnvironment(size: target ?? .zero),
      previous: told?.current, cause: .transition(LayoutTransition(id: id, phase: phase, target: target)),
      revision: told?.revision ?? 0)
  }

  /// Ends the transitions whose objects are gone: UIKit need not run a completion, and what is held waits for the end.
  func endAbandonedTransitions() {
    for (id, target) in transitions.takeAbandoned() {
      let size = view.map { LayoutSize($0.bounds.size) }
      coordinator?.send(.transitionDidEnd(id, isCancelled: target == nil || size != target))
    }
  }

  /// Looks once a second whether an open transition has been abandoned.
  private func watchTransitions() {
    _ = scheduler.after(1) { [weak self] in
      guard let self else { return }
      endAbandonedTransitions()
      if !transitions.isEmpty { watchTransitions() }
    }
  }
}
#endif
