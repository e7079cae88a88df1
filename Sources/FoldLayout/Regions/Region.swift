/// What divisions and occlusions have in common, for moving, checking and sorting them by one piece of code.
protocol Region {
  var id: RegionID { get }
  var frame: LayoutRect { get set }
  var margins: LayoutEdgeInsets { get set }
}

extension DivisionRegion: Region {}
extension OcclusionRegion: Region {}
