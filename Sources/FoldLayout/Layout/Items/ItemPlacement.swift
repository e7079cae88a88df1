/// Where an alert, a sheet, a menu or a control goes, so that no division that divides runs through it.
///
/// The segment is decided by the item's role, by edges, or by a point. Where the item does not fit there it goes to the
/// next one in which it fits, and only where it fits nowhere it is shrunk, in the segment that was decided, to what
/// leaves the most of it. In the segment it lies in the middle of what is usable, controls along the bottom at its lower
/// edge, and one with a point as near to it as it can.
///
/// Rule L6.
public struct ItemPlacement: Hashable, Sendable {
  /// What the item is.
  public var role: ItemRole

  /// How large it wants to be, in points; infinity is as large as there is room, and what is no number, or below zero,
  /// nothing.
  public var size: LayoutSize

  /// What decides the segment.
  public var position: Position

  /// Whether divisions do not matter to it.
  public var ignoresDivisions: Bool

  /// Creates the request.
  ///
  /// - Parameters:
  ///   - role: What the item is.
  ///   - size: How large it wants to be, in points.
  ///   - position: What decides the segment.
  ///   - ignoresDivisions: Whether divisions do not matter to it.
  public init(_ role: ItemRole, size: LayoutSize, position: Position = .byRole, ignoresDivisions: Bool = false) {
    self.role = role
    self.size = size
    self.position = position
    self.ignoresDivisions = ignoresDivisions
  }

  /// Where the item goes.
  ///
  /// - Parameter environment: The container.
  /// - Returns: Its place, or `nil` where nothing is free.
  /// - Complexity: As that of all usable areas.
  public func answer(in environment: LayoutEnvironment) -> PlacedItem? { answerAlone(in: environment) }

  /// Where the item goes, and why there.
  ///
  /// - Parameter environment: The container.
  /// - Returns: The same place, with the segments in which it does not fit, and what it lies in.
  /// - Complexity: As that of the answer.
  public func explanation(in environment: LayoutEnvironment) -> LayoutExplanation<PlacedItem?> {
    answerWithReasons(in: environment)
  }
}

extension ItemPlacement: RecordedRequest {
  func answer<Recorder: ReasonRecorder>(
    in environment: LayoutEnvironment, noting recorder: inout Recorder
  ) -> PlacedItem? {
    var told = environment
    if ignoresDivisions { told.regions?.divisions = [] }
    let areas = UsableAreas(listsMaximal: true).answer(in: told)
    let order = order(of: areas, noting: &recorder)
    let wanted = size.cut(to: LayoutSize(width: .infinity, height: .infinity))
    for index in order {
      let fitting = (areas[index].maximal ?? []).filter { $0.width >= wanted.width && $0.height >= wanted.height }
      if let place = place(wanted, in: fitting) {
        recorder.record(.item(.lies(in: place.area, fit)))
        return PlacedItem(
          frame: place.frame, area: place.area, segment: ignoresDivisions ? nil : index, isShrunk: false)
      }
      let segment = ignoresDivisions ? nil : index
      if areas[index].largest != nil {
        recorder.record(.item(.doesNotFit(wanted, segment: segment)))
      } else if let segment {
        recorder.record(.nothingFree(.segment(segment)))
      }
    }
    guard let index = order.first(where: { areas[$0].largest != nil }),
      let place = shrunkPlace(wanted, in: areas[index].maximal ?? [])
    else {
      recorder.record(.item(.nothingFree))
      return nil
    }
    recorder.record(.item(.shrunk(place.frame.size)))
    recorder.record(.item(.lies(in: place.area, fit)))
    return PlacedItem(
      frame: place.frame, area: place.area, segment: ignoresDivisions ? nil : index, isShrunk: true)
  }

  /// The indices of the segments, the one that was decided first.
  private func order<Recorder: ReasonRecorder>(of areas: [UsableArea], noting recorder: inout Recorder) -> [Int] {
    if ignoresDivisions {
      recorder.record(.item(.ignoresDivisions))
    } else if areas.count == 1 {
      recorder.record(.item(.onlySegment))
    }
    guard areas.count > 1 else { return Array(areas.indices) }
    switch decided {
    case .near(let point):
      recorder.record(.item(.goesNear(point)))
      let distances = areas.map { $0.segment.frame.squaredDistance(to: point) }
      return areas.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }
    case .at(let edges): return order(of: areas, towards: edges, asked: true, noting: &recorder)
    case .byRole: return order(of: areas, towards: role.edges, asked: false, noting: &recorder)
    }
  }

  /// The nearest to some edges first, then the best: the largest usable area, the leading, the upper.
  private func order<Recorder: ReasonRecorder>(
    of areas: [UsableArea], towards edges: DirectionalEdges, asked: Bool, noting recorder: inout Recorder
  ) -> [Int] {
    let columns = areas.reduce(0) { max($0, $1.segment.column) }
    let rows = areas.reduce(0) { max($0, $1.segment.row) }
    // Only edges along which something divides choose between segments.
    var choosing = edges
    if columns == 0 || edges.edge(along: .horizontal) == nil { choosing.subtract([.leading, .trailing]) }
    if rows == 0 || edges.edge(along: .vertical) == nil { choosing.subtract([.top, .bottom]) }
    recorder.record(.item(choosing.isEmpty ? .goesToBest : .goesTo(choosing, asked ? nil : role)))
    func steps(_ index: Int) -> Int {
      let segment = areas[index].segment
      var steps = 0
      if choosing.contains(.leading) { steps += segment.column }
      if choosing.contains(.trailing) { steps += columns - segment.column }
      if choosing.contains(.top) { steps += segment.row }
      if choosing.contains(.bottom) { steps += rows - segment.row }
      return steps
    }
    func key(_ index: Int) -> (Int, Double, Int, Int) {
      let segment = areas[index].segment
      return (steps(index), -(areas[index].largest?.area ?? 0), segment.column, segment.row)
    }
    return areas.indices.sorted { key($0) < key($1) }
  }

  /// What decides the segment; a point that cannot be decides nothing.
  private var decided: Position {
    guard case .near(let point) = position else { return position }
    guard point.x.isFinite, point.y.isFinite else { return .byRole }
    return .near(point.measurable)
  }

  private var fit: ItemFit {
    if case .near = decided { return .nearPoint }
    return role == .bottomControls ? .atBottom : .centered
  }

  /// The best place in one of some free rectangles, the largest first: the first, the lowest, or the nearest.
  private func place(_ wanted: LayoutSize, in areas: [LayoutRect]) -> (frame: LayoutRect, area: LayoutRect)? {
    let places = areas.map { (frame: frame(of: wanted, in: $0), area: $0) }
    let best = places.indices.min { (rank(of: places[$0]), $0) < (rank(of: places[$1]), $1) }
    return best.map { places[$0] }
  }

  /// The same for an item that fits in none: where the most of it is left.
  private func shrunkPlace(_ wanted: LayoutSize, in areas: [LayoutRect]) -> (frame: LayoutRect, area: LayoutRect)? {
    let places = areas.map { (frame: frame(of: wanted.cut(to: $0.size), in: $0), area: $0) }
    func key(_ index: Int) -> (Double, Double, Int) {
      (-places[index].frame.area, rank(of: places[index]), index)
    }
    return places.indices.min { key($0) < key($1) }.map { places[$0] }
  }

  /// How far from where it should be a place is: from its point, or from below.
  private func rank(of place: (frame: LayoutRect, area: LayoutRect)) -> Double {
    if case .near(let point) = decided { return place.frame.center.squaredDistance(to: point) }
    return role == .bottomControls ? -place.area.maxY : 0
  }

  private func frame(of size: LayoutSize, in area: LayoutRect) -> LayoutRect {
    let room = LayoutSize(width: area.width - size.width, height: area.height - size.height)
    var offset = LayoutPoint(x: room.width / 2, y: role == .bottomControls ? room.height : room.height / 2)
    if case .near(let point) = decided {
      offset = LayoutPoint(
        x: min(max(0, point.x - size.width / 2 - area.minX), room.width),
        y: min(max(0, point.y - size.height / 2 - area.minY), room.height))
    }
    return LayoutRect(origin: LayoutPoint(x: area.minX + offset.x, y: area.minY + offset.y), size: size)
  }
}

extension LayoutEnvironment {
  /// Where an alert, a sheet, a menu or a control goes, see ``ItemPlacement``.
  ///
  /// - Parameter item: The item.
  /// - Returns: Its place, or `nil` where nothing is free.
  /// - Complexity: As that of all usable areas.
  public func placement(of item: ItemPlacement) -> PlacedItem? { item.answer(in: self) }
}
