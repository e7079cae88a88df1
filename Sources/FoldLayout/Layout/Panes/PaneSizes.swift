/// How a length is shared out among the panes of one row (rule L3).
struct PaneSizes {
  /// The length of each pane, in points.
  private(set) var lengths: [Double]

  /// What made each pane so long.
  private(set) var sources: [PaneReason.LengthSource]

  /// What no pane takes, in points, because each has its maximum.
  private(set) var rest: Double

  /// Shares a length out.
  ///
  /// By priority each pane takes its preferred length as far as the minimums of the others leave room. The automatic
  /// ones then share what is left equally. What is still left grows the highest priority, as far as its maximum, then
  /// the next.
  ///
  /// - Parameters:
  ///   - length: The length without spacing, in points; the minimums fit into it.
  ///   - panes: The lengths that each pane asks for, in points.
  ///   - order: The indices of the panes by priority.
  init(of length: Double, among panes: [PaneLengths], inOrder order: [Int]) {
    lengths = panes.map { $0.minimum }
    sources = panes.map { _ in .minimum }
    var room = panes.reduce(length) { $0 - $1.minimum }
    for index in order {
      guard let preferred = panes[index].preferred else { continue }
      let wish = panes[index].clamp(preferred)
      let taken = min(wish - panes[index].minimum, max(0, room))
      lengths[index] += taken
      room -= taken
      sources[index] = Self.source(of: lengths[index], wish: wish, preferred: preferred, range: panes[index])
    }
    rest = max(0, room)
    shareEqually(among: order.filter { panes[$0].preferred == nil }, panes)
    for index in order where rest > 0 {
      let growth = min(rest, panes[index].maximum - lengths[index])
      guard growth > 0 else { continue }
      lengths[index] += growth
      rest -= growth
      sources[index] = lengths[index] == panes[index].maximum ? .maximum : .growth
    }
  }

  private static func source(
    of length: Double, wish: Double, preferred: Double, range: PaneLengths
  ) -> PaneReason.LengthSource {
    if length < wish { return .others }
    if length == preferred { return .preference }
    return length > preferred ? .minimum : .maximum
  }

  /// Raises the automatic panes to one common level, each within its range.
  private mutating func shareEqually(among automatic: [Int], _ panes: [PaneLengths]) {
    guard !automatic.isEmpty, rest > 0 else { return }
    // Filled like water: the level rises to the next minimum or maximum at which the number of growing panes changes.
    let stops = automatic.flatMap { [panes[$0].minimum, panes[$0].maximum] }.filter { $0 < .infinity }.sorted()
    var level = stops.first ?? 0
    for stop in stops + [.infinity] {
      let growing = automatic.filter { panes[$0].minimum <= level && panes[$0].maximum > level }
      if !growing.isEmpty {
        let step = min(stop - level, rest / Double(growing.count))
        for index in growing { lengths[index] = level + step }
        rest = max(0, rest - step * Double(growing.count))
        guard level + step == stop else {
          rest = 0
          break
        }
      }
      level = stop
    }
    for index in automatic where lengths[index] > panes[index].minimum {
      sources[index] = lengths[index] == panes[index].maximum ? .maximum : .share
    }
  }
}
