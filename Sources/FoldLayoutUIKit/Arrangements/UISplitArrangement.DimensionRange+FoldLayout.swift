#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if FOLDLAYOUT_SDK_27_1
public import FoldLayout
public import UIKit

@available(iOS 27.1, *)
extension UISplitArrangement.DimensionRange {
  /// Creates a range of Apple's split arrangement, for example of a ratio across the axis.
  ///
  /// ```swift
  /// properties.width = .init(PaneDimensionRange(ratio: 0.3, minimum: 280))
  /// ```
  ///
  /// Apple applies a width where panes lie side by side, and a height where they lie one over the other.
  ///
  /// - Parameter range: The range.
  public init(_ range: PaneDimensionRange) {
    self.init()
    minimum = UISplitArrangement.Dimension(range.minimum)
    preferred = UISplitArrangement.Dimension(range.preferred)
    maximum = UISplitArrangement.Dimension(range.maximum)
  }
}
#endif
#endif
