import Foundation
import Testing

@testable import FoldLayoutUIKit

@Suite("Notifications")
@MainActor
struct NotificationObservationTests {
  @MainActor
  private final class Counter {
    var count = 0
  }

  @Test("An observation that has gone is not called any more")
  func gone() {
    let name = NSNotification.Name("FoldLayout.\(UUID())")
    let counter = Counter()
    var observation: NotificationObservation? = NotificationObservation(name, from: nil) { counter.count += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(counter.count == 1)
    withExtendedLifetime(observation) {}
    observation = nil
    NotificationCenter.default.post(name: name, object: nil)
    #expect(counter.count == 1)
  }
}
