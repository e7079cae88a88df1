extension LayoutEnvironment {
  /// The environment of a container inside this one.
  ///
  /// Regions are translated, kept whole where they reach into it, and dropped where they only touch it. Of the safe
  /// area and the corners what reaches into it is left. Its place in the window is what this one's was, moved. What is
  /// no geometry is inherited: size classes belong to the platform, and a part's classes come from its breakpoints.
  ///
  /// Rule F10.
  ///
  /// - Parameter frame: The container's frame in this one's coordinates, in points. One that cannot be gives an
  ///   environment that ``canonical()`` refuses.
  /// - Returns: Its environment, in its own coordinates.
  /// - Complexity: O(*n*) in the number of regions.
  public func restricted(to frame: LayoutRect) -> LayoutEnvironment {
    var result = self
    result.size = frame.isPossible ? frame.size : LayoutSize(width: .nan, height: .nan)
    result.regions = regions?.restricted(to: frame)
    let distances = bounds.insets(to: frame)
    result.safeAreaInsets = safeAreaInsets?.reaching(past: distances)
    result.cornerInsets = cornerInsets.map {
      LayoutCornerInsets(
        horizontal: $0.horizontal.reaching(past: distances), vertical: $0.vertical.reaching(past: distances))
    }
    result.frameInWindow = frameInWindow.map { place in
      LayoutRect(
        origin: LayoutPoint(x: place.minX + frame.minX, y: place.minY + frame.minY), size: frame.size)
    }
    return result
  }
}
