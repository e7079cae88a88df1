import FoldLayoutUIKit

/// Waiting that passes when the test says so.
package final class ManualScheduler: LayoutScheduler {
  package private(set) var now = 0.0
  private var planned: [Plan] = []
  private var lastNumber = 0

  package init() {}

  private struct Plan {
    let number: Int
    let due: Double
    let action: @MainActor @Sendable () -> Void
  }

  /// When what is planned is due, in seconds from the beginning.
  package var plannedTimes: [Double] { planned.map(\.due).sorted() }

  package func after(_ seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void) -> @MainActor () -> Void {
    lastNumber += 1
    let number = lastNumber
    planned.append(Plan(number: number, due: now + seconds, action: action))
    return { [weak self] in self?.planned.removeAll { $0.number == number } }
  }

  private var turns: [@MainActor @Sendable () -> Void] = []

  package func atEndOfTurn(_ action: @escaping @MainActor @Sendable () -> Void) {
    turns.append(action)
  }

  /// Whether something waits for the end of the turn.
  package var isTurnPlanned: Bool { !turns.isEmpty }

  /// Ends the turn: what is put off from here on waits for the next.
  package func endTurn() {
    let actions = turns
    turns = []
    for action in actions { action() }
  }

  /// Lets time pass, and does what falls due in it, in order.
  ///
  /// - Parameters:
  ///   - time: The time to come to, in seconds from the beginning.
  ///   - after: What happens after each action, as a run loop goes on to lay out.
  package func advance(to time: Double, after: () -> Void = {}) {
    while let next = planned.filter({ $0.due <= time }).min(by: { ($0.due, $0.number) < ($1.due, $1.number) }) {
      planned.removeAll { $0.number == next.number }
      now = max(now, next.due)
      next.action()
      after()
    }
    now = max(now, time)
  }
}
