/// Stands for whatever a user's own module of this name has.
public final class UIView {
  /// The width, in points.
  public var width = 951.0

  /// Creates a view.
  public init() {}
}
