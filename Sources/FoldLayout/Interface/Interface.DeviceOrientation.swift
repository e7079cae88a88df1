extension Interface {
  /// The way a device is held, with UIKit's names and raw values.
  ///
  /// It says nothing about what is shown: an interface may be locked, or the device may lie on a table.
  public enum DeviceOrientation: Int, Hashable, Sendable, CaseIterable {
    /// The platform does not know, or was not asked to find out.
    case unknown = 0

    /// Upright.
    case portrait = 1

    /// Upright, turned by half.
    case portraitUpsideDown = 2

    /// Turned to its left: the device's top is on the left.
    case landscapeLeft = 3

    /// Turned to its right: the device's top is on the right.
    case landscapeRight = 4

    /// Lying on its back.
    case faceUp = 5

    /// Lying on its face.
    case faceDown = 6
  }
}
