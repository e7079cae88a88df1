extension Interface {
  /// A set of interface orientations, with UIKit's raw values: the bit is 1 shifted by the orientation's raw value.
  public struct OrientationMask: OptionSet, Hashable, Sendable {
    /// The bits, one an orientation.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    ///
    /// - Parameter rawValue: The bits, one an orientation.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Creates the mask that has one orientation.
    ///
    /// - Parameter orientation: The orientation; the unknown one gives the empty mask.
    public init(_ orientation: Orientation) {
      self.init(rawValue: orientation == .unknown ? 0 : 1 << UInt(orientation.rawValue))
    }

    /// Upright.
    public static let portrait = OrientationMask(.portrait)

    /// Upright, turned by half.
    public static let portraitUpsideDown = OrientationMask(.portraitUpsideDown)

    /// Sideways, with a home button on the right.
    public static let landscapeRight = OrientationMask(.landscapeRight)

    /// Sideways, with a home button on the left.
    public static let landscapeLeft = OrientationMask(.landscapeLeft)

    /// Both sideways orientations.
    public static let landscape: OrientationMask = [.landscapeRight, .landscapeLeft]

    /// Every orientation but upright turned by half: what a phone without a home button can show.
    public static let allButUpsideDown: OrientationMask = [.portrait, .landscape]

    /// All four orientations.
    public static let all: OrientationMask = [.portrait, .portraitUpsideDown, .landscape]

    /// Whether an orientation is in the mask.
    ///
    /// - Parameter orientation: The orientation to look for.
    /// - Returns: Always `false` for the unknown orientation.
    public func contains(_ orientation: Orientation) -> Bool {
      orientation != .unknown && contains(OrientationMask(orientation))
    }
  }
}
