#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
import Foundation
import UIKit

/// Has the device say when it is turned, and hears of it, for as long as this is kept.
@MainActor
final class DeviceTurns {
  private let observation: NotificationObservation

  /// Begins to listen.
  ///
  /// - Parameter action: Called when the device has been turned; the interface follows, or does not.
  init(_ action: @escaping @MainActor @Sendable () -> Void) {
    observation = NotificationObservation(UIDevice.orientationDidChangeNotification, from: nil, action)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
  }

  deinit {
    MainQueue.run { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
  }
}
#endif
#endif
