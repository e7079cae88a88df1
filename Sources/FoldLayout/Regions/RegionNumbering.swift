/// Gives the regions of one kind their numbers at first sight, and lets them keep them.
///
/// A source keeps one for its divisions and one for its occlusions, and asks it at every capture. A region that the
/// platform calls the same keeps its number. So does one whose identity has changed while its frame and margins have
/// not: platforms make new objects for the same crease.
///
/// Rule F12.
public struct RegionNumbering<Identity: Hashable & Sendable>: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    var sighting: Sighting
    var id: RegionID
    var isPresent = true
  }

  /// In the order in which they were last seen, latest last.
  private var entries: [Entry] = []
  private var lastNumber = 0

  /// How many regions that are not there any more are remembered.
  private static var memory: Int { 32 }

  /// Creates a numbering that has seen nothing.
  public init() {}

  /// Numbers the regions of one capture.
  ///
  /// - Parameter sightings: The regions as the platform tells them, in any order.
  /// - Returns: Their numbers, in the same order. Two sightings never share one.
  /// - Complexity: O(*n*) in the number of regions, for each of them.
  public mutating func ids(for sightings: [Sighting]) -> [RegionID] {
    for index in entries.indices { entries[index].isPresent = false }
    // Two that a platform gives one identity keep to their places.
    var ids = sightings.map { sighting in
      take { $0.sighting.identity == sighting.identity && $0.sighting.isInPlace(of: sighting) }?.id
    }
    for index in sightings.indices where ids[index] == nil {
      ids[index] = take { $0.sighting.identity == sightings[index].identity }?.id
    }
    for (index, sighting) in sightings.enumerated() {
      let id = ids[index] ?? take { $0.sighting.isInPlace(of: sighting) }?.id ?? next()
      ids[index] = id
      entries.append(Entry(sighting: sighting, id: id))
    }
    entries.removeFirst(max(0, entries.count - sightings.count - Self.memory))
    return ids.compactMap { $0 }
  }

  /// Takes out an entry of an earlier capture.
  private mutating func take(_ isWanted: (Entry) -> Bool) -> Entry? {
    entries.lastIndex { !$0.isPresent && isWanted($0) }.map { entries.remove(at: $0) }
  }

  private mutating func next() -> RegionID {
    lastNumber += 1
    return RegionID(rawValue: lastNumber)
  }
}
