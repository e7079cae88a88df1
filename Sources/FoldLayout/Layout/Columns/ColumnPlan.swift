/// How many columns each part of an area has, and where they lie, in reading space (rule L5).
struct ColumnPlan {
  /// The most columns that a part has.
  static let limit = 1_000

  let area: DividedArea
  private let grid: ColumnGrid
  private let gutter: Double
  private let minimum: Double

  /// The parts, with the gutter between them at least.
  private let parts: [ClosedRange<Double>]

  /// The number of columns in each part.
  private let counts: [Int]

  init(_ grid: ColumnGrid, in environment: LayoutEnvironment) {
    self.grid = grid
    gutter = grid.gutter.isFinite ? max(0, grid.gutter) : 0
    minimum = grid.minimumWidth.isNaN ? 1 : max(1, grid.minimumWidth)
    area = DividedArea(grid.area, of: environment)
    parts = area.rows.isEmpty ? [] : area.spaced(by: gutter).columns
    counts = Self.counts(
      of: grid.count, widths: parts.map { $0.upperBound - $0.lowerBound }, minimum: minimum, gutter: gutter)
  }

  /// The stretches of the columns of each part.
  var columns: [[ClosedRange<Double>]] {
    let widths = widths
    let narrowest = zip(counts, widths).filter { $0.0 > 0 }.map { $0.1 }.min() ?? 0
    return parts.indices.map { part in
      let count = counts[part]
      guard count > 0 else { return [] }
      let width = grid.isUniform ? narrowest : widths[part]
      let rest = parts[part].upperBound - parts[part].lowerBound - width * Double(count) - gutter * Double(count - 1)
      let start = parts[part].lowerBound + rest * share(ofRestBefore: part)
      return (0..<count).map { index in
        let lower = start + (width + gutter) * Double(index)
        // The last column ends where the part does, whatever the sum came to.
        let isLast = index == count - 1 && (!grid.isUniform || width == widths[part])
        return lower...(isLast ? max(lower, parts[part].upperBound) : lower + width)
      }
    }
  }

  /// The width of the columns of each part when they fill it.
  private var widths: [Double] {
    zip(parts, counts).map { part, count in
      count == 0 ? 0 : (part.upperBound - part.lowerBound - gutter * Double(count - 1)) / Double(count)
    }
  }

  /// How much of what is left lies before the columns: all in the first part and none in the last, so that it lies at
  /// the outer edges.
  private func share(ofRestBefore part: Int) -> Double {
    if parts.count == 1 || part == parts.count - 1 { return 0 }
    return part == 0 ? 1 : 0.5
  }

  func note<Recorder: ReasonRecorder>(to recorder: inout Recorder) {
    guard !parts.isEmpty else {
      recorder.record(.columns(.nothingLeft))
      return
    }
    let total = counts.reduce(0, +)
    let isBelow = parts.allSatisfy {
      Self.capacity(of: $0.upperBound - $0.lowerBound, minimum: minimum, gutter: gutter) == 0
    }
    if isBelow { recorder.record(.columns(.belowMinimum(minimum))) }
    if let asked = grid.count, asked != total { recorder.record(.columns(.number(total, asked: asked))) }
    for part in parts.indices {
      let width = parts[part].upperBound - parts[part].lowerBound
      if counts[part] > 0 {
        recorder.record(.columns(.holds(segmentColumn: part, count: counts[part], width: widths[part], of: width)))
      } else if !isBelow {
        recorder.record(.columns(.staysEmpty(segmentColumn: part, minimum: minimum)))
      }
    }
    guard grid.isUniform, parts.count > 1 else { return }
    let narrowest = zip(counts, widths).filter { $0.0 > 0 }.map { $0.1 }.min() ?? 0
    recorder.record(.columns(.uniform(narrowest)))
  }

  /// Shares a number of columns out by largest remainder, at least one wherever one fits and no more than fit.
  private static func counts(of count: Int?, widths: [Double], minimum: Double, gutter: Double) -> [Int] {
    let most = widths.map { capacity(of: $0, minimum: minimum, gutter: gutter) }
    let fitting = widths.indices.filter { most[$0] > 0 }
    var counts = widths.map { _ in 0 }
    guard !fitting.isEmpty else {
      let widest = widths.indices.min { (-widths[$0], $0) < (-widths[$1], $1) }
      if let widest, widths[widest] > 0 { counts[widest] = 1 }
      return counts
    }
    guard let count else { return most }
    let whole = fitting.reduce(0) { $0 + widths[$1] }
    let target = max(fitting.count, min(count, fitting.reduce(0) { $0 + most[$1] }))
    /// What a part is short of its share, times the width of all parts, so that nothing is divided and rounded.
    func lack(_ part: Int) -> Double { Double(target) * widths[part] - Double(counts[part]) * whole }
    for part in fitting {
      let share = Double(target) * widths[part] / whole
      counts[part] = max(1, min(most[part], Int(share)))
    }
    var sum = counts.reduce(0, +)
    while sum < target,
      let part = fitting.filter({ counts[$0] < most[$0] }).min(by: { (-lack($0), $0) < (-lack($1), $1) })
    {
      counts[part] += 1
      sum += 1
    }
    while sum > target, let part = fitting.filter({ counts[$0] > 1 }).min(by: { (lack($0), -$0) < (lack($1), -$1) }) {
      counts[part] -= 1
      sum -= 1
    }
    return counts
  }

  /// How many columns of the minimum width fit in a part.
  private static func capacity(of width: Double, minimum: Double, gutter: Double) -> Int {
    // A third of a width, three times, is not quite the width.
    let slack = 1.0 / 2048
    guard width + slack >= minimum else { return 0 }
    return max(1, Int(min(Double(limit), (width + gutter + slack) / (minimum + gutter))))
  }
}
