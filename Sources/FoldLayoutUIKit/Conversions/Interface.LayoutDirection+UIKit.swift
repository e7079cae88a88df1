#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayout
public import UIKit

extension Interface.LayoutDirection {
  /// Creates a layout direction from UIKit's, by its raw value.
  ///
  /// - Parameter direction: The direction; one that this version does not know is unspecified.
  public init(_ direction: UITraitEnvironmentLayoutDirection) {
    self = Interface.LayoutDirection(rawValue: direction.rawValue) ?? .unspecified
  }
}
#endif
