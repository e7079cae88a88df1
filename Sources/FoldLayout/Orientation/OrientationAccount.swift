/// Why a resolution is what it is: everything that took part, and what came of it.
///
/// Rules O1 to O4, O11 and O12.
public struct OrientationAccount: Hashable, Sendable {
  /// The answers that could be the base, in the order in which they replace each other.
  public internal(set) var candidates: [Candidate] = []

  /// What the walk through the controllers found; empty where none are told.
  public internal(set) var visits: [Visit] = []

  /// The masks that took part, layer by layer, and within a layer in the order of registration.
  public internal(set) var contributors: [Contributor] = []

  /// The layers that were skipped.
  public internal(set) var conflicts: [Conflict] = []

  /// The constraints that do not count at this moment.
  public internal(set) var setAside: [SetAside] = []

  /// Those who want the orientation to be kept.
  public internal(set) var lockWishes: [LockWish] = []

  /// Those to blame for the layers that were skipped.
  ///
  /// Rule O2.
  ///
  /// - Complexity: O(*n*) in the number of contributors.
  public var culprits: [Contributor] { contributors.filter { $0.isCulprit } }
}
