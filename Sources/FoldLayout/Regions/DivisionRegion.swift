/// A line or gap that can divide a container: a crease, a hinge between two panels.
///
/// It keeps apart what platforms mix (rule F4): that the division exists, that the platform calls it active, that its
/// source declares it separating, that it is a physical gap, how thick it is, and the direction its line runs in.
public struct DivisionRegion: Hashable, Sendable {
  /// The identity, stable while the region exists.
  public var id: RegionID

  /// The rectangle to keep clear in the container's coordinates, in points, margins included.
  ///
  /// It may reach beyond the bounds of a nested container.
  ///
  /// Rule F3.
  public var frame: LayoutRect

  /// The part of the frame that is clearance for touch, in points from each edge of the frame.
  public var margins: LayoutEdgeInsets

  /// The direction the line runs in: vertical for a book, horizontal for a laptop.
  public var axis: LayoutAxis

  /// Whether the source declared the axis, rather than its having been found from the frame.
  ///
  /// A declared axis makes the division a band from edge to edge.
  public var isAxisDeclared: Bool

  /// Whether the platform calls the division active.
  public var isActive: Bool

  /// Whether the source declares that the division separates, or `nil` where it does not say.
  public var isDeclaredSeparating: Bool?

  /// Whether this is a physical gap between two panels, where nothing is shown.
  public var isPhysicalGap: Bool

  /// Creates a division whose source declares its axis.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - frame: The rectangle to keep clear in the container's coordinates, in points, margins included.
  ///   - margins: The part of the frame that is clearance, in points from each edge.
  ///   - axis: The direction in which the source says the line runs.
  ///   - isActive: Whether the platform calls the division active.
  ///   - isDeclaredSeparating: Whether the source declares it separating, or `nil`.
  ///   - isPhysicalGap: Whether it is a gap between two panels.
  public init(
    id: RegionID, frame: LayoutRect, margins: LayoutEdgeInsets = .zero, axis: LayoutAxis, isActive: Bool,
    isDeclaredSeparating: Bool? = nil, isPhysicalGap: Bool = false
  ) {
    self.id = id
    self.frame = frame
    self.margins = margins
    self.axis = axis
    self.isAxisDeclared = true
    self.isActive = isActive
    self.isDeclaredSeparating = isDeclaredSeparating
    self.isPhysicalGap = isPhysicalGap
  }

  /// Creates a division whose source says nothing of its axis, which is then found from the frame.
  ///
  /// Rule F4.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - frame: The rectangle to keep clear, not clipped, in points, margins included.
  ///   - margins: The part of the frame that is clearance, in points from each edge.
  ///   - edges: The edges that the line may join, those of the display, window or container, in points and in the
  ///     same coordinates as the frame.
  ///   - isActive: Whether the platform calls the division active.
  ///   - isDeclaredSeparating: Whether the source declares it separating, or `nil`.
  ///   - isPhysicalGap: Whether it is a gap between two panels.
  public init(
    id: RegionID, frame: LayoutRect, margins: LayoutEdgeInsets = .zero, joining edges: LayoutRect, isActive: Bool,
    isDeclaredSeparating: Bool? = nil, isPhysicalGap: Bool = false
  ) {
    self.init(
      id: id, frame: frame, margins: margins, axis: LayoutAxis(ofLine: frame, joining: edges), isActive: isActive,
      isDeclaredSeparating: isDeclaredSeparating, isPhysicalGap: isPhysicalGap)
    self.isAxisDeclared = false
  }

  /// The extent of the frame across the line, in points, margins included.
  public var thickness: Double { frame.size.length(along: axis.perpendicular) }

  /// The bare line or gap: the frame without the margins, in the container's coordinates, in points.
  ///
  /// It is `nil` for a slice narrower than its margins, as in Split View, whose line lies outside the container.
  public var bareFrame: LayoutRect? { frame.inset(by: margins) }
}
