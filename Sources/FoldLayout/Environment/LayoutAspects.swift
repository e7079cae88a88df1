/// The aspects of an environment that can change, for saying what did and for asking to hear of some only.
///
/// Every stored fact of ``LayoutEnvironment`` belongs to exactly one aspect; size classes and regions, which hold
/// several facts, have one for each. One more, ``transitions``, is for asking only. Rule D9.
public struct LayoutAspects: OptionSet, Hashable, Sendable {
  /// The bits, one an aspect.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits, one an aspect.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The container's size.
  public static let size = LayoutAspects(rawValue: 1 << 0)

  /// The safe area's insets, with and without the corners.
  public static let safeArea = LayoutAspects(rawValue: 1 << 1)

  /// The size class of the width.
  public static let horizontalSizeClass = LayoutAspects(rawValue: 1 << 2)

  /// The size class of the height.
  public static let verticalSizeClass = LayoutAspects(rawValue: 1 << 3)

  /// The interface orientation.
  public static let orientation = LayoutAspects(rawValue: 1 << 4)

  /// The layout direction.
  public static let layoutDirection = LayoutAspects(rawValue: 1 << 5)

  /// The display's scale.
  public static let displayScale = LayoutAspects(rawValue: 1 << 6)

  /// The hinges: their number, their status, the divisions they fold.
  public static let hinges = LayoutAspects(rawValue: 1 << 7)

  /// The divisions: their number, their frames, whether they are active.
  public static let divisions = LayoutAspects(rawValue: 1 << 8)

  /// The occlusions: their number, their frames, whether they are active.
  public static let occlusions = LayoutAspects(rawValue: 1 << 9)

  /// The edge of the vertical bar.
  public static let verticalBar = LayoutAspects(rawValue: 1 << 10)

  /// Where the container sits: its window's size, its frame in the window, its display.
  public static let placement = LayoutAspects(rawValue: 1 << 11)

  /// Whether the platform holds the orientation.
  public static let orientationLock = LayoutAspects(rawValue: 1 << 12)

  /// Whether somebody is resizing the window.
  public static let interactiveResizing = LayoutAspects(rawValue: 1 << 13)

  /// The phases of transitions, for those who ask to hear of each; no fact belongs to it.
  public static let transitions = LayoutAspects(rawValue: 1 << 14)

  /// The size classes of both axes.
  public static let sizeClasses: LayoutAspects = [.horizontalSizeClass, .verticalSizeClass]

  /// Every aspect.
  public static let all = LayoutAspects(rawValue: (1 << 15) - 1)
}
