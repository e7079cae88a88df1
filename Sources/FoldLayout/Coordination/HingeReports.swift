/// What each hinge has reported last, and what of it has been told.
///
/// A hinge of which nothing is known is one that reports unknown, without an angle. Rules D8 and D12.
struct HingeReports {
  private struct Entry {
    var told: Hinge.Update
    var newest: Hinge.Update

    var isNothing: Bool { told.isNothing && newest.isNothing }
  }

  private var entries: [Entry] = []

  /// What was last told of each hinge that is reporting, in the order in which they began to.
  var told: [Hinge.Update] { entries.map(\.told).filter { !$0.isNothing } }

  /// Takes in what a hinge reports.
  mutating func take(_ update: Hinge.Update) {
    if let index = entries.firstIndex(where: { $0.newest.id == update.id }) {
      entries[index].newest = update
      if entries[index].isNothing { entries.remove(at: index) }
    } else if !update.isNothing {
      entries.append(Entry(told: Hinge.Update(id: update.id, status: .unknown), newest: update))
    }
  }

  /// The next report that has not been told and differs from what was, which counts as told from now on.
  mutating func takeUntold() -> Hinge.Update? {
    guard let index = entries.firstIndex(where: { $0.told != $0.newest }) else { return nil }
    let update = entries[index].newest
    entries[index].told = update
    if update.isNothing { entries.remove(at: index) }
    return update
  }
}

extension Hinge.Update {
  /// Whether the hinge says that it has nothing to say.
  fileprivate var isNothing: Bool { status == .unknown && angle == nil }
}
