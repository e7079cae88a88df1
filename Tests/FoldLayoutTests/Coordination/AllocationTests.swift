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
@Suite("Delivery allocates nothing")
struct AllocationTests {
  private let flat = Environments.innerLandscape
  private let folded = Environments.folded(isActive: true, status: .partiallyOpen)

  /// None, in a release build. Without optimisation the standard library's own loops allocate a frame now and then;
  /// there it is a handful, however many observers there are.
  #if DEBUG
  private static let allowance = 4
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
    layout.update(flat)
    layout.update(folded)
    #expect(allocations { layout.update(flat) } <= Self.allowance)
    #expect(observers.allSatisfy { $0.count == 3 })
  }

  @Test("An equal environment")
  func equalEnvironment() {
    let layout = LayoutCoordinator()
    let observer = Counter()
    layout.addObserver(observer)
    layout.update(flat)
    layout.update(flat)
    #expect(allocations { layout.update(flat) } <= Self.allowance)
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
