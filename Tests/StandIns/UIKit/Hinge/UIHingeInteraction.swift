@available(iOS 27.1, *)
@MainActor
public class UIHingeInteraction: NSObject, UIInteraction {
  @MainActor
  public class Update: NSObject, NSCopying {
    public let hinge: UIHinge?

    init(hinge: UIHinge?) {
      self.hinge = hinge
    }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  public private(set) weak var view: UIView?
  private let updateHandler: (UIHingeInteraction, UIHingeInteraction.Update) -> Void
  private weak var device: StandInDevice?

  public init(updateHandler: @escaping (UIHingeInteraction, UIHingeInteraction.Update) -> Void) {
    StandInSystem.provides("UIHingeInteraction", since: 27.1)
    self.updateHandler = updateHandler
  }

  public var isEnabled = true {
    didSet {
      if isEnabled, !oldValue { tellLater() }
    }
  }

  public func willMove(to view: UIView?) {}

  public func didMove(to view: UIView?) {
    self.view = view
    standInWindowChanged()
  }

  /// It is told when it leaves a hierarchy, at once, and of the state in a new one a little later.
  func standInWindowChanged() {
    let new = view?.window?.windowScene?.standInDevice
    if device != nil, new == nil { tell(nil) }
    device = new
    new?.register(self)
    tellLater()
  }

  private func tellLater() {
    device?.enqueue { [weak self] in
      guard let self, let device, isEnabled, !device.standInSilencesHinge else { return }
      tell(device.hinge)
    }
  }

  func tell(_ hinge: UIHinge?) {
    guard isEnabled else { return }
    updateHandler(self, Update(hinge: hinge))
  }

  func isOn(_ device: StandInDevice) -> Bool { self.device === device }
}
