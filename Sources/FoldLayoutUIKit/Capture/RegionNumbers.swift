#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayout
import UIKit

/// Gives the platform's regions numbers that stay when its identities do not.
///
/// Rule F12.
struct RegionNumbers {
  private var identities = PlatformIdentities()
  private var divisions = RegionNumbering<Int>()
  private var occlusions = RegionNumbering<Int>()

  /// Makes regions of what is listed.
  ///
  /// A division without thickness is handed in as inactive: it is what the platform says before it has measured. One
  /// that lies in the window and does not reach the container is another container's. Rules A1 and F10.
  ///
  /// - Parameters:
  ///   - listed: The regions in the container's coordinates.
  ///   - environment: The container and its window.
  /// - Returns: The regions; what cannot be among them is refused where the environment is made canonical.
  mutating func regions(_ listed: ListedRegions, in environment: LayoutEnvironment) -> LayoutRegions {
    let lines = listed.divisions.inReadingOrder
    let covers = listed.occlusions.inReadingOrder
    let lineIDs = divisions.ids(for: lines.map { sighting(of: $0) })
    let coverIDs = occlusions.ids(for: covers.map { sighting(of: $0) })
    let edges = environment.windowBounds ?? environment.bounds
    var regions = LayoutRegions(
      divisions: zip(lines, lineIDs).map { line, id in
        var division = DivisionRegion(
          id: id, frame: LayoutRect(line.frame), margins: line.margins, joining: edges, isActive: line.isActive)
        if division.thickness == 0 { division.isActive = false }
        return division
      },
      occlusions: zip(covers, coverIDs).map { cover, id in
        OcclusionRegion(id: id, frame: LayoutRect(cover.frame), margins: cover.margins, isActive: cover.isActive)
      })
    regions.dropWhatOthersContain(in: environment)
    return regions
  }

  private mutating func sighting(of region: ListedRegion) -> RegionNumbering<Int>.Sighting {
    RegionNumbering.Sighting(
      identity: identities.number(of: region.identity), frame: LayoutRect(region.frameInWindow),
      margins: region.margins)
  }
}

extension [ListedRegion] {
  /// The platform's order is not documented, and numbers follow ours.
  fileprivate var inReadingOrder: [ListedRegion] {
    sorted { ($0.frame.origin.y, $0.frame.origin.x) < ($1.frame.origin.y, $1.frame.origin.x) }
  }
}

extension LayoutRegions {
  /// Drops what lies in the window beside the container; what lies in neither is left over from another size, and is
  /// kept for the environment to be unsettled by.
  fileprivate mutating func dropWhatOthersContain(in environment: LayoutEnvironment) {
    guard let window = environment.windowBounds, window != environment.bounds else { return }
    var whole = environment
    whole.regions = self
    let inside = whole.restricted(to: environment.bounds).regions ?? .none
    // Half a point is more than any rounding leaves.
    let surroundings = CGRect(window).insetBy(dx: -0.5, dy: -0.5)
    divisions.removeAll { division in
      surroundings.contains(CGRect(division.frame)) && !inside.divisions.contains { $0.id == division.id }
    }
    occlusions.removeAll { occlusion in
      surroundings.contains(CGRect(occlusion.frame)) && !inside.occlusions.contains { $0.id == occlusion.id }
    }
  }
}
#endif
