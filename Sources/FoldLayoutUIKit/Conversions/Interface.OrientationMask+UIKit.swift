#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
public import FoldLayout
public import UIKit

extension Interface.OrientationMask {
  /// Creates a mask from UIKit's, by its raw value.
  ///
  /// - Parameter mask: The mask.
  public init(_ mask: UIInterfaceOrientationMask) {
    self.init(rawValue: mask.rawValue)
  }
}

extension UIInterfaceOrientationMask {
  /// Creates UIKit's mask, by its raw value.
  ///
  /// - Parameter mask: The mask. An empty one must not be handed to UIKit as what a controller supports: it raises.
  public init(_ mask: Interface.OrientationMask) {
    self.init(rawValue: mask.rawValue)
  }
}
#endif
#endif
