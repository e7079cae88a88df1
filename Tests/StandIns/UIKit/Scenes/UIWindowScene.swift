@available(iOS 13.0, tvOS 13.0, *)
@MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  public private(set) var screen: UIScreen
  public private(set) var effectiveGeometry: Geometry
  public weak var delegate: (any UIWindowSceneDelegate)?
  public weak var standInDevice: StandInDevice?

  private var entries: [Entry] = []
  private let geometryObservations = StandInObservations()

  private struct Entry {
    weak var window: UIWindow?
  }

  /// Test-only: what UIKit computes, which the device hands down at the end of a turn.
  public var traitCollection = UITraitCollection()

  init(session: UISceneSession, screen: UIScreen, device: StandInDevice) {
    self.screen = screen
    self.effectiveGeometry = Geometry(standInOrientation: .unknown, size: .zero)
    self.standInDevice = device
    super.init(session: session)
  }

  public var windows: [UIWindow] { entries.compactMap(\.window) }

  public var keyWindow: UIWindow? { windows.first { !$0.isHidden } }

  @available(iOS, introduced: 13.0, deprecated: 26.0)
  public var interfaceOrientation: UIInterfaceOrientation { effectiveGeometry.interfaceOrientation }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func add(_ window: UIWindow) {
    entries.append(Entry(window: window))
  }

  func remove(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
  }

  /// Test-only: replaces the geometry, as UIKit does, and tells who observes the key, and then the delegate.
  public func standInUpdate(_ geometry: Geometry, screen: UIScreen? = nil) {
    let previous = effectiveGeometry
    self.screen = screen ?? self.screen
    effectiveGeometry = geometry
    geometryObservations.notify()
    delegate?.windowScene(self, didUpdateEffectiveGeometry: previous)
  }

  /// Key-value observation, which Foundation on Linux lacks, of the one key that UIKit documents as observable.
  public func observe<Value>(
    _ keyPath: KeyPath<UIWindowScene, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (UIWindowScene, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    precondition(
      keyPath == \UIWindowScene.effectiveGeometry, "UIKit promises no other key of a scene to be observable.")
    return geometryObservations.add { [weak self] in
      if let self { changeHandler(self, NSKeyValueObservedChange()) }
    }
  }

  /// Test-only: how many observe the geometry.
  public var standInObservationCount: Int { geometryObservations.count }
}
