#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if FOLDLAYOUT_SDK_27_1
public import FoldLayout
public import UIKit

@available(iOS 27.1, *)
extension UISplitArrangement.Dimension {
  /// Creates a dimension of Apple's split arrangement.
  ///
  /// - Parameter dimension: The dimension, in points or as a fraction of what panes share.
  public init(_ dimension: PaneDimension) {
    self =
      switch dimension {
      case .automatic: .automatic
      case .intrinsic: .intrinsic
      case .absolute(let length): .absolute(length)
      case .fractional(let fraction): .fractional(fraction)
      }
  }
}
#endif
#endif
