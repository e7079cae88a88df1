package import FoldLayout

/// A layout engine that is bound to no actor, in a client that builds in Swift 6 mode.
///
/// Its platform names its creases by text, which the engine turns into the numbers that a capture has.
package final class Swift6Engine: LayoutEnvironmentSource {
  package var creases: [(name: String, frame: LayoutRect)]?
  package private(set) var needsCapture = false
  private var numbering = RegionNumbering<String>()

  package init() {}

  package func capture() -> LayoutEnvironment? {
    guard let creases else { return nil }
    var environment = LayoutEnvironment(size: LayoutSize(width: 951, height: 669))
    let ids = numbering.ids(for: creases.map { .init(identity: $0.name, frame: $0.frame) })
    environment.regions = LayoutRegions(
      divisions: zip(ids, creases).map { id, crease in
        DivisionRegion(id: id, frame: crease.frame, joining: environment.bounds, isActive: true)
      })
    return environment
  }

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
      player.closureCallCount += information.changes.contains(.divisions) ? 1 : 0
    }
  }
}

extension Swift6Player: @MainActor LayoutEnvironmentObserver {
  package func layoutEnvironmentDidChange(_ information: LayoutEnvironmentInformation) {
    callCount += 1
  }
}
