/// The layers of a resolution as they are applied, one after another, from the outside to the inside.
///
/// Rules O1 and O2.
struct OrientationLayers {
  /// What is allowed after the layers so far; never empty.
  private(set) var allowed = Interface.OrientationMask.all

  /// What the outermost layer left.
  private(set) var base = Interface.OrientationMask.all

  private(set) var contributors: [OrientationAccount.Contributor] = []
  private(set) var conflicts: [OrientationAccount.Conflict] = []

  /// A mask before it is applied.
  struct Entry {
    var layer: OrientationAccount.Layer
    var source: OrientationAccount.Source
    var name: String
    var mask: Interface.OrientationMask
    var isDefault = false
    var condition: LayoutCondition?
  }

  /// Applies a layer, or skips it where it would leave nothing.
  ///
  /// Its masks are intersected first. Where they come to nothing by themselves, those are to blame at which that
  /// happens, and of those before it the ones that share nothing with it. Where they come to something that shares
  /// nothing with what is left, those are to blame at which that happens in this layer and in the ones outside of it.
  ///
  /// - Parameter entries: The layer's masks, in the order of registration; an empty one is no constraint.
  mutating func add(_ entries: [Entry]) {
    let entries = entries.filter { $0.mask.isConstraint }
    guard let layer = entries.first?.layer else { return }
    let mask = entries.reduce(Interface.OrientationMask.all) { $0.intersection($1.mask) }
    let result = allowed.intersection(mask)
    var added = contributors(of: entries, isSkipped: result.isEmpty)
    if mask.isEmpty {
      blameInside(&added)
    } else if result.isEmpty {
      blameOutside(layer, mask, &added)
    } else {
      allowed = result
      if layer == .base { base = result }
    }
    contributors += added
  }

  private func contributors(of entries: [Entry], isSkipped: Bool) -> [OrientationAccount.Contributor] {
    var left = allowed
    return entries.map { entry in
      left.formIntersection(entry.mask)
      return OrientationAccount.Contributor(
        layer: entry.layer, source: entry.source, name: entry.name, mask: entry.mask, isDefault: entry.isDefault,
        condition: entry.condition, left: left, isSkipped: isSkipped, isCulprit: false)
    }
  }

  private mutating func blameInside(_ added: inout [OrientationAccount.Contributor]) {
    var running = Interface.OrientationMask.all
    for index in added.indices {
      running.formIntersection(added[index].mask)
      guard running.isEmpty else { continue }
      for earlier in added[...index].indices
      where earlier == index || added[earlier].mask.isDisjoint(with: added[index].mask) {
        added[earlier].isCulprit = true
      }
      break
    }
    if let layer = added.first?.layer { conflicts.append(.init(skipped: layer, outer: nil)) }
  }

  private mutating func blameOutside(
    _ layer: OrientationAccount.Layer, _ mask: Interface.OrientationMask,
    _ added: inout [OrientationAccount.Contributor]
  ) {
    if let index = added.firstIndex(where: { $0.left.isEmpty }) { added[index].isCulprit = true }
    let outer = contributors.firstIndex { !$0.isSkipped && $0.left.isDisjoint(with: mask) }
    if let outer { contributors[outer].isCulprit = true }
    conflicts.append(.init(skipped: layer, outer: outer.map { contributors[$0].layer }))
  }
}
