/// A set of axes, with UIKit's raw values.
public struct LayoutAxes: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// Creates a set from UIKit's bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// From left to right.
  public static let horizontal = LayoutAxes(rawValue: 1)

  /// From top to bottom.
  public static let vertical = LayoutAxes(rawValue: 2)

  /// Either of the two.
  public static let both: LayoutAxes = [.horizontal, .vertical]
}

extension LayoutAxes {
  /// The set of one axis.
  init(_ axis: LayoutAxis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }

  /// Whether an axis is in the set.
  func allows(_ axis: LayoutAxis) -> Bool { contains(LayoutAxes(axis)) }
}
