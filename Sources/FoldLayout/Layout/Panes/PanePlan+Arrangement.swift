extension PanePlan {
  /// Where the panes that are shown go.
  func arrangement<Recorder: ReasonRecorder>(noting recorder: inout Recorder) -> PaneArrangement {
    var placements = split.panes.map { _ in
      PaneArrangement.Placement(frame: nil, isCompressed: false, isStretched: false)
    }
    if seated.isEmpty {
      placeAlone(in: &placements, noting: &recorder)
      return PaneArrangement(axis: nil, isRightToLeft: space.isMirrored, placements: placements)
    }
    var rest = shown[...]
    for (seat, count) in seated where count > 0 {
      let group = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      if count > 1, isDivided { recorder.record(.panes(.share(group, part: seat.part))) }
      place(group, in: seat, &placements, noting: &recorder)
    }
    return PaneArrangement(axis: axis, isRightToLeft: space.isMirrored, placements: placements)
  }

  /// One pane takes everything: the best part in which its minimum fits, else the best.
  private func placeAlone<Recorder: ReasonRecorder>(
    in placements: inout [PaneArrangement.Placement], noting recorder: inout Recorder
  ) {
    let seating = seating(of: candidates, in: area)
    guard let index = shown.first, let best = seating.best else { return }
    let seat = zip(seating.seats, seating.counts(of: minimums(of: [index])) ?? []).first { $0.1 > 0 }?.0 ?? best
    let frame = space.rect(seat.cell.frame)
    let isFirst = seat.rank == 0 && candidates.count == area.cells.count
    let choice: PaneReason.PartChoice = isFirst ? .best : seat.rank == 0 ? .bestOfClear : .bestThatFits
    recorder.record(.panes(isDivided ? .takesPart(index, part: seat.part, choice) : .takesWhole(index)))
    var (isCompressed, isStretched) = (false, false)
    for axis in LayoutAxis.allCases {
      let (length, range) = (frame.size.length(along: axis), lengths(of: index, along: axis, beside: [index]))
      if length + .halfLengthStep < range.minimum {
        isCompressed = true
        recorder.record(.panes(.compressed(index, axis, length, minimum: range.minimum)))
      } else if length - .halfLengthStep > range.maximum {
        isStretched = true
        recorder.record(.panes(.stretched(index, axis, length, maximum: range.maximum)))
      }
    }
    placements[index] = PaneArrangement.Placement(frame: frame, isCompressed: isCompressed, isStretched: isStretched)
  }

  /// Shares a part out among the panes in it.
  private func place<Recorder: ReasonRecorder>(
    _ group: [Int], in seat: PaneSeating.Seat, _ placements: inout [PaneArrangement.Placement],
    noting recorder: inout Recorder
  ) {
    let ranges = group.map { lengths(of: $0, along: seat.axis, beside: shown) }
    let order = split.panes.indicesByPriority.compactMap { group.firstIndex(of: $0) }
    let sizes = PaneSizes(
      of: seat.length - spacing * Double(group.count - 1), among: ranges, inOrder: order)
    var start = seat.cell.frame.lowerBound(along: seat.axis)
    let limit = seat.cell.frame.upperBound(along: seat.axis)
    for (position, index) in group.enumerated() {
      let isLast = position == group.count - 1
      // The last pane ends where the part does, whatever the sum of the lengths came to.
      let end = isLast && sizes.rest == 0 ? limit : min(start + sizes.lengths[position], limit)
      let across = stretch(of: index, across: seat)
      let frame = space.rect(LayoutRect(along: seat.axis, from: start, to: end, across: across.range))
      placements[index] = PaneArrangement.Placement(frame: frame, isCompressed: false, isStretched: false)
      let isAlone = group.count == 1 && isDivided && sizes.rest == 0
      recorder.record(
        .panes(.length(index, seat.axis, end - start, isAlone ? source(of: seat) : sizes.sources[position])))
      if let source = across.source {
        let length = across.range.upperBound - across.range.lowerBound
        recorder.record(.panes(.length(index, seat.axis.perpendicular, length, source)))
      }
      start = min(end + spacing, limit)
    }
    if sizes.rest > 0 { recorder.record(.panes(.leavesEmpty(sizes.rest, seat.axis, after: group[group.count - 1]))) }
  }

  /// Where a pane lies across the axis of its part, and why, when it does not fill it.
  private func stretch(
    of index: Int, across seat: PaneSeating.Seat
  ) -> (range: ClosedRange<Double>, source: PaneReason.LengthSource?) {
    let axis = seat.axis.perpendicular
    let range = lengths(of: index, along: axis, beside: shown)
    let (start, end) = (seat.cell.frame.lowerBound(along: axis), seat.cell.frame.upperBound(along: axis))
    let alignment = split.panes[index].alignment
    let wish = alignment == .fill ? nil : range.preferred
    let length = min(range.clamp(wish ?? (end - start)), end - start)
    guard length < end - start else { return (start...end, nil) }
    let source: PaneReason.LengthSource =
      length == wish ? .preference : length == range.minimum ? .minimum : .maximum
    switch alignment {
    case .fill, .start: return (start...(start + length), source)
    case .center:
      let offset = (end - start - length) / 2
      return ((start + offset)...(start + offset + length), source)
    case .end: return ((end - length)...end, source)
    }
  }

  /// Why a pane that fills its part is as long as it is: the division beside which it ends, or begins.
  private func source(of seat: PaneSeating.Seat) -> PaneReason.LengthSource {
    let isHorizontal = seat.axis == .horizontal
    let parts = isHorizontal ? area.columns : area.rows
    let place = isHorizontal ? seat.cell.column : seat.cell.row
    guard parts.count > 1 else { return .part(seat.part) }
    let edge = place + 1 < parts.count ? parts[place].upperBound : parts[place].lowerBound
    let point = space.point(LayoutPoint(x: edge, y: edge))
    let position = isHorizontal ? point.x : point.y
    let told = split.alignsToFlatDivisions ? environment.dividedWhereFlat : environment
    let division = told.divisionRegions.first {
      $0.axis == seat.axis.perpendicular && told.takesBand($0) && told.band(of: $0).contains(position)
    }
    return division.map { .division($0.id, at: position) } ?? .part(seat.part)
  }
}

extension LayoutRect {
  /// The rectangle between two lines across an axis and two along it.
  init(along axis: LayoutAxis, from start: Double, to end: Double, across range: ClosedRange<Double>) {
    switch axis {
    case .horizontal:
      self.init(from: LayoutPoint(x: start, y: range.lowerBound), toX: end, y: range.upperBound)
    case .vertical:
      self.init(from: LayoutPoint(x: range.lowerBound, y: start), toX: range.upperBound, y: end)
    }
  }
}
