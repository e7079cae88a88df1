extension OrientationAccount.SetAside {
  /// Why a constraint does not count.
  public enum Reason: Hashable, Sendable {
    /// The controller that shows it is not on the screen: it is covered, gone, or not known.
    case notShown(String)

    /// Its condition is not met.
    case conditionNotMet(LayoutCondition)

    /// Whether its condition is met is not known yet.
    case conditionUnknown(LayoutCondition)
  }
}
