extension LayoutEnvironmentInformation {
  /// The size classes on both axes, or `nil` where they were not told.
  public var sizeClasses: Interface.SizeClasses? { current.sizeClasses }

  /// The size classes that were told before, on both axes at the same instant.
  ///
  /// In every phase of a transition they are those from before it. So at the end of one that was cancelled they can be
  /// the present ones although a class has changed since its block.
  public var previousSizeClasses: Interface.SizeClasses? { previous?.sizeClasses }

  /// Whether the width is regular.
  public var isRegularWidth: Bool { sizeClasses?.horizontal == .regular }

  /// Whether the width is compact.
  public var isCompactWidth: Bool { sizeClasses?.horizontal == .compact }

  /// Whether the height is regular.
  public var isRegularHeight: Bool { sizeClasses?.vertical == .regular }

  /// Whether the height is compact.
  public var isCompactHeight: Bool { sizeClasses?.vertical == .compact }

  /// Whether the width has become regular with this emission.
  public var didChangeToRegularWidth: Bool { didChange(along: .horizontal, to: .regular) }

  /// Whether the width has become compact with this emission.
  public var didChangeToCompactWidth: Bool { didChange(along: .horizontal, to: .compact) }

  /// Whether the height has become regular with this emission.
  public var didChangeToRegularHeight: Bool { didChange(along: .vertical, to: .regular) }

  /// Whether the height has become compact with this emission.
  public var didChangeToCompactHeight: Bool { didChange(along: .vertical, to: .compact) }

  /// Asks the changes and not the previous class: at the end of a transition that was cancelled, that one is from
  /// before it, and the observer has been told another since (rule D7).
  private func didChange(along axis: LayoutAxis, to sizeClass: Interface.SizeClass) -> Bool {
    changes.contains(axis == .horizontal ? .horizontalSizeClass : .verticalSizeClass)
      && sizeClasses?.sizeClass(along: axis) == sizeClass
  }
}
