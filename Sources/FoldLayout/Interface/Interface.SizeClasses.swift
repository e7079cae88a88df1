extension Interface {
  /// The size classes on both axes, as they were at one instant.
  public struct SizeClasses: Hashable, Sendable {
    /// The size class of the width.
    public var horizontal: SizeClass

    /// The size class of the height.
    public var vertical: SizeClass

    /// Creates the pair.
    ///
    /// - Parameters:
    ///   - horizontal: The size class of the width.
    ///   - vertical: The size class of the height.
    public init(horizontal: SizeClass, vertical: SizeClass) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// The size class along an axis.
    ///
    /// - Parameter axis: The axis to look along.
    /// - Returns: That of the width for the horizontal axis, that of the height for the vertical one.
    func sizeClass(along axis: LayoutAxis) -> SizeClass { axis == .horizontal ? horizontal : vertical }
  }
}
