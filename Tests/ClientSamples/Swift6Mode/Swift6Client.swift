import FoldLayout

/// A layout engine that is bound to no actor, in a client that builds in Swift 6 mode.
package final class Swift6Engine: LayoutEnvironmentSource {
  package var environment: LayoutEnvironment?
  package private(set) var needsCapture = false

  package init() {}

  package func capture() -> LayoutEnvironment? { environment }

  package func setNeedsCapture() {
    needsCapture = true
  }
}

/// A main-actor client that observes through the isolated conformance and through the closure form.
@MainActor
package final class Swift6Player {
  package private(set) var callCount = 0
  package private(set) var closureCallCount = 0

  package init(observing layout: LayoutCoordinator) {
    layout.addObserver(self)
    layout.observe(self) { player, information in
      player.closureCallCount += information.changes.contains(.size) ? 1 : 0
    }
  }
}

extension Swift6Player: @MainActor LayoutEnvironmentObserver {
  package func layoutEnvironmentDidChange(_ information: LayoutEnvironmentInformation) {
    callCount += 1
  }
}
