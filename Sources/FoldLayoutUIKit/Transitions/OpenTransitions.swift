#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayout

/// The transitions of one container that UIKit has begun and not ended.
///
/// UIKit's coordinators are not kept: one that is gone without a word has ended.
struct OpenTransitions {
  private var entries: [Entry] = []
  private var lastNumber = 0

  /// A transition, as far as it is known.
  struct Entry {
    fileprivate weak var transition: AnyObject?

    /// Which transition it is to observers.
    let id: LayoutTransition.ID

    /// The size to come, where it is known, in points.
    fileprivate(set) var target: LayoutSize?

    /// What was told last when it began.
    let before: LayoutEnvironment?

    /// Whether observers have been told of its end, because delivery was suspended.
    fileprivate(set) var hasEnded = false
  }

  /// Whether none is open.
  var isEmpty: Bool { entries.isEmpty }

  /// Opens a transition, or finds the one that is open: UIKit tells of traits first, then of the size, with one object.
  ///
  /// - Parameters:
  ///   - transition: UIKit's coordinator.
  ///   - target: The size to come, where it is known, in points.
  ///   - before: What was told last.
  /// - Returns: The transition, and whether it was not open yet.
  mutating func open(
    _ transition: AnyObject, target: LayoutSize?, before: LayoutEnvironment?
  ) -> (entry: Entry, isNew: Bool) {
    if let index = entries.firstIndex(where: { $0.transition === transition }) {
      entries[index].target = entries[index].target ?? target
      return (entries[index], false)
    }
    lastNumber += 1
    let entry = Entry(
      transition: transition, id: LayoutTransition.ID(rawValue: lastNumber), target: target, before: before)
    entries.append(entry)
    return (entry, true)
  }

  /// The transition as it is now known, as long as it is open.
  subscript(_ id: LayoutTransition.ID) -> Entry? { entries.first { $0.id == id } }

  /// Closes a transition.
  mutating func close(_ id: LayoutTransition.ID) {
    entries.removeAll { $0.id == id }
  }

  /// Notes that observers have been told of the end of all.
  mutating func endAll() {
    for index in entries.indices { entries[index].hasEnded = true }
  }

  /// Closes those whose objects are gone, and answers them, the oldest first.
  mutating func takeAbandoned() -> [Entry] {
    let abandoned = entries.filter { $0.transition == nil }
    entries.removeAll { $0.transition == nil }
    return abandoned
  }
}
#endif
