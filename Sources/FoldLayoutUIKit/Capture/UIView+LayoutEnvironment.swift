#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayout
public import UIKit

extension UIView {
  /// Every fact about this view, read at this moment.
  ///
  /// This is what layout code asks in its own pass. Asked in this view's `layoutSubviews`, or in its controller's
  /// `viewWillLayoutSubviews`, UIKit lays the view out again when a region changes. What the hinge has reported, and
  /// the numbers of regions, come from the nearest coordinator that is attached to this view or around it; where there
  /// is none, hinges are not told, and regions are what the platform lists now, which in the first passes is nothing.
  ///
  /// UIKit's facts are taken over as they are, in this view's coordinates, with these exceptions. A display scale of zero
  /// is not told. Regions are asked for with inactive ones, of which none separates by declaration and none is a gap
  /// between panels; the axis of a division is found in its frame, and one without thickness is inactive. A region of
  /// the window that does not reach this view is left out. There is one hinge at most, and it belongs to the division
  /// where there is one; it is not told before it has reported, nor after it says that it does not any more, and there
  /// is none where the platform has never had one to report. On a device with a hinge the main screen is the outer
  /// display and every other one the inner, but for scenes of another role, whose display is external. Of orientations, unknown is UIKit's word and is kept.
  ///
  /// Rules A5 and A7.
  ///
  /// - Returns: The environment, or `nil` where the bounds have a side that is empty, negative or not finite.
  /// - Complexity: O(*n*) in the number of regions, of ancestors and of their subviews.
  public var layoutEnvironment: LayoutEnvironment? {
    let source = nearestSource
    var memory = source?.memory ?? .ofNobody
    let reader = EnvironmentReader(
      container: self, reader: self, capabilities: source?.capabilities ?? .current)
    return reader.environment(with: &memory)?.canonical().environment
  }

  /// The regions that this view is told to keep off, in its own coordinates, or `nil` where they were not told.
  ///
  /// Rules A5 and F3.
  ///
  /// - Complexity: As for the whole environment, which is read for it.
  public var layoutRegions: LayoutRegions? { layoutEnvironment?.regions }

  private var nearestSource: ViewLayoutSource? {
    for ancestor in sequence(first: self, next: { $0.superview }) {
      for case let probe as LayoutProbeView in ancestor.subviews {
        if let source = probe.source { return source }
      }
    }
    return nil
  }
}
#endif
