/// Which panes lie in which part of a divided area (rule L3).
struct PaneSeating {
  /// A part of the area as panes see it.
  struct Seat {
    /// The part, in reading space.
    var cell: LayoutSegment

    /// The index of the part among all that the area has.
    var part: Int

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
  /// Of all the ways that fit it is one that uses as many parts as it can; of those the one nearest to each part's
  /// share of the usable area, by the sum of squared differences; of equally near ones that in which better parts get
  /// more.
  ///
  /// - Parameter minimums: The least size of each pane, in points.
  /// - Returns: One number for each part.
  /// - Complexity: O(*mn*²) for *n* panes and *m* parts, and O(*n*) where there is one part.
  func counts(of minimums: [LayoutSize]) -> [Int]? {
    if seats.count == 1 { return reach(from: 0, of: minimums, in: seats[0]) == minimums.count ? [minimums.count] : nil }
    let shares = shares(of: minimums.count)
    // best[seat][pane]: the cheapest way to lay the panes from that one on in the parts from that one on.
    var best = Array(
      repeating: Array(repeating: (cost: SeatingCost.unreached, count: 0), count: minimums.count + 1),
      count: seats.count + 1)
    best[seats.count][minimums.count].cost = .none
    for seat in seats.indices.reversed() {
      for first in 0...minimums.count {
        for last in first...reach(from: first, of: minimums, in: seats[seat]) {
          let cost = SeatingCost(count: last - first, share: shares[seat], rank: seats[seat].rank)
          let total = cost + best[seat + 1][last].cost
          if total < best[seat][first].cost { best[seat][first] = (total, last - first) }
        }
      }
    }
    guard let cheapest = best.first?.first, cheapest.cost < .unreached else { return nil }
    var counts: [Int] = []
    var seated = 0
    for seat in seats.indices {
      counts.append(best[seat][seated].count)
      seated += best[seat][seated].count
    }
    return counts
  }

  /// How many of the panes each part should have; equally many where surfaces tell nothing.
  private func shares(of count: Int) -> [Double] {
    let largest = best?.usableArea ?? 0
    // Surfaces beyond all numbers are equal, and everything else is nothing beside them.
    let weights = seats.map { seat in
      largest > 0 && largest.isFinite ? seat.usableArea / largest : seat.usableArea == largest ? 1 : 0
    }
    let total = weights.reduce(0, +)
    return weights.map { Double(count) * $0 / total }
  }

  /// The end of the longest run of panes that fits in a part.
  private func reach(from first: Int, of minimums: [LayoutSize], in seat: Seat) -> Int {
    let (axis, size) = (seat.axis, seat.cell.frame.size)
    guard size.width > 0, size.height > 0 else { return first }
    let limit = size.length(along: axis) + .halfLengthStep
    var needed = -spacing
    for last in first..<minimums.count {
      needed += spacing + minimums[last].length(along: axis)
      let across = minimums[last].length(along: axis.perpendicular)
      guard needed <= limit, across <= size.length(along: axis.perpendicular) + .halfLengthStep else { return last }
    }
    return minimums.count
  }
}
