/// Whether the platform acts on the orientations that are allowed, as the reason why.
///
/// Rule O5.
public enum OrientationHonouring: Hashable, Sendable, CaseIterable {
  /// The scene fills the screen of a phone, or of the outer display of a folding one.
  case fillsScreen

  /// The Info.plist of a pad's application does not list all four, and the scene fills the screen.
  case declaresFewer

  /// A full-screen key keeps a pad's application out of multitasking, and this system and SDK still honour it.
  case fullScreenKey

  /// The inner display of a folding phone takes every orientation, whatever is declared.
  case innerDisplay

  /// A pad's application takes part in multitasking, because it declares all four and no full-screen key that counts.
  case multitasking

  /// A pad's application declares all four and a full-screen key, which this system and SDK do not take for a way out.
  ///
  /// Apple says that with it sizes are then discrete and respect what is supported; how far, is not known here.
  case fullScreenKeyIgnored

  /// The scene does not fill its screen.
  case smallerThanScreen

  /// The scene can be resized freely.
  case freelyResizable

  /// The display is not known.
  case displayNotTold

  /// The display is not part of the device.
  case externalDisplay

  /// The product is not known.
  case productNotTold

  /// What the Info.plist of a pad's application declares is not known.
  case declarationNotTold

  /// The versions of system and SDK that decide about the full-screen key are not known.
  case versionNotTold

  /// Whether the scene fills its screen is not known.
  case extentNotTold

  /// Whether a pad's scene can be resized freely is not known, and from iPadOS 26 on a shorter list does not prevent it.
  case resizabilityNotTold

  /// What the reason comes to.
  public var verdict: Verdict {
    switch self {
    case .fillsScreen, .declaresFewer, .fullScreenKey: .yes
    case .innerDisplay, .multitasking, .fullScreenKeyIgnored: .no
    case .smallerThanScreen, .freelyResizable: .preference
    case .displayNotTold, .externalDisplay, .productNotTold, .declarationNotTold, .versionNotTold, .extentNotTold,
      .resizabilityNotTold:
      .unknown
    }
  }
}

extension OrientationHonouring: CustomStringConvertible {
  /// The reason as a clause.
  public var description: String {
    switch self {
    case .fillsScreen: "the scene fills the screen"
    case .declaresFewer: "the Info.plist does not list all four, and the scene fills the screen"
    case .fullScreenKey: "UIRequiresFullScreen still counts on this system and SDK"
    case .innerDisplay: "the inner display takes every orientation, whatever is declared"
    case .multitasking: "the application takes part in iPad multitasking, where nobody is asked"
    case .fullScreenKeyIgnored:
      "UIRequiresFullScreen does not count any more here, so the application takes part in iPad multitasking"
    case .smallerThanScreen: "the scene does not fill its screen"
    case .freelyResizable: "the scene can be resized freely"
    case .displayNotTold: "the display is not known"
    case .externalDisplay: "the display is not part of the device"
    case .productNotTold: "the product is not known"
    case .declarationNotTold: "the Info.plist is not known"
    case .versionNotTold: "the system and the SDK decide about UIRequiresFullScreen, and are not known"
    case .extentNotTold: "whether the scene fills its screen is not known"
    case .resizabilityNotTold:
      "whether the scene can be resized freely is not known, as it can from iPadOS 26 on though the list is shorter"
    }
  }
}
