#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if FOLDLAYOUT_SDK_27_1
public import FoldLayout
public import UIKit

@available(iOS 27.1, *)
extension Interface.VerticalBarEdge {
  /// Creates an edge of vertical bars from UIKit's, by its raw value.
  ///
  /// - Parameter edge: The edge; one that this version does not know is unspecified.
  public init(_ edge: UIVerticalBarEdge) {
    self = Interface.VerticalBarEdge(rawValue: edge.rawValue) ?? .unspecified
  }
}
#endif
#endif
