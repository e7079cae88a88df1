/// What a coordinator knows and decides: an event in, at most one thing to tell out.
///
/// It holds no closure and no reference; the coordinator acts when the state is final.
struct LayoutStateMachine {
  /// What was last told.
  private(set) var information: LayoutEnvironmentInformation?

  /// The last update of each hinge that has reported, in the order in which they first did.
  private(set) var hingeUpdates: [Hinge.Update] = []

  /// What a new observer is told: the present state, with nothing before it.
  ///
  /// Rule D1.
  var initialInformation: LayoutEnvironmentInformation? {
    information.map { LayoutEnvironmentInformation(current: $0.current, revision: $0.revision) }
  }

  /// Takes in a canonical environment.
  ///
  /// - Parameter environment: Every fact at once, so that previous values are right on all axes (rule D3).
  /// - Returns: What to tell, or `nil` where the environment is equal to the one told before (rule D4).
  mutating func update(_ environment: LayoutEnvironment) -> LayoutEnvironmentInformation? {
    guard let last = information else {
      information = LayoutEnvironmentInformation(current: environment)
      return information
    }
    guard environment != last.current else { return nil }
    information = LayoutEnvironmentInformation(
      current: environment, previous: last.current, revision: last.revision + 1)
    return information
  }

  /// Takes in what a hinge reports, which never touches the environment.
  ///
  /// Rule D12.
  ///
  /// - Parameter update: The report.
  /// - Returns: Whether to tell it: hinges repeat themselves.
  mutating func update(_ update: Hinge.Update) -> Bool {
    guard let index = hingeUpdates.firstIndex(where: { $0.id == update.id }) else {
      hingeUpdates.append(update)
      return true
    }
    guard hingeUpdates[index] != update else { return false }
    hingeUpdates[index] = update
    return true
  }
}
