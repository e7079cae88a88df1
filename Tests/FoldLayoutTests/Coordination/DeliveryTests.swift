import FoldLayout
import Testing

@Suite("Who is told what, and how often")
struct DeliveryTests {
  @Test("A new observer is told at once, with cause initial and no previous (D1)")
  func initialAtOnce() {
    let layout = LayoutCoordinator()
    layout.update(Environments.outerPortrait)
    layout.update(Environments.innerLandscape)
    let probe = Probe()
    layout.addObserver(probe)
    #expect(probe.received.count == 1)
    #expect(probe.received.first?.cause == .initial)
    #expect(probe.received.first?.previous == nil)
    #expect(probe.received.first?.changes == [])
    #expect(probe.received.first?.current == Environments.innerLandscape)
    #expect(probe.received.first?.revision == 2)
  }

  @Test("Where nothing is known, the first environment is the initial one (D1)")
  func initialWhenItArrives() {
    let layout = LayoutCoordinator()
    let probe = Probe()
    layout.addObserver(probe)
    #expect(probe.received.isEmpty)
    #expect(layout.information == nil && layout.environment == nil)
    layout.update(Environments.outerPortrait)
    #expect(probe.received.map(\.cause) == [.initial])
    #expect(layout.information == probe.received.first)
  }

  @Test("Observers are called in the order in which they registered, all with the same value (D2)")
  func order() {
    let layout = LayoutCoordinator()
    var calls: [(Int, LayoutEnvironmentInformation)] = []
    let probes = (0..<20).map { index in Probe { calls.append((index, $0)) } }
    for probe in probes { layout.addObserver(probe) }
    // An array may let its elements go after its last use, and then there would be nobody to call.
    withExtendedLifetime(probes) {
      layout.update(.wide(1))
      layout.update(.wide(2))
    }
    #expect(calls.map(\.0) == Array(0..<20) + Array(0..<20))
    #expect(Set(calls.prefix(20).map(\.1)).count == 1)
    #expect(Set(calls.suffix(20).map(\.1)).count == 1)
  }

  @Test("Both size classes changing together are one emission with both previous values (D3)")
  func bothClassesAtOnce() {
    let layout = LayoutCoordinator()
    let probe = Probe()
    layout.addObserver(probe)
    var environment = LayoutEnvironment(size: LayoutSize(width: 414, height: 896))
    environment.sizeClasses = Interface.SizeClasses(horizontal: .compact, vertical: .regular)
    layout.update(environment)
    environment.size = LayoutSize(width: 896, height: 414)
    environment.sizeClasses = Interface.SizeClasses(horizontal: .regular, vertical: .compact)
    layout.update(environment)
    #expect(probe.received.count == 2)
    let told = probe.received.last
    #expect(told?.previousSizeClasses == Interface.SizeClasses(horizontal: .compact, vertical: .regular))
    #expect(told?.sizeClasses == Interface.SizeClasses(horizontal: .regular, vertical: .compact))
    #expect(told?.changes == [.size, .sizeClasses])
    #expect(told?.didChangeToRegularWidth == true && told?.didChangeToCompactHeight == true)
  }

  @Test("Only the height's class changes when the Duo's outer display is turned (D3)")
  func onlyVerticalClass() {
    let (layout, probe) = Probe.observing(Environments.outerPortrait)
    var turned = Environments.outerPortrait
    turned.size = LayoutSize(width: 678, height: 466)
    turned.sizeClasses?.vertical = .compact
    layout.update(turned)
    #expect(probe.received.count == 2)
    #expect(probe.received.last?.didChangeToCompactHeight == true)
    #expect(probe.received.last?.didChangeToCompactWidth == false)
  }

  @Test("An equal environment is no emission, nor one that differs below the step of lengths (D4, F12)")
  func equalEnvironment() {
    let layout = LayoutCoordinator()
    let probe = Probe()
    layout.addObserver(probe)
    for _ in 0..<5 { layout.update(Environments.innerLandscape) }
    var noisy = Environments.innerLandscape
    noisy.size.width += 0.0001
    layout.update(noisy)
    #expect(probe.received.count == 1)
    #expect(layout.information?.revision == 1)
    layout.update(Environments.folded(isActive: true, status: .partiallyOpen))
    layout.update(Environments.innerLandscape)
    #expect(probe.received.map(\.revision) == [1, 2, 3])
    #expect(probe.received.last?.previous == Environments.folded(isActive: true, status: .partiallyOpen))
  }

  @Test("An observer that asks for some aspects hears of those, and of the first state always (D9)")
  func filters() {
    let layout = LayoutCoordinator()
    let (sizes, folds, none) = (Probe(), Probe(), Probe())
    layout.addObserver(sizes, aspects: .size)
    layout.addObserver(folds, aspects: [.hinges, .divisions])
    layout.addObserver(none, aspects: [])
    layout.update(Environments.innerLandscape)
    layout.update(Environments.folded(isActive: false, status: .partiallyOpen))
    layout.update(Environments.folded(isActive: true, status: .partiallyOpen))
    layout.update(Environments.outerPortrait)
    #expect(sizes.received.map(\.revision) == [1, 4])
    #expect(folds.received.map(\.revision) == [1, 2, 3, 4])
    #expect(none.received.map(\.revision) == [1])
    #expect(
      sizes.received.last?.previous == Environments.folded(isActive: true, status: .partiallyOpen),
      "previous is the emission's, not what this observer last heard")
  }

  @Test("What cannot be is refused or dropped, reported once, and the rest is told (F9)")
  func refused() {
    let layout = LayoutCoordinator()
    let probe = Probe()
    layout.addObserver(probe)
    var issues: [LayoutIssue] = []
    layout.onIssue = { issues.append($0) }
    layout.update(.wide(-1))
    #expect(issues == [.sizeRefused(LayoutSize(width: -1, height: 1))])
    #expect(probe.received.isEmpty)
    var environment = Environments.innerLandscape
    let nothing = LayoutRect(origin: .zero, size: .zero)
    environment.regions?.divisions.append(DivisionRegion(id: 5, frame: nothing, axis: .vertical, isActive: true))
    layout.update(environment)
    #expect(issues.dropFirst() == [.divisionDropped(5, .noExtent)])
    #expect(probe.received.map(\.current) == [Environments.innerLandscape])
  }
}
