#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
public import FoldLayout
public import UIKit

extension Interface.Orientation {
  /// Creates an interface orientation from UIKit's, by its raw value.
  ///
  /// - Parameter orientation: The orientation; one that this version does not know is unknown.
  public init(_ orientation: UIInterfaceOrientation) {
    self = Interface.Orientation(rawValue: orientation.rawValue) ?? .unknown
  }
}

extension UIInterfaceOrientation {
  /// Creates UIKit's interface orientation, by its raw value.
  ///
  /// - Parameter orientation: The orientation.
  public init(_ orientation: Interface.Orientation) {
    self = UIInterfaceOrientation(rawValue: orientation.rawValue) ?? .unknown
  }
}
#endif
#endif
