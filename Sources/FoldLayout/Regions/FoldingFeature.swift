/// A fold or hinge as Jetpack WindowManager and what lies beneath it tell it.
///
/// Rule A7.
public struct FoldingFeature: Hashable, Sendable {
  /// Where it is, in the window's coordinates, in pixels.
  public var bounds: PixelRect

  /// Whether it is a fold in one panel or a hinge between two.
  public var kind: Kind

  /// How it is bent.
  public var state: State

  /// Creates a feature of which the kind is known, as the window extensions of a device tell it.
  ///
  /// - Parameters:
  ///   - bounds: Where it is, in the window's coordinates, in pixels.
  ///   - kind: Whether it is a fold or a hinge.
  ///   - state: How it is bent.
  public init(bounds: PixelRect, kind: Kind, state: State) {
    self.bounds = bounds
    self.kind = kind
    self.state = state
  }

  /// Creates a feature from what Jetpack's public interface says, which leaves out the kind.
  ///
  /// What separates while it is flat is a hinge. While it is half open every feature separates; then one that hides
  /// part of the window counts as a hinge, and a line as a fold. For a feature that runs from edge to edge, as Jetpack's
  /// do, both have the same consequences.
  ///
  /// - Parameters:
  ///   - bounds: Where it is, in the window's coordinates, in pixels.
  ///   - state: How it is bent.
  ///   - isSeparating: Whether Jetpack says that it separates.
  ///   - isOccluding: Whether Jetpack says that its occlusion is full.
  public init(bounds: PixelRect, state: State, isSeparating: Bool, isOccluding: Bool) {
    let isHinge = isSeparating && (state == .flat || isOccluding)
    self.init(bounds: bounds, kind: isHinge ? .hinge : .fold, state: state)
  }

  /// Whether content must stay on one side: at a hinge always, at a fold while it is half open.
  public var isSeparating: Bool { kind == .hinge || state == .halfOpened }
}
