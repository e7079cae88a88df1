#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if FOLDLAYOUT_SDK_27_1
public import FoldLayout
public import UIKit

@available(iOS 27.1, *)
extension Hinge.Status {
  /// Creates a hinge's status from UIKit's, by its raw value.
  ///
  /// - Parameter status: The status; one that this version does not know is unknown.
  public init(_ status: UIHinge.Status) {
    self = Hinge.Status(rawValue: status.rawValue) ?? .unknown
  }
}
#endif
#endif
