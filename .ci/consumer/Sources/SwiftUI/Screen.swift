import UIKit

/// Stands for whatever a user's own module of this name has.
public struct Screen {
  /// The width, in points.
  public let width: Double

  /// Creates a screen as wide as a view.
  public init(_ view: UIView) {
    width = view.width
  }
}
