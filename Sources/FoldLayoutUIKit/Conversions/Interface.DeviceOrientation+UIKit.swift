#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
public import FoldLayout
public import UIKit

extension Interface.DeviceOrientation {
  /// Creates a device orientation from UIKit's, by its raw value.
  ///
  /// - Parameter orientation: The orientation; one that this version does not know is unknown.
  public init(_ orientation: UIDeviceOrientation) {
    self = Interface.DeviceOrientation(rawValue: orientation.rawValue) ?? .unknown
  }
}
#endif
#endif
