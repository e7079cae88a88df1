#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if FOLDLAYOUT_SDK_27_1
public import FoldLayout
public import UIKit

@available(iOS 27.1, *)
extension UISplitArrangement {
  /// Creates Apple's arrangement of what a split asks for, where Apple's has all of it.
  ///
  /// The first pane is the primary. Intrinsic sizes are those of Apple's views, and a pane's own are not handed over.
  ///
  /// - Parameter split: The split.
  /// - Throws: ``SplitMismatch``, which says what Apple's arrangement does not have, where something is asked for that it
  ///   does not.
  @MainActor
  public init(_ split: PaneSplit) throws(SplitMismatch) {
    if let mismatch = SplitMismatch(split) { throw mismatch }
    self = UISplitArrangement().axes(UIAxis(split.axes))
    for (pane, placement) in zip(split.panes, [UIArrangementViewController.ViewPlacement.primary, .secondary]) {
      var properties = defaultViewProperties
      properties.width = DimensionRange(pane.width)
      properties.height = DimensionRange(pane.height)
      properties.layoutPriority = CGFloat(pane.priority)
      setViewProperties(properties, for: placement)
    }
  }
}
#endif
#endif
