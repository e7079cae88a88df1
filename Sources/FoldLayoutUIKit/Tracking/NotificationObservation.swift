#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import Foundation

/// An observation of a notification that ends when this goes.
final class NotificationObservation {
  private let token: any NSObjectProtocol

  /// Observes a notification, whichever thread it is posted on.
  ///
  /// - Parameters:
  ///   - name: The notification.
  ///   - object: Who posts it; `nil` for anybody.
  ///   - action: Called on the main actor.
  init(_ name: NSNotification.Name, from object: AnyObject?, _ action: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
      MainQueue.run(action)
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
#endif
