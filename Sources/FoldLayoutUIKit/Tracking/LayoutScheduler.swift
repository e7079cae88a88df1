#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
/// Where all waiting of the adapter goes through, so that tests need not wait.
@MainActor
package protocol LayoutScheduler: AnyObject {
  /// Runs an action after a time, unless it is cancelled.
  ///
  /// - Parameters:
  ///   - seconds: The time to wait.
  ///   - action: What to do then.
  /// - Returns: What cancels it when it is called; it need not be.
  func after(_ seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void) -> @MainActor () -> Void

  /// Runs an action once what happens in this turn of the run loop has happened.
  ///
  /// - Parameter action: What to do then.
  func atEndOfTurn(_ action: @escaping @MainActor @Sendable () -> Void)
}
#endif
