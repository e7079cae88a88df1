import AllocationCounter
import FoldLayout
import Testing

/// An observer that only counts, so that nothing but the delivery can allocate.
private final class Counter: LayoutEnvironmentObserver {
  var count = 0

  func layoutEnvironmentDidChange(_ information: LayoutEnvironmentInformation) {
    count += 1
  }
}

#if os(Linux)
@Suite("Delivery allocates nothing", .disabled(if: allocation_counter_is_sanitized()))
struct AllocationTests {
  /// A capture as a source makes it: every time with arrays of its own, eight regions of a kind.
  private func capture(isFolded: Bool) -> LayoutEnvironment {
    var environment = LayoutEnvironment(size: LayoutSize(width: 951, height: 669))
    environment.hinges = [Hinge(status: isFolded ? .partiallyOpen : .fullyOpen, division: 1)]
    environment.regions = LayoutRegions(
      divisions: (1...8).map { number in
        DivisionRegion(
          id: RegionID(rawValue: number), frame: LayoutRect(x: Double(number) * 100, y: 0, width: 40, height: 669),
          axis: .vertical, isActive: isFolded)
      },
      occlusions: (1...8).map { number in
        OcclusionRegion(
          id: RegionID(rawValue: number), frame: LayoutRect(x: Double(number) * 100, y: 0, width: 58, height: 37),
          isActive: true)
      })
    return environment
  }

  /// None, in a release build. Without optimisation the standard library's own loops allocate a frame now and then;
  /// there it is some for each region, none for an observer.
  #if DEBUG
  private static let allowance = 400
  #else
  private static let allowance = 0
  #endif

  private func allocations(of body: () -> Void) -> Int {
    let before = allocation_counter_count()
    body()
    return allocation_counter_count() - before
  }

  @Test("The counter counts: without it the tests below would prove nothing")
  func counterCounts() {
    #expect(allocation_counter_is_available())
    var array: [Int] = []
    #expect(allocations { array.reserveCapacity(1000) } > 0)
    #expect(array.capacity >= 1000)
  }

  @Test("An emission to 1,000 observers, by protocol and by closure")
  func emission() {
    let layout = LayoutCoordinator()
    let observers = (0..<1000).map { _ in Counter() }
    for (index, observer) in observers.enumerated() {
      if index.isMultiple(of: 2) {
        layout.addObserver(observer)
      } else {
        layout.observe(observer) { counter, _ in counter.count += 1 }
      }
    }
    layout.update(capture(isFolded: false))
    layout.update(capture(isFolded: true))
    let next = capture(isFolded: false)
    #expect(allocations { layout.update(next) } <= Self.allowance)
    #expect(observers.allSatisfy { $0.count == 3 })
  }

  @Test("An equal environment")
  func equalEnvironment() {
    let layout = LayoutCoordinator()
    let observer = Counter()
    layout.addObserver(observer)
    layout.update(capture(isFolded: false))
    layout.update(capture(isFolded: false))
    let next = capture(isFolded: false)
    #expect(allocations { layout.update(next) } <= Self.allowance)
    #expect(observer.count == 1)
  }

  @Test("A hinge that moves")
  func hinge() {
    let layout = LayoutCoordinator()
    let observer = Counter()
    layout.observeHinges(observer) { counter, _ in counter.count += 1 }
    layout.send(.hinge(Hinge.Update(status: .closed, angle: 0)))
    layout.send(.hinge(Hinge.Update(status: .partiallyOpen, angle: 1)))
    #expect(allocations { layout.send(.hinge(Hinge.Update(status: .partiallyOpen, angle: 2))) } <= Self.allowance)
    #expect(observer.count == 3)
  }
}
#endif
