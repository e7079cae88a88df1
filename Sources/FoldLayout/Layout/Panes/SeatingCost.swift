/// How far a way to share panes out is from what it should be; whole numbers, so that sums of equal ones are equal.
struct SeatingCost {
  /// The panes beyond the first of each part.
  private var crowd: Double

  /// The squared differences from the shares.
  private var distance: Double

  /// The ranks of the parts, as often as they have panes.
  private var rank: Double

  static let none = SeatingCost(crowd: 0, distance: 0, rank: 0)
  static let unreached = SeatingCost(crowd: .infinity, distance: .infinity, rank: .infinity)

  private init(crowd: Double, distance: Double, rank: Double) {
    (self.crowd, self.distance, self.rank) = (crowd, distance, rank)
  }

  init(count: Int, share: Double, rank: Int) {
    let difference = Double(count) - share
    self.init(
      crowd: Double(max(0, count - 1)), distance: (difference * difference).snappedLength * 1024,
      rank: Double(count) * Double(rank))
  }

  static func + (a: SeatingCost, b: SeatingCost) -> SeatingCost {
    SeatingCost(crowd: a.crowd + b.crowd, distance: a.distance + b.distance, rank: a.rank + b.rank)
  }

  static func < (a: SeatingCost, b: SeatingCost) -> Bool {
    (a.crowd, a.distance, a.rank) < (b.crowd, b.distance, b.rank)
  }
}
