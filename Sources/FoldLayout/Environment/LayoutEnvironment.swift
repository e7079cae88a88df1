/// Every fact about one container, a window or a view, at one instant, in that container's own coordinates.
///
/// Facts are stored, and what follows from them is computed. A fact that is `nil` has not been told; an empty list
/// says that there are none; `unspecified` is the platform's own word (rule F2). All lengths are in points, y down,
/// and the container's top left corner is the origin.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The container's extent, in points.
  public var size: LayoutSize

  /// The insets that keep content clear of bars and hardware, in points, physical edges.
  public var safeAreaInsets: LayoutEdgeInsets?

  /// The size classes of the width and the height.
  public var sizeClasses: Interface.SizeClasses?

  /// The way up the interface is shown, as the platform says and never guessed from a size.
  public var orientation: Interface.Orientation?

  /// The direction in which text and controls run.
  public var layoutDirection: Interface.LayoutDirection?

  /// The number of pixels in a point.
  public var displayScale: Double?

  /// The device's hinges: `nil` when not told, empty when the device has none.
  public var hinges: [Hinge]?

  /// The divisions and occlusions of the container, which are told together.
  public var regions: LayoutRegions?

  /// The edge at which the platform prefers to put a vertical bar.
  public var verticalBarEdge: Interface.VerticalBarEdge?

  /// The extent of the window that the container sits in, in points.
  public var windowSize: LayoutSize?

  /// The container's frame in the coordinates of its window, in points.
  public var frameInWindow: LayoutRect?

  /// The display that shows the window.
  public var display: Interface.Display?

  /// The safe area insets that also keep clear of rounded corners, in points.
  public var cornerInsets: LayoutCornerInsets?

  /// Whether the platform holds the orientation that is shown.
  public var isOrientationLocked: Bool?

  /// Whether somebody is resizing the window by hand at this moment.
  public var isInteractivelyResizing: Bool?

  /// Creates an environment of which nothing but the size is told.
  ///
  /// - Parameter size: The container's extent, in points.
  public init(size: LayoutSize) {
    self.size = size
  }

  /// The container in its own coordinates, in points: its size, from the origin.
  public var bounds: LayoutRect { LayoutRect(origin: .zero, size: size) }

  /// The physical side of the vertical bar, or `nil` where there is none or the direction is not known.
  public var verticalBarSide: LayoutSide? { verticalBarEdge?.side(in: layoutDirection) }

  /// The window in the container's coordinates, in points, or `nil` where it was not told.
  public var windowBounds: LayoutRect? {
    guard let windowSize, let frameInWindow else { return nil }
    return LayoutRect(origin: LayoutPoint(x: -frameInWindow.minX, y: -frameInWindow.minY), size: windowSize)
  }
}

extension LayoutEnvironment {
  /// The length of a pixel, in points; one point where the scale was not told, or cannot be.
  var pixel: Double {
    guard let displayScale, displayScale.isFinite, displayScale > 0 else { return 1 }
    return 1 / displayScale
  }
}
