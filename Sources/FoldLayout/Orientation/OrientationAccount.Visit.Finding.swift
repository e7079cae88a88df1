extension OrientationAccount.Visit {
  /// What the walk found at a controller.
  public enum Finding: Hashable, Sendable {
    /// It is presented and fills the window, so that nothing beneath it counts.
    case fillsWindow(ControllerHierarchy.PresentationStyle)

    /// It is presented over a part of the window: it is not asked, and its constraints count while nothing covers it.
    case liesOver(ControllerHierarchy.PresentationStyle)

    /// It is being dismissed, so that it does not count, nor does what it presents.
    case isBeingDismissed

    /// It leaves the answer to the named one; `nil` where that is not in the hierarchy, so that nobody answers.
    case forwards(to: String?)

    /// It answers, or says nothing and UIKit's default counts.
    case answers

    /// It answers an empty mask, which UIKit refuses and which is no constraint here.
    case answersNothing

    /// The walk has been here before, and goes no further.
    case seenBefore

    /// Somebody refers to it, and it is not in the hierarchy.
    case isMissing
  }
}
