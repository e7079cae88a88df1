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
    rest = max(0, panes.reduce(length) { $0 - $1.minimum })
    for index in order {
      guard let preferred = panes[index].preferred else { continue }
      let wish = panes[index].clamp(preferred)
      let growth = wish - panes[index].minimum
      let isGranted = growth <= rest + .halfLengthStep
      lengths[index] = isGranted ? wish : panes[index].minimum + rest
      rest = isGranted ? max(0, rest - growth) : 0
      sources[index] = isGranted ? Self.source(of: wish, preferred: preferred) : .others
    }
    shareEqually(among: order.filter { panes[$0].preferred == nil }, panes)
    for index in order where rest > .halfLengthStep {
      let growth = panes[index].maximum - lengths[index]
      guard growth > .halfLengthStep else { continue }
      sources[index] = growth <= rest ? .maximum : .growth
      lengths[index] = growth <= rest ? panes[index].maximum : lengths[index] + rest
      rest = max(0, rest - growth)
    }
    if rest <= .halfLengthStep { rest = 0 }
  }

  private static func source(of wish: Double, preferred: Double) -> PaneReason.LengthSource {
    if wish == preferred { return .preference }
    return wish > preferred ? .minimum : .maximum
  }

  /// Raises the automatic panes to one common level, each within its range.
  private mutating func shareEqually(among automatic: [Int], _ panes: [PaneLengths]) {
    guard !automatic.isEmpty else { return }
    // Filled like water: the level rises to the next minimum or maximum at which the number of growing panes changes.
    let stops = automatic.flatMap { [panes[$0].minimum, panes[$0].maximum] }.sorted()
    var level = stops.first ?? 0
    for stop in stops + [.infinity] {
      let growing = automatic.filter { panes[$0].minimum <= level && panes[$0].maximum > level }
      if !growing.isEmpty {
        let share = rest / Double(growing.count)
        guard stop - level <= share else {
          for index in growing { lengths[index] = level + share }
          rest = 0
          break
        }
        for index in growing { lengths[index] = stop }
        rest = max(0, rest - (stop - level) * Double(growing.count))
      }
      level = stop
    }
    nameSources(of: automatic, panes)
  }

  private mutating func nameSources(of automatic: [Int], _ panes: [PaneLengths]) {
    let raised = automatic.filter { lengths[$0] > panes[$0].minimum }
    let growing = raised.filter { lengths[$0] < panes[$0].maximum }
    for index in raised { sources[index] = .maximum }
    for index in growing { sources[index] = growing.count > 1 ? .share : .remainder }
    for index in automatic where lengths[index] == 0 { sources[index] = .others }
  }
}
