extension LayoutEnvironment {
  /// The aspects in which this environment differs from an earlier one.
  ///
  /// - Parameter previous: The earlier environment.
  /// - Returns: No aspect exactly when the two are equal.
  /// - Complexity: O(*n*) in the number of regions and hinges.
  public func changes(since previous: LayoutEnvironment) -> LayoutAspects {
    var changes: LayoutAspects = []
    func compare(_ isEqual: Bool, _ aspect: LayoutAspects) {
      if !isEqual { changes.insert(aspect) }
    }
    compare(size == previous.size, .size)
    compare(safeAreaInsets == previous.safeAreaInsets && cornerInsets == previous.cornerInsets, .safeArea)
    compare(sizeClasses == previous.sizeClasses, .sizeClasses)
    compare(orientation == previous.orientation, .orientation)
    compare(layoutDirection == previous.layoutDirection, .layoutDirection)
    compare(displayScale == previous.displayScale, .displayScale)
    compare(hinges == previous.hinges, .hinges)
    compare(regions?.divisions == previous.regions?.divisions, .divisions)
    compare(regions?.occlusions == previous.regions?.occlusions, .occlusions)
    compare(verticalBarEdge == previous.verticalBarEdge, .verticalBar)
    compare(
      windowSize == previous.windowSize && frameInWindow == previous.frameInWindow && display == previous.display,
      .placement)
    compare(isOrientationLocked == previous.isOrientationLocked, .orientationLock)
    compare(isInteractivelyResizing == previous.isInteractivelyResizing, .interactiveResizing)
    return changes
  }
}
