extension OrientationAccount {
  /// A mask that took part in the resolution, and what came of it.
  public struct Contributor: Hashable, Sendable {
    /// The layer that it is in.
    public var layer: Layer

    /// Who contributed it.
    public var source: Source

    /// What that one is called.
    public var name: String

    /// The mask, without bits that are no orientation.
    public var mask: Interface.OrientationMask

    /// Whether nobody said so, and the mask is what counts then.
    public var isDefault: Bool

    /// The condition under which it counts, which is met.
    public var condition: LayoutCondition?

    /// What was left of the layers outside and of its own up to it, even where its layer was skipped then.
    public var left: Interface.OrientationMask

    /// Whether its layer was skipped, so that it had no effect.
    public var isSkipped: Bool

    /// Whether it is to blame for a layer that was skipped.
    public var isCulprit: Bool
  }
}
