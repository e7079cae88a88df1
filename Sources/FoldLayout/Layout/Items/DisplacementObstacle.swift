/// What lies in the way of a control.
///
/// Rule L7.
public enum DisplacementObstacle: Hashable, Sendable {
  /// A division that separates: its band, or a physical gap.
  case division(RegionID)

  /// An active occlusion.
  case occlusion(RegionID)

  /// What the safe area keeps clear.
  case safeArea

  /// A control that was placed before, by its index.
  case control(Int)
}
