@available(iOS 13.0, tvOS 13.0, *)
@MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")

  public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")

  public let session: UISceneSession
  public var delegate: (any UISceneDelegate)?
  public private(set) var activationState = ActivationState.unattached

  init(session: UISceneSession) {
    self.session = session
    super.init()
  }

  /// Test-only: moves the scene to another state by the steps that UIKit takes, with their notifications.
  public func standInMove(to state: ActivationState) {
    guard state != activationState else { return }
    if activationState == .foregroundActive { post(Self.willDeactivateNotification, entering: .foregroundInactive) }
    switch state {
    case .background: post(Self.didEnterBackgroundNotification, entering: .background)
    case .foregroundInactive where activationState != .foregroundInactive:
      post(Self.willEnterForegroundNotification, entering: .foregroundInactive)
    case .foregroundActive:
      if activationState != .foregroundInactive {
        post(Self.willEnterForegroundNotification, entering: .foregroundInactive)
      }
      post(Self.didActivateNotification, entering: .foregroundActive)
    case .foregroundInactive: break
    case .unattached: post(Self.didDisconnectNotification, entering: .unattached)
    }
  }

  private func post(_ name: NSNotification.Name, entering state: ActivationState) {
    // What says "will" is posted in the state before.
    let isBefore = name == Self.willEnterForegroundNotification || name == Self.willDeactivateNotification
    if !isBefore { activationState = state }
    NotificationCenter.default.post(name: name, object: self)
    activationState = state
  }
}
