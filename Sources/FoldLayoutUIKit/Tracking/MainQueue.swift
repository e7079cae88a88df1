#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import Dispatch

/// Whether this runs on the main queue, found out without a trap where it does not.
enum MainQueue: Sendable {
  private static let mark = DispatchSpecificKey<Bool>()

  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return true
  }()

  /// Runs an action on the main actor: at once from the main queue, and soon where a signal came from elsewhere.
  ///
  /// - Parameter action: What to do.
  static func run(_ action: @escaping @MainActor @Sendable () -> Void) {
    if isMarked, DispatchQueue.getSpecific(key: mark) == true {
      MainActor.assumeIsolated(action)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(action) }
    }
  }
}
#endif
