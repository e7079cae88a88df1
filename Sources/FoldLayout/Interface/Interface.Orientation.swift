extension Interface {
  /// The way up an interface is shown, with UIKit's names and raw values.
  ///
  /// The landscapes are named after the side on which a home button would be, so they are mirrored against those of
  /// ``DeviceOrientation`` (rule O7).
  public enum Orientation: Int, Hashable, Sendable, CaseIterable {
    /// The platform answered that it does not know.
    case unknown = 0

    /// Upright.
    case portrait = 1

    /// Upright, turned by half.
    case portraitUpsideDown = 2

    /// Sideways, with a home button on the right; the device itself is in landscape left.
    case landscapeRight = 3

    /// Sideways, with a home button on the left; the device itself is in landscape right.
    case landscapeLeft = 4

    /// Whether this is one of the two upright orientations.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether this is one of the two sideways orientations.
    public var isLandscape: Bool { self == .landscapeRight || self == .landscapeLeft }
  }
}
