#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayout
import UIKit

/// A region as the platform lists it.
struct ListedRegion {
  /// The platform's own identity of what is reserved for.
  var identity: AnyHashable

  /// The frame with its margins, in points, in the coordinates of whoever asked, and then of the container.
  var frame: CGRect

  /// The frame in the coordinates of the window, in points, by which a region is recognised when its identity changes.
  var frameInWindow = CGRect.zero

  /// The part of the frame that is clearance, in points.
  var margins: LayoutEdgeInsets

  /// Whether the platform calls it active.
  var isActive: Bool
}

/// All that the platform lists, in whatever order.
struct ListedRegions {
  var divisions: [ListedRegion]
  var occlusions: [ListedRegion]

  var isEmpty: Bool { divisions.isEmpty && occlusions.isEmpty }

  /// The same regions in a container's coordinates, which have their origin at its visible corner however far it is
  /// scrolled.
  @MainActor
  func seen(from reader: UIView, in container: UIView) -> ListedRegions {
    func seen(_ region: ListedRegion) -> ListedRegion {
      var result = region
      result.frameInWindow = reader.convert(region.frame, to: nil)
      result.frame = reader.convert(region.frame, to: container)
      result.frame.origin.x -= container.bounds.origin.x
      result.frame.origin.y -= container.bounds.origin.y
      return result
    }
    return ListedRegions(divisions: divisions.map(seen), occlusions: occlusions.map(seen))
  }
}
#endif
