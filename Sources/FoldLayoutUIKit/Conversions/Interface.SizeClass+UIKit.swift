#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayout
public import UIKit

extension Interface.SizeClass {
  /// Creates a size class from UIKit's, by its raw value.
  ///
  /// - Parameter sizeClass: The size class; one that this version does not know is unspecified.
  public init(_ sizeClass: UIUserInterfaceSizeClass) {
    self = Interface.SizeClass(rawValue: sizeClass.rawValue) ?? .unspecified
  }
}
#endif
