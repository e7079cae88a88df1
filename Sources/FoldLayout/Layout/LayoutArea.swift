/// What of a container is laid out.
public enum LayoutArea: Hashable, Sendable, CaseIterable {
  /// What the safe area's insets leave; all of the container where they were not told.
  case safeArea

  /// All of the container.
  case bounds
}

extension LayoutEnvironment {
  /// What of the container is laid out, or `nil` where nothing is left or the container cannot be.
  func frame(of area: LayoutArea) -> LayoutRect? {
    guard size.isPossible else { return nil }
    guard area == .safeArea, let insets = safeAreaInsets else { return bounds }
    return bounds.inset(by: insets.nonnegative)
  }
}
