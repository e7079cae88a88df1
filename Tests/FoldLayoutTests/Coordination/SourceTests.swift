import FoldLayout
import Testing

/// A source whose environment a test sets.
final class EngineSource: LayoutEnvironmentSource {
  var environment: LayoutEnvironment?
  private(set) var captureCount = 0
  private(set) var wishCount = 0
  var onCapture: () -> Void = {}

  func capture() -> LayoutEnvironment? {
    captureCount += 1
    onCapture()
    return environment
  }

  func setNeedsCapture() {
    wishCount += 1
  }
}

@Suite("Signals carry no data, they only ask for a capture (§3)")
struct SourceTests {
  @Test("A wish to capture reads the source once and emits once, however many facts differ")
  func capture() {
    let source = EngineSource()
    let layout = LayoutCoordinator(source: source)
    let probe = Probe()
    layout.addObserver(probe)
    layout.send(.capture)
    #expect(probe.received.isEmpty, "a source that has nothing to read yet tells nothing")
    source.environment = Environments.outerPortrait
    layout.send(.capture)
    layout.send(.capture)
    source.environment = Environments.innerLandscape
    layout.send(.capture)
    #expect(source.captureCount == 4)
    #expect(probe.received.map(\.cause) == [.initial, .change])
    #expect(probe.received.last?.changes.contains([.size, .horizontalSizeClass, .hinges]) == true)
  }

  @Test("A capture asked for from inside a call reads the source when its turn comes")
  func captureFromInside() {
    let source = EngineSource()
    let layout = LayoutCoordinator(source: source)
    let asking = Probe { information in
      if information.revision == 1 { layout.send(.capture) }
    }
    let moving = Probe { _ in source.environment = .wide(7) }
    layout.addObserver(asking)
    layout.addObserver(moving)
    layout.update(.wide(1))
    #expect(asking.widths == [1, 7])
  }

  @Test("An observer that registers before anything is known has the source asked")
  func wish() {
    let source = EngineSource()
    let layout = LayoutCoordinator(source: source)
    let probe = Probe()
    layout.addObserver(probe)
    #expect(source.wishCount == 1 && source.captureCount == 0)
    layout.update(.wide(1))
    layout.addObserver(Probe())
    #expect(source.wishCount == 1)
  }

  @Test("Without a source a wish to capture does nothing")
  func noSource() {
    let layout = LayoutCoordinator()
    layout.send(.capture)
    #expect(layout.information == nil)
  }
}
