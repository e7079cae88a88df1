/// Which panes lie in which part of a divided area (rule L3).
struct PaneSeating {
  /// A part of the area as panes see it.
  struct Seat {
    /// The part, in reading space.
    var cell: LayoutSegment

    /// The index of the segment among all that the area has.
    var segment: Int

    /// The axis along which panes share the part.
    var axis: LayoutAxis

    /// The surface of the largest rectangle of it that is free, in square points.
    var usableArea: Double

    /// Its place among the parts, the best first.
    var rank = 0

    /// The extent along the shared axis, in points.
    var length: Double { cell.frame.size.length(along: axis) }
  }

  let seats: [Seat]
  let spacing: Double

  /// Lengths within half a step of the grid on which lengths are told are equal: sums of fractions are not exact.
  private static let slack = 1.0 / 2048

  /// Orders the parts by their usable area; equal ones go by the leading edge, then by the top.
  init(seats: [Seat], spacing: Double) {
    func key(_ index: Int) -> (Double, Int, Int) {
      (-seats[index].usableArea, seats[index].cell.column, seats[index].cell.row)
    }
    var ranked = seats
    for (rank, index) in seats.indices.sorted(by: { key($0) < key($1) }).enumerated() { ranked[index].rank = rank }
    self.seats = ranked
    self.spacing = spacing
  }

  /// The best part.
  var best: Seat? { seats.first { $0.rank == 0 } }

  /// The number of panes for each part, in the order of both, or `nil` where their minimums do not fit.
  ///
  /// Panes are shared out by usable area: of all the ways that fit, the one nearest to each part's share, by the sum
  /// of squared differences. Of equally near ones better parts get more.
  ///
  /// - Parameter minimums: The least size of each pane, in points.
  /// - Returns: One number for each part.
  /// - Complexity: O(*mn*²) for *n* panes and *m* parts.
  func counts(of minimums: [LayoutSize]) -> [Int]? {
    let total = seats.reduce(0) { $0 + $1.usableArea }
    let unreached = Cost(distance: .infinity, rank: .infinity)
    // best[seat][pane]: the cheapest way to lay the panes from that one on in the parts from that one on.
    var best = Array(
      repeating: Array(repeating: (cost: unreached, count: 0), count: minimums.count + 1), count: seats.count + 1)
    best[seats.count][minimums.count] = (Cost(distance: 0, rank: 0), 0)
    for seat in seats.indices.reversed() {
      let share = total > 0 ? Double(minimums.count) * seats[seat].usableArea / total : 0
      for first in 0...minimums.count {
        for last in first...minimums.count {
          guard fits(minimums[first..<last], in: seats[seat]) else { break }
          let rest = best[seat + 1][last].cost
          let cost = Cost(count: last - first, share: share, rank: seats[seat].rank) + rest
          if cost < best[seat][first].cost { best[seat][first] = (cost, last - first) }
        }
      }
    }
    guard let cheapest = best.first?.first, cheapest.cost < unreached else { return nil }
    var counts: [Int] = []
    for seat in seats.indices { counts.append(best[seat][counts.reduce(0, +)].count) }
    return counts
  }

  private func fits(_ minimums: ArraySlice<LayoutSize>, in seat: Seat) -> Bool {
    let across = seat.axis.perpendicular
    let needed = minimums.reduce(spacing * Double(max(0, minimums.count - 1))) { $0 + $1.length(along: seat.axis) }
    guard !minimums.isEmpty else { return true }
    return seat.length > 0 && needed <= seat.length + Self.slack
      && minimums.allSatisfy { $0.length(along: across) <= seat.cell.frame.size.length(along: across) + Self.slack }
  }
}

/// How far a way to share panes out is from the parts' shares; whole numbers, so that sums of equal ones are equal.
private struct Cost {
  var distance: Double
  var rank: Double

  init(distance: Double, rank: Double) {
    self.distance = distance
    self.rank = rank
  }

  init(count: Int, share: Double, rank: Int) {
    let difference = Double(count) - share
    self.init(distance: (difference * difference).snappedLength * 1024, rank: Double(count * rank))
  }

  static func + (a: Cost, b: Cost) -> Cost { Cost(distance: a.distance + b.distance, rank: a.rank + b.rank) }
  static func < (a: Cost, b: Cost) -> Bool { (a.distance, a.rank) < (b.distance, b.rank) }
}
