import FoldLayout
import MainActorClient
import Swift5Client
import Swift6Client
import Testing

@Suite("Clients of every mode observe as they would be written (§6)")
@MainActor
struct ClientTests {
  @Test("Swift 5 mode: a main-actor class by isolated conformance")
  func swift5() {
    let layout = LayoutCoordinator()
    let player = Swift5Player(layout: layout)
    layout.update(Environments.outerPortrait)
    layout.update(Environments.innerLandscape)
    #expect(player.callCount == 2)
    #expect(player.isSideBySide)
    #expect(player.lastRevision == 2)
  }

  @Test("Swift 6 mode: isolated conformance, closures without annotation, an engine bound to no actor")
  func swift6() {
    let engine = Swift6Engine()
    let layout = LayoutCoordinator(source: engine)
    let player = Swift6Player(observing: layout)
    #expect(engine.needsCapture)
    let frame = LayoutRect(x: 455.5, y: 0, width: 40, height: 669)
    engine.creases = []
    layout.send(.capture)
    engine.creases = [("crease of the first scene", frame)]
    layout.send(.capture)
    engine.creases = [("crease of the second scene", frame)]
    layout.send(.capture)
    #expect(player.callCount == 2, "a new name for the same crease is no change")
    #expect(player.closureCallCount == 1)
    #expect(layout.environment?.divisionRegions.map(\.id) == [1])
  }

  @Test("Main actor by default: a plain conformance")
  func mainActorByDefault() {
    let player = MainActorPlayer()
    player.fold(Environments.folded(isActive: false, status: .fullyOpen), status: .fullyOpen)
    player.fold(Environments.folded(isActive: true, status: .partiallyOpen), status: .partiallyOpen)
    #expect(player.postures == [.flat, .book])
    #expect(player.hingeUpdateCount == 2)
  }
}
