public import FoldLayout

extension PostureReplay {
  /// The environment that observers had been told of at a time, and so a posture to force where there is no device.
  ///
  /// - Parameter time: The time since the session began, in milliseconds; what was told at that very time counts.
  /// - Returns: The environment, or `nil` where none had been told yet.
  /// - Complexity: O(*n*) in the number of records.
  public func environment(at time: Int) -> LayoutEnvironment? {
    var environment: LayoutEnvironment?
    for record in records where record.time <= time {
      if case .emission(let information, _) = record.content { environment = information.current }
    }
    return environment
  }
}
