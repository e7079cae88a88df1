import FoldLayout

/// A view controller's stand-in in a client that still builds in Swift 5 mode.
@MainActor
package final class Swift5Player {
  package private(set) var isSideBySide = false
  package private(set) var callCount = 0
  package private(set) var lastRevision = 0
  private let layout: LayoutCoordinator

  package init(layout: LayoutCoordinator) {
    self.layout = layout
    layout.addObserver(self, aspects: [.sizeClasses, .divisions, .hinges])
    layout.observe(self) { player, information in
      player.lastRevision = information.revision
    }
  }
}

extension Swift5Player: @MainActor LayoutEnvironmentObserver {
  package func layoutEnvironmentDidChange(_ information: LayoutEnvironmentInformation) {
    callCount += 1
    isSideBySide = information.isRegularWidth || information.posture == .book
  }
}
