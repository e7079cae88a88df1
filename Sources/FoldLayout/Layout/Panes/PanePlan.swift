/// The steps from a split to its arrangement: the axis, who is shown, and where (rule L3).
struct PanePlan {
  let split: PaneSplit
  let environment: LayoutEnvironment
  let space: ReadingSpace

  /// What is laid out, with its divisions, or with the flat ones too.
  let area: DividedArea

  /// The spacing, zero where it cannot be.
  let spacing: Double

  /// The axis along which panes follow one another; `nil` where one pane is alone or divisions run along both.
  private(set) var axis: LayoutAxis?

  /// The parts in which one pane may lie, by their index among all.
  private(set) var candidates: [Int] = []

  /// The parts in which several panes may lie, by their index among all.
  private(set) var cells: [Int] = []

  /// The panes that are shown, ascending.
  private(set) var shown: [Int] = []

  /// How many of them lie in each part that can be used; nothing where one pane is alone.
  private(set) var seated: [(seat: PaneSeating.Seat, count: Int)] = []

  init(_ split: PaneSplit, in environment: LayoutEnvironment) {
    self.split = split
    self.environment = environment
    space = ReadingSpace(environment)
    spacing = split.spacing.isFinite ? max(0, split.spacing) : 0
    area = DividedArea(split.area, of: split.alignsToFlatDivisions ? environment.dividedWhereFlat : environment)
  }

  var isDivided: Bool { !area.axes.isEmpty }

  /// What is laid out, with at least the spacing at each division between panes that follow one another.
  var spacedArea: DividedArea {
    area.spaced(by: spacing, along: axis.map { LayoutAxes($0) } ?? .both)
  }

  /// Decides the axis, the parts that can be used, and whether it is one pane only.
  mutating func chooseAxis<Recorder: ReasonRecorder>(noting recorder: inout Recorder) {
    leaveOutOccludedCells(noting: &recorder)
    cells = candidates
    guard let first = area.cells.first, !split.panes.isEmpty else {
      recorder.record(.panes(.nothingToShare))
      return
    }
    let dividing = area.axes
    if dividing == .both {
      chooseAxisOfGrid(noting: &recorder)
    } else if isDivided {
      choose(dividing == .horizontal ? .horizontal : .vertical, .division, noting: &recorder)
    } else if environment.sizeClasses?.horizontal == .compact, environment.sizeClasses?.vertical == .compact {
      recorder.record(.panes(.compactInBoth))
      shown = [0]
    } else if let axis = split.preferredAxis {
      choose(axis, .preference, noting: &recorder)
    } else {
      let (width, height) = (first.frame.width, first.frame.height)
      choose(
        width >= height ? .horizontal : .vertical, width == height ? .equalSides : .longerSide, noting: &recorder)
    }
  }

  private mutating func choose<Recorder: ReasonRecorder>(
    _ axis: LayoutAxis, _ choice: PaneReason.AxisChoice, noting recorder: inout Recorder
  ) {
    guard split.axes.allows(axis) else {
      recorder.record(.panes(.axisNotAllowed(axis, choice)))
      showOnePane(noting: &recorder)
      return
    }
    if split.panes.count > 1 { recorder.record(.panes(.axis(axis, choice))) }
    self.axis = axis
  }

  /// Divisions run along both axes: every part is used, or the best row or column where one axis is not allowed.
  private mutating func chooseAxisOfGrid<Recorder: ReasonRecorder>(noting recorder: inout Recorder) {
    guard !split.axes.isSuperset(of: .both) else {
      recorder.record(.panes(.dividedBothWays))
      return
    }
    guard let axis = LayoutAxis.allCases.first(where: { split.axes.allows($0) }) else {
      recorder.record(.panes(.noAxisAllowed))
      showOnePane(noting: &recorder)
      return
    }
    recorder.record(.panes(.bestLine(axis)))
    self.axis = axis
    let all = area.cells
    let lines = axis == .horizontal ? area.rows.count : area.columns.count
    func line(_ cell: LayoutSegment) -> Int { axis == .horizontal ? cell.row : cell.column }
    let surfaces = UsableSurfaces(in: environment)
    var sums = Array(repeating: 0.0, count: lines)
    for index in cells { sums[line(all[index])] += surfaces.usable(of: all[index].frame) }
    let best = cells.map { line(all[$0]) }.min { (-sums[$0], $0) < (-sums[$1], $1) }
    cells = cells.filter { line(all[$0]) == best }
  }

  private mutating func showOnePane<Recorder: ReasonRecorder>(noting recorder: inout Recorder) {
    guard let first = split.panes.indicesByPriority.first else { return }
    recorder.record(.panes(.onlyPane(first)))
    shown = [first]
  }

  private mutating func leaveOutOccludedCells<Recorder: ReasonRecorder>(noting recorder: inout Recorder) {
    let all = area.cells
    candidates = Array(all.indices)
    guard split.avoidsOccludedSegments else { return }
    let occlusions = environment.activeOcclusionRegions.map { space.rect($0.frame) }
    let clear = candidates.filter { index in !occlusions.contains { all[index].frame.isEntered(by: $0) } }
    guard !clear.isEmpty, clear.count < all.count else { return }
    for index in all.indices where !clear.contains(index) { recorder.record(.panes(.leavesOut(part: index))) }
    candidates = clear
  }

  /// Decides which panes are shown, where the axis has not decided it, and how they are shared out.
  mutating func choosePanes<Recorder: ReasonRecorder>(noting recorder: inout Recorder) {
    guard shown.isEmpty, !cells.isEmpty, let first = split.panes.indicesByPriority.first else { return }
    shown = [first]
    let seating = seating(of: cells, in: spacedArea)
    var seats = seating.counts(of: minimums(of: shown))
    for index in split.panes.indicesByPriority.dropFirst() {
      let wider = (shown + [index]).sorted()
      if hasRoom(for: wider.count), let counts = seating.counts(of: minimums(of: wider)) {
        (shown, seats) = (wider, counts)
      } else {
        recorder.record(.panes(reasonToHide(index, beside: wider, first: first, in: seating)))
      }
    }
    if shown.count > 1, let seats { seated = zip(seating.seats, seats).map { (seat: $0, count: $1) } }
  }

  /// Whether the spacing leaves anything to so many panes: of nothing, every fraction is nothing, and would fit.
  private func hasRoom(for count: Int) -> Bool {
    guard !isDivided, let axis, let cell = area.cells.first else { return true }
    return cell.frame.size.length(along: axis) - spacing * Double(count - 1) > .halfLengthStep
  }

  /// Why a pane is hidden: the first choice does not even fit alone, or its own minimum no longer does.
  private func reasonToHide(_ index: Int, beside panes: [Int], first: Int, in seating: PaneSeating) -> PaneReason {
    if self.seating(of: candidates, in: area).counts(of: minimums(of: [first])) == nil {
      return .hiddenBeside(index, first: first)
    }
    var minimum = minimums(of: panes)[panes.firstIndex(of: index) ?? 0]
    // Only what does not fit is named: the extent across the axis where it is too much for every part, else that along.
    if let axis {
      let across = axis.perpendicular
      let most = seating.seats.reduce(0) { max($0, $1.cell.frame.size.length(along: across)) }
      let isAcross = minimum.length(along: across) > most + .halfLengthStep
      if isAcross == (axis == .horizontal) { minimum.width = 0 } else { minimum.height = 0 }
    }
    return .hidden(index, minimum: minimum)
  }

  /// The least size of each of these panes, when they are shown together.
  func minimums(of panes: [Int]) -> [LayoutSize] {
    panes.map { index in
      let width = lengths(of: index, along: .horizontal, beside: panes)
      return LayoutSize(
        width: width.minimum, height: lengths(of: index, along: .vertical, beside: panes).minimum)
    }
  }

  /// What a pane asks for along an axis when it is shown together with others.
  ///
  /// Fractions are of the area along the axis, without the spacing between the panes that follow one another. Where
  /// something divides, those of the minimum and of the maximum give way.
  func lengths(of index: Int, along axis: LayoutAxis, beside panes: [Int]) -> PaneLengths {
    let parts = axis == .horizontal ? area.columns : area.rows
    var whole = parts.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) }
    if !isDivided, axis == self.axis { whole = max(0, whole - spacing * Double(panes.count - 1)) }
    let pane = split.panes[index]
    return pane.range(along: axis).lengths(
      of: whole, bounds: parts.count > 1 ? nil : whole, intrinsic: pane.intrinsicSize?.length(along: axis))
  }

  /// The parts as panes see them, with the axis along which they are shared: their longer side where divisions run
  /// along both.
  func seating(of cells: [Int], in area: DividedArea) -> PaneSeating {
    let all = area.cells
    let surfaces = UsableSurfaces(in: environment)
    let seats = cells.map { index in
      let cell = all[index]
      return PaneSeating.Seat(
        cell: cell, part: index, axis: axis ?? (cell.frame.width >= cell.frame.height ? .horizontal : .vertical),
        usableArea: all.count > 1 ? surfaces.usable(of: cell.frame) : 1)
    }
    return PaneSeating(seats: seats, spacing: spacing)
  }
}
