/// Test-only: what SwiftUI complains of in the log.
public enum StandInFault: Hashable, Sendable {
  /// State was changed while views were evaluated, which SwiftUI calls undefined behaviour.
  case changedStateDuringUpdate
}
