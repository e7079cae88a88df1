/// Why a division separates, or why it does not.
///
/// Rule F5.
public enum DivisionStanding: Hashable, Sendable {
  /// It separates: nothing is shown there.
  case isPhysicalGap

  /// It separates: its source says so.
  case isDeclaredSeparating

  /// It separates: the platform calls it active, and no hinge of its own contradicts.
  case isActive

  /// It does not separate: the platform calls it active, but its own hinge is fully open or closed, and the flag lags.
  case isContradicted(by: Hinge.Status)

  /// It does not separate: the platform does not call it active.
  case isInactive

  /// Whether content must stay on one side.
  public var separates: Bool {
    switch self {
    case .isPhysicalGap, .isDeclaredSeparating, .isActive: true
    case .isContradicted, .isInactive: false
    }
  }

  /// The standing as part of a sentence whose subject is the division.
  package var clause: String {
    switch self {
    case .isPhysicalGap: "is a physical gap"
    case .isDeclaredSeparating: "is declared separating"
    case .isActive: "is active"
    case .isContradicted(.closed): "is called active, but its hinge is closed"
    case .isContradicted: "is called active, but its hinge is fully open"
    case .isInactive: "is not active"
    }
  }
}
