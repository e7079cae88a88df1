/// How many columns each part of an area has, and where they lie, in reading space (rule L5).
struct ColumnPlan {
  /// The most columns that a part has.
  static let limit = 100

  let area: DividedArea
  private let grid: ColumnGrid
  private let gutter: Double
  private let minimum: Double

  /// The parts, with the gutter between them at least.
  private let parts: [ClosedRange<Double>]

  /// The number of columns in each part, and their width when they fill it.
  private let counts: [Int]
  private let widths: [Double]

  /// Whether a column fits anywhere.
  private let hasRoom: Bool

  init(_ grid: ColumnGrid, in environment: LayoutEnvironment) {
    self.grid = grid
    let gutter = grid.gutter.isFinite ? max(0, grid.gutter) : 0
    self.gutter = gutter
    minimum = grid.minimumWidth.isNaN ? 1 : max(1, grid.minimumWidth)
    area = DividedArea(grid.area, of: environment)
    let spaced = area.rows.isEmpty ? [] : area.spaced(by: gutter).columns
    let counts = Self.counts(of: grid.count, in: spaced.map { $0.length }, minimum: minimum, gutter: gutter)
    if let counts {
      (parts, self.counts, hasRoom) = (spaced, counts, true)
    } else {
      // Not one fits anywhere: one column takes the widest part, without any gutter.
      parts = area.rows.isEmpty ? [] : area.columns
      let lengths = parts.map { $0.length }
      let widest = lengths.indices.min { (-lengths[$0], $0) < (-lengths[$1], $1) }
      (self.counts, hasRoom) = (lengths.indices.map { $0 == widest ? 1 : 0 }, false)
    }
    widths = zip(parts, self.counts).map { part, count in
      count == 0 ? 0 : (part.length - gutter * Double(count - 1)) / Double(count)
    }
  }

  /// The width of the narrowest columns.
  private var narrowest: Double { zip(counts, widths).filter { $0.0 > 0 }.map { $0.1 }.min() ?? 0 }

  /// The width of the columns of a part.
  private func width(in part: Int) -> Double { grid.isUniform ? narrowest : widths[part] }

  /// The stretches of the columns of each part.
  var columns: [[ClosedRange<Double>]] {
    parts.indices.map { part in
      let (count, width, whole) = (counts[part], width(in: part), parts[part])
      guard count > 0 else { return [] }
      let isFilled = width == widths[part]
      let rest = isFilled ? 0 : max(0, whole.length - width * Double(count) - gutter * Double(count - 1))
      let start = whole.lowerBound + rest * share(ofRestBefore: part)
      return (0..<count).map { index in
        let lower = min(start + width * Double(index) + gutter * Double(index), whole.upperBound)
        // The last column ends where the part does, whatever the sum came to.
        let upper = isFilled && index == count - 1 ? whole.upperBound : lower + width
        return lower...min(max(lower, upper), whole.upperBound)
      }
    }
  }

  /// How much of what is left lies before the columns: all in the first part that has some and none in the last, so that
  /// it lies at the outer edges.
  private func share(ofRestBefore part: Int) -> Double {
    let used = counts.indices.filter { counts[$0] > 0 }
    if used.count < 2 || part == used.last { return 0 }
    return part == used.first ? 1 : 0.5
  }

  func note<Recorder: ReasonRecorder>(to recorder: inout Recorder) {
    guard !parts.isEmpty else {
      recorder.record(.columns(.nothingLeft))
      return
    }
    if !hasRoom { recorder.record(.columns(.oneTakesWidest(minimum: minimum))) }
    let total = counts.reduce(0, +)
    if counts.contains(Self.limit), grid.count ?? .max > total {
      recorder.record(.columns(.limit(Self.limit)))
    } else if let asked = grid.count, asked != total, hasRoom {
      recorder.record(.columns(.number(total, asked: asked, minimum: minimum)))
    }
    for part in parts.indices {
      if counts[part] > 0 {
        recorder.record(
          .columns(
            .holds(part: part, count: counts[part], width: width(in: part), of: area.columns[part].length)))
      } else if hasRoom {
        recorder.record(.columns(.staysEmpty(part: part, minimum: minimum)))
      }
    }
    if grid.isUniform, widths.contains(where: { $0 > narrowest }) { recorder.record(.columns(.uniform(narrowest))) }
  }

  /// Shares a number of columns out by largest remainder, at least one wherever one fits and no more than fit; `nil`
  /// where none fits.
  private static func counts(of count: Int?, in widths: [Double], minimum: Double, gutter: Double) -> [Int]? {
    let most = widths.map { capacity(of: $0, minimum: minimum, gutter: gutter) }
    let fitting = widths.indices.filter { most[$0] > 0 }
    guard !fitting.isEmpty else { return nil }
    guard let count else { return most }
    // Widths beyond all numbers are made smaller, which leaves their shares as they are.
    let scale = widths.reduce(0, +) < 1e300 ? 1.0 : 1.0 / 1_048_576
    let scaled = widths.map { $0 * scale }
    let whole = fitting.reduce(0) { $0 + scaled[$1] }
    let target = max(1, min(count, fitting.reduce(0) { $0 + most[$1] }))
    var counts = widths.map { _ in 0 }
    for part in fitting {
      let share = Double(target) * (scaled[part] / whole)
      counts[part] = max(1, min(most[part], Int(min(share, Double(limit)))))
    }
    /// What a part is short of its share, times the width of all parts, so that nothing is divided and rounded.
    func lack(_ part: Int) -> Double { Double(target) * scaled[part] - Double(counts[part]) * whole }
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
    guard width + .halfLengthStep >= minimum else { return 0 }
    let count = (width + gutter + .halfLengthStep) / (minimum + gutter)
    return count.isFinite ? max(1, Int(min(Double(limit), count))) : 1
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}
