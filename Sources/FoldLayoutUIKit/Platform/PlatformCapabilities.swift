#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
/// What this system can tell, as far as this build was compiled to ask.
///
/// The adapter asks this value and nothing else what it may call. An application can ask it too, for example to say in
/// a bug report why no division is told. Rule A2.
public struct PlatformCapabilities: OptionSet, Hashable, Sendable {
  /// The capabilities as bits.
  public let rawValue: UInt

  /// Creates a set from bits.
  ///
  /// - Parameter rawValue: The capabilities as bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A scene's effective geometry can be read and observed: iOS 16.
  ///
  /// Without it a turn by half, which changes neither size nor traits, is noticed up to a second later.
  public static let sceneGeometry = PlatformCapabilities(rawValue: 1 << 0)

  /// Changes of traits can be registered for: iOS 17; before, a view is told of all of them.
  public static let traitRegistration = PlatformCapabilities(rawValue: 1 << 1)

  /// A scene tells whether its orientation is locked and whether somebody is resizing it: iOS 26.
  public static let sceneState = PlatformCapabilities(rawValue: 1 << 2)

  /// A view tells insets that also keep clear of corners: iOS 26.
  public static let cornerInsets = PlatformCapabilities(rawValue: 1 << 3)

  /// The system runs on devices that fold: iOS 27.1.
  ///
  /// Before, no device has an inner display.
  public static let foldingDevices = PlatformCapabilities(rawValue: 1 << 4)

  /// Reserved regions, the hinge and the edge of vertical bars can be read: iOS 27.1, built with its SDK.
  ///
  /// Without it neither regions nor hinges are told, which is something else than that there are none.
  public static let reservedRegions = PlatformCapabilities(rawValue: 1 << 5)

  /// A scene's delegate is asked for supported orientations in place of the application's: iOS 27, built with the SDK of
  /// iOS 27.1.
  ///
  /// Without it what such a delegate declares becomes known where it answers out of the resolution.
  public static let sceneSupportedOrientations = PlatformCapabilities(rawValue: 1 << 6)
}
#endif
