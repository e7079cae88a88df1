#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import Foundation
import UIKit

/// What is heard of one scene, for as long as this is kept.
@MainActor
final class SceneSignals {
  /// The scene, which nothing here keeps.
  private(set) weak var scene: UIWindowScene?

  /// Whether the scene has gone to the background, or has not come from where it is made.
  private(set) var isInBackground: Bool

  private var geometry: AnyObject?
  private var notifications: [NotificationObservation] = []

  /// Listens to a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - source: Who is woken.
  init(of scene: UIWindowScene, for source: ViewLayoutSource) {
    self.scene = scene
    isInBackground = scene.activationState == .background || scene.activationState == .unattached
    geometry = source.capabilities.observeGeometry(of: scene) { [weak source] in source?.wake() }
    hear(UIScene.didEnterBackgroundNotification, source) { $0.note(isOnItsWay: false) }
    hear(UIScene.willEnterForegroundNotification, source) { $0.note(isOnItsWay: true) }
    hear(UIScene.didActivateNotification, source) { $0.note(isOnItsWay: true) }
  }

  /// Whether it has been said that the scene comes to the foreground, which it says of itself a little later.
  private var isOnItsWay = false

  /// Looks at the scene itself: others are told before this is, and some was posted before this was made.
  func look() {
    switch scene?.activationState {
    case .foregroundActive, .foregroundInactive: isInBackground = false
    case .background where isOnItsWay: break
    default: isInBackground = true
    }
  }

  private func note(isOnItsWay: Bool) {
    self.isOnItsWay = isOnItsWay
    isInBackground = !isOnItsWay
  }

  private func hear(
    _ name: NSNotification.Name, _ source: ViewLayoutSource,
    _ change: @escaping @MainActor @Sendable (SceneSignals) -> Void
  ) {
    notifications.append(
      NotificationObservation(name, from: scene) { [weak self, weak source] in
        if let self { change(self) }
        source?.lookAgain()
      })
  }
}
#endif
