package import FoldLayout

/// A client whose every type is the main actor's unless it says otherwise.
package final class MainActorPlayer: LayoutEnvironmentObserver {
  package private(set) var postures: [Posture?] = []
  package private(set) var hingeUpdateCount = 0
  private let layout = LayoutCoordinator()

  package init() {
    layout.addObserver(self)
    layout.observeHinges(self) { player, _ in player.hingeUpdateCount += 1 }
  }

  package func layoutEnvironmentDidChange(_ information: LayoutEnvironmentInformation) {
    postures.append(information.posture)
  }

  package func fold(_ environment: LayoutEnvironment, status: Hinge.Status) {
    layout.send(.hinge(Hinge.Update(status: status)))
    layout.update(environment)
  }
}
