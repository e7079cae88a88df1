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
    lookAgain()
    let (entry, isNew) = transitions.open(transition, target: target, before: coordinator?.environment)
    if !entry.hasEnded { coordinator?.send(.transitionWillBegin(entry.id, target: target)) }
    guard isNew || animation != nil || completion != nil else { return }
    if isNew { watchTransitions() }
    transition.animate(
      alongsideTransition: { [weak self] _ in
        guard let self else { return }
        // The capture is made in here, so that what observers do with it is animated, once what is to resize the container
        // has been laid out.
        if isNew {
          view?.window?.layoutIfNeeded()
          coordinator?.send(.transitionAlongside(entry.id))
        }
        animation?(information(of: transitions[entry.id] ?? entry, .alongside))
      },
      completion: { [weak self] context in
        guard let self else { return }
        let known = transitions[entry.id] ?? entry
        if isNew {
          transitions.close(entry.id)
          coordinator?.send(.transitionDidEnd(entry.id, isCancelled: context.isCancelled))
        }
        completion?(information(of: known, context.isCancelled ? .cancelled : .completed))
      })
  }

  /// What a block is handed: what was told, else what is there now, so that no call is swallowed.
  private func information(
    of entry: OpenTransitions.Entry, _ phase: LayoutTransition.Phase
  ) -> LayoutEnvironmentInformation {
    let told = coordinator?.information
    if let told, told.transition?.id == entry.id, told.transition?.phase == phase { return told }
    return LayoutEnvironmentInformation(
      current: view?.layoutEnvironment ?? told?.current ?? LayoutEnvironment(size: entry.target ?? .zero),
      previous: entry.before,
      cause: .transition(LayoutTransition(id: entry.id, phase: phase, target: entry.target)),
      revision: told?.revision ?? 0)
  }

  /// Ends the transitions whose objects are gone: UIKit need not run a completion, and what is held waits for the end.
  func endAbandonedTransitions() {
    for entry in transitions.takeAbandoned() {
      let size = view.map { LayoutSize($0.bounds.size) }
      coordinator?.send(.transitionDidEnd(entry.id, isCancelled: entry.target == nil || size != entry.target))
    }
  }

  /// Looks once a second whether an open transition has been abandoned.
  private func watchTransitions() {
    guard !isWatchingTransitions else { return }
    isWatchingTransitions = true
    _ = scheduler.after(1) { [weak self] in
      guard let self else { return }
      isWatchingTransitions = false
      endAbandonedTransitions()
      if !transitions.isEmpty { watchTransitions() }
    }
  }
}
#endif
