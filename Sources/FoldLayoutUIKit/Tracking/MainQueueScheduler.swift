#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import Dispatch

/// Waits on the main queue.
@MainActor
package final class MainQueueScheduler: LayoutScheduler {
  /// Creates a scheduler.
  package init() {}

  package func after(
    _ seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> @MainActor () -> Void {
    let item = DispatchWorkItem { MainActor.assumeIsolated(action) }
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
    return { item.cancel() }
  }

  package func atEndOfTurn(_ action: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(action) }
  }
}
#endif
