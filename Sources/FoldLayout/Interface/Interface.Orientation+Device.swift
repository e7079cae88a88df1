extension Interface.Orientation {
  /// The orientation that a display takes for the way in which its device is held, as far as it is allowed to.
  ///
  /// On an ordinary display the landscapes are mirrored: a device turned to its left shows the interface turned to its
  /// right. The outer display of a folding phone does the same and never turns upside down. The inner panel is mounted
  /// a quarter turn away, and maps as measured on the iPhone Duo, simulator of iOS 27.1: portrait is landscape left,
  /// landscape left is portrait, upside down is landscape right, and landscape right is upside down.
  ///
  /// It is `nil` for a device that lies flat or whose orientation is unknown, for upside down on the outer display, and
  /// where the display is unknown or is not part of the device. Nothing is ever guessed from a size. Rule O7.
  ///
  /// - Parameters:
  ///   - device: The way the device is held.
  ///   - display: The display that shows the interface.
  public init?(_ device: Interface.DeviceOrientation, on display: Interface.Display?) {
    guard let mirrored = Self.mirrored(device) else { return nil }
    switch display {
    case .single: self = mirrored
    case .outer where mirrored != .portraitUpsideDown: self = mirrored
    case .inner: self = mirrored.turnedAsInnerPanel
    case .outer, .external, nil: return nil
    }
  }

  private static func mirrored(_ device: Interface.DeviceOrientation) -> Interface.Orientation? {
    switch device {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown, .faceUp, .faceDown: nil
    }
  }

  /// What the inner panel shows where an ordinary display would show this.
  private var turnedAsInnerPanel: Interface.Orientation {
    switch self {
    case .portrait: .landscapeLeft
    case .landscapeRight: .portrait
    case .portraitUpsideDown: .landscapeRight
    case .landscapeLeft: .portraitUpsideDown
    case .unknown: .unknown
    }
  }

  /// How many quarter turns lead from one orientation to another: 0, 1 or 2; `nil` where either is unknown.
  func quarterTurns(to other: Interface.Orientation) -> Int? {
    guard self != .unknown, other != .unknown else { return nil }
    if self == other { return 0 }
    return isPortrait == other.isPortrait ? 2 : 1
  }
}
