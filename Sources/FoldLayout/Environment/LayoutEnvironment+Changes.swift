extension LayoutEnvironment {
  /// The aspects in which this environment differs from an earlier one.
  ///
  /// - Parameter previous: The earlier environment.
  /// - Returns: No aspect exactly when the two are equal.
  /// - Complexity: O(*n*) in the number of regions and hinges.
  func changes(since previous: LayoutEnvironment) -> LayoutAspects {
    var changes: LayoutAspects = []
    changes.insert(.size, unless: size == previous.size)
    changes.insert(
      .safeArea, unless: safeAreaInsets == previous.safeAreaInsets && cornerInsets == previous.cornerInsets)
    changes.insert(.horizontalSizeClass, unless: sizeClasses?.horizontal == previous.sizeClasses?.horizontal)
    changes.insert(.verticalSizeClass, unless: sizeClasses?.vertical == previous.sizeClasses?.vertical)
    changes.insert(.orientation, unless: orientation == previous.orientation)
    changes.insert(.layoutDirection, unless: layoutDirection == previous.layoutDirection)
    changes.insert(.displayScale, unless: displayScale == previous.displayScale)
    changes.insert(.hinges, unless: hinges == previous.hinges)
    changes.insert(.divisions, unless: regions?.divisions == previous.regions?.divisions)
    changes.insert(.occlusions, unless: regions?.occlusions == previous.regions?.occlusions)
    changes.insert(.verticalBar, unless: verticalBarEdge == previous.verticalBarEdge)
    changes.insert(
      .placement,
      unless: windowSize == previous.windowSize && frameInWindow == previous.frameInWindow
        && display == previous.display)
    changes.insert(.orientationLock, unless: isOrientationLocked == previous.isOrientationLocked)
    changes.insert(.interactiveResizing, unless: isInteractivelyResizing == previous.isInteractivelyResizing)
    return changes
  }
}

extension LayoutAspects {
  /// A method, and not a function inside the comparison, because what that captures is allocated in debug builds.
  fileprivate mutating func insert(_ aspect: LayoutAspects, unless isEqual: Bool) {
    if !isEqual { formUnion(aspect) }
  }
}
