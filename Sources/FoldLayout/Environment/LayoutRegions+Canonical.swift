extension LayoutRegions {
  var isCanonical: Bool { Self.isCanonical(divisions) && Self.isCanonical(occlusions) }

  /// The regions that can be, snapped and sorted, with an issue for each that cannot.
  func canonical(reportingTo issues: inout [LayoutIssue]) -> LayoutRegions {
    LayoutRegions(
      divisions: Self.canonical(divisions) { issues.append(.divisionDropped($0, $1)) },
      occlusions: Self.canonical(occlusions) { issues.append(.occlusionDropped($0, $1)) })
  }

  private static func isCanonical<R: Region>(_ regions: [R]) -> Bool {
    regions.allSatisfy { $0.fault == nil && $0.isSnapped }
      && regions.isStrictlyAscending(by: R.comesBefore)
      && hasUniqueIdentities(regions)
  }

  /// Few regions are compared with each other, because a set would allocate at every capture.
  private static func hasUniqueIdentities<R: Region>(_ regions: [R]) -> Bool {
    guard regions.count <= 8 else { return Set(regions.map { $0.id }).count == regions.count }
    return regions.indices.allSatisfy { index in
      regions[..<index].allSatisfy { $0.id != regions[index].id }
    }
  }

  private static func canonical<R: Region>(
    _ regions: [R], drop: (RegionID, LayoutIssue.RegionFault) -> Void
  ) -> [R] {
    var seen: Set<RegionID> = []
    var kept: [R] = []
    for region in regions.lazy.map({ $0.snapped }) {
      if let fault = region.fault {
        drop(region.id, fault)
      } else if !seen.insert(region.id).inserted {
        drop(region.id, .duplicateIdentity)
      } else {
        kept.append(region)
      }
    }
    return kept.sorted(by: R.comesBefore)
  }
}

extension Region {
  /// What is wrong with the region, looked at alone.
  var fault: LayoutIssue.RegionFault? {
    guard frame.isPossible else { return .impossibleFrame }
    guard margins.isPossible else { return .impossibleMargins }
    return frame.width == 0 && frame.height == 0 ? .noExtent : nil
  }

  fileprivate var snapped: Self {
    var region = self
    region.frame = frame.snapped
    region.margins = margins.snapped
    return region
  }

  fileprivate var isSnapped: Bool { frame == frame.snapped && margins == margins.snapped }

  fileprivate static func comesBefore(_ first: Self, _ second: Self) -> Bool {
    (first.frame.minY, first.frame.minX, first.id.rawValue)
      < (second.frame.minY, second.frame.minX, second.id.rawValue)
  }
}
