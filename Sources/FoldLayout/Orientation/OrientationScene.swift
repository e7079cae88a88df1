/// What is known of one scene that decides about its orientations, apart from controllers and constraints.
///
/// Every fact that is `nil` has not been told. What is here is what the application and the platform declare, never
/// what a hook or a controller answers out of a resolution. Rules O1 and O5.
public struct OrientationScene: Hashable, Sendable {
  /// The kind of product.
  public var product: Interface.Product?

  /// Whether the phone has a home button; one that has none does not turn upside down.
  public var hasHomeButton: Bool?

  /// What the product can show on the display that it shows the scene on, where that is known better than by product.
  public var deviceMask: Interface.OrientationMask?

  /// The version of the system that runs the application.
  public var system: Version?

  /// The version of the SDK that the application was built with.
  public var sdk: Version?

  /// The display that shows the scene; an environment that tells its display is believed instead.
  public var display: Interface.Display?

  /// Whether the scene has exactly the extent of its screen.
  public var fillsScreen: Bool?

  /// Whether people can resize the scene as they like.
  public var isFreelyResizable: Bool?

  /// What the Info.plist declares.
  public var declaration: OrientationDeclaration?

  /// What the application declares for the scene, as its delegate's answer or set in code.
  public var applicationMask: Interface.OrientationMask?

  /// What the scene's own delegate declares, which the platform asks for from iOS 27 on.
  public var sceneMask: Interface.OrientationMask?

  /// Creates a scene of which nothing is told.
  public init() {}
}

extension OrientationScene {
  /// What the product and a display can show.
  ///
  /// A phone without a home button does not turn upside down, and neither does the outer display of a folding phone.
  /// Everything else can show all four, and so can what is not known. The device layer of section 5.
  ///
  /// - Parameter display: The display.
  /// - Returns: The mask, which is never empty.
  func limit(on display: Interface.Display?) -> Interface.OrientationMask {
    let neverTurns = product == .phone && hasHomeButton == false && display != .inner
    return neverTurns || display == .outer ? .allButUpsideDown : .all
  }

  /// What a controller answers that does not say.
  ///
  /// Rule O4.
  var controllerDefault: Interface.OrientationMask { product == .phone ? .allButUpsideDown : .all }

  /// Whether the full-screen key still keeps an application out of multitasking; `nil` where that cannot be told.
  ///
  /// The 27 SDK has the key ignored from iOS 27 on, and a declared version from that one on; otherwise it counts.
  /// Rule O5.
  var isFullScreenKeyHonoured: Bool? {
    guard let declaration else { return nil }
    guard declaration.requiresFullScreen else { return false }
    if let system {
      if let ignored = declaration.fullScreenIgnoredFrom, system.isAtLeast(ignored) { return false }
      if system.major < 27 { return true }
      return sdk.map { $0.major < 27 }
    }
    guard let sdk, sdk.major < 27, declaration.fullScreenIgnoredFrom == nil else { return nil }
    return true
  }
}
