extension OrientationAccount {
  /// A mask that took part in the resolution, and what came of it.
  public struct Contributor: Hashable, Sendable {
    /// The layer that it is in.
    public internal(set) var layer: Layer

    /// Who contributed it.
    public internal(set) var source: Source

    /// What that one is called.
    public internal(set) var name: String

    /// The mask, without bits that are no orientation.
    public internal(set) var mask: Interface.OrientationMask

    /// Whether nobody said so, and the mask is what counts then.
    public internal(set) var isDefault: Bool

    /// The condition under which it counts, which is met.
    public internal(set) var condition: LayoutCondition?

    /// What was left of the layers outside and of its own up to it, even where its layer was skipped then.
    public internal(set) var left: Interface.OrientationMask

    /// Whether its layer was skipped, so that it had no effect.
    public internal(set) var isSkipped: Bool

    /// Whether it is to blame for a layer that was skipped.
    public internal(set) var isCulprit: Bool
  }
}
