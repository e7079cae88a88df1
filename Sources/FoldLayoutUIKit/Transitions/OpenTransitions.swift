#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayout

/// The transitions of one container that have begun and not ended.
///
/// UIKit's coordinators are not kept: one that is gone without a word has ended.
struct OpenTransitions {
  private var entries: [Entry] = []
  private var lastNumber = 0

  private struct Entry {
    weak var transition: AnyObject?
    let id: LayoutTransition.ID
    var target: LayoutSize?
  }

  /// Whether any is open.
  var isEmpty: Bool { entries.isEmpty }

  /// Opens a transition, or finds the one that is open: UIKit tells of traits first, then of the size, with one object.
  ///
  /// - Parameters:
  ///   - transition: UIKit's coordinator.
  ///   - target: The size to come, where it is known, in points.
  /// - Returns: Which transition it is, and whether it was not open yet.
  mutating func open(_ transition: AnyObject, target: LayoutSize?) -> (id: LayoutTransition.ID, isNew: Bool) {
    if let index = entries.firstIndex(where: { $0.transition === transition }) {
      entries[index].target = entries[index].target ?? target
      return (entries[index].id, false)
    }
    lastNumber += 1
    let id = LayoutTransition.ID(rawValue: lastNumber)
    entries.append(Entry(transition: transition, id: id, target: target))
    return (id, true)
  }

  /// The size that a transition is to end with, where it is known, in points.
  func target(of id: LayoutTransition.ID) -> LayoutSize? { entries.first { $0.id == id }?.target }

  /// Closes a transition; answers whether it was open.
  mutating func close(_ id: LayoutTransition.ID) -> Bool {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return false }
    entries.remove(at: index)
    return true
  }

  /// Closes those whose objects are gone, and answers them, the oldest first.
  mutating func takeAbandoned() -> [(id: LayoutTransition.ID, target: LayoutSize?)] {
    let abandoned = entries.filter { $0.transition == nil }
    entries.removeAll { $0.transition == nil }
    return abandoned.map { ($0.id, $0.target) }
  }
}
#endif
