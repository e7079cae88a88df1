@available(iOS 13.0, tvOS 13.0, *)
@MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
  public private(set) var screen: UIScreen
  /// Test-only: the geometry, whichever system asks.
  public private(set) var standInGeometry: Geometry
  public weak var standInDevice: StandInDevice?

  private var entries: [Entry] = []
  private let geometryObservations = StandInObservations()
  private let registrations = StandInTraitRegistrations()

  private struct Entry {
    weak var window: UIWindow?
  }

  /// Test-only: what UIKit computes, which the device hands down at the end of a turn.
  public var traitCollection = UITraitCollection() {
    didSet { registrations.update(to: traitCollection, of: self) }
  }

  var standInDelegate: (any UIWindowSceneDelegate)? { delegate as? any UIWindowSceneDelegate }

  init(session: UISceneSession, screen: UIScreen, device: StandInDevice) {
    self.screen = screen
    self.standInGeometry = Geometry(standInOrientation: .unknown, size: .zero)
    self.standInDevice = device
    super.init(session: session)
  }

  @available(iOS 16.0, tvOS 16.0, *)
  public var effectiveGeometry: Geometry {
    StandInSystem.provides("effectiveGeometry", since: 16)
    return standInGeometry
  }

  public var windows: [UIWindow] { entries.compactMap(\.window) }

  @available(iOS 15.0, tvOS 15.0, *)
  public var keyWindow: UIWindow? {
    if let key, key.windowScene === self { return key }
    return windows.first { !$0.isHidden }
  }

  weak var key: UIWindow?

  /// The key window has gone: UIKit takes another that is shown.
  func chooseKeyWindow() {
    guard key?.windowScene !== self || key?.isHidden == true else { return }
    key = nil
    windows.first { !$0.isHidden && $0.rootViewController != nil }?.makeKey()
  }

  /// Test-only: UIKit's rules for supported orientations, where the test has them applied.
  public var standInRotation: StandInRotation?

  open override var next: UIResponder? { standInDevice?.application }

  public var coordinateSpace: any UICoordinateSpace { standInGeometry.space }

  @available(iOS 16.0, tvOS 16.0, *)
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    StandInSystem.provides("requestGeometryUpdate", since: 16)
    standInRotation?.request(geometryPreferences, errorHandler)
  }

  @available(iOS, introduced: 13.0, deprecated: 26.0)
  public var interfaceOrientation: UIInterfaceOrientation { standInGeometry.orientation }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func add(_ window: UIWindow) {
    entries.append(Entry(window: window))
  }

  func remove(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
  }

  /// Test-only: replaces the geometry, as UIKit does, and tells who observes the key, and then the delegate.
  public func standInUpdate(_ geometry: Geometry, screen: UIScreen? = nil) {
    let previous = standInGeometry
    self.screen = screen ?? self.screen
    standInGeometry = geometry
    geometryObservations.notify()
    standInDelegate?.windowScene(self, didUpdateEffectiveGeometry: previous)
  }

  /// Test-only: replaces the geometry without a word.
  public func standInReplace(_ geometry: Geometry) {
    standInGeometry = geometry
  }

  /// Key-value observation, which Foundation on Linux lacks, of the one key that UIKit documents as observable.
  public func observe<Value>(
    _ keyPath: KeyPath<UIWindowScene, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (UIWindowScene, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    StandInSystem.provides("effectiveGeometry", since: 16)
    precondition(
      keyPath == \UIWindowScene.effectiveGeometry, "UIKit promises no other key of a scene to be observable.")
    return geometryObservations.add { [weak self] in
      if let self { changeHandler(self, NSKeyValueObservedChange()) }
    }
  }

  @available(iOS 17.0, tvOS 17.0, *)
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    registrations.register(traits, handler)
  }

  @available(iOS 17.0, tvOS 17.0, *)
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registrations.unregister(registration)
  }

  /// Test-only: what calls those who observe the geometry, on whichever thread it is called.
  public var standInNotification: @Sendable () -> Void {
    let handlers = geometryObservations.handlers
    return { for handler in handlers { handler() } }
  }

  /// Test-only: how many observe the geometry.
  public var standInObservationCount: Int { geometryObservations.count }
}
