/// What an observer is told: the environment as it is, as it was, and what changed.
///
/// All observers of one emission are handed the same value (rule D2).
public struct LayoutEnvironmentInformation: Hashable, Sendable {
  /// The environment that was told before, the same for every observer, or `nil` for the first one.
  public var previous: LayoutEnvironment?

  /// The environment as it is.
  public var current: LayoutEnvironment

  /// The aspects that changed and have not been told before; none where there is no ``previous``.
  public var changes: LayoutAspects

  /// Why the observer is told.
  public var cause: Cause

  /// The number of environments that the coordinator has told, this one included.
  public var revision: Int

  /// Creates an information value, as a test of a layout engine would.
  ///
  /// - Parameters:
  ///   - current: The environment as it is.
  ///   - previous: The environment that was told before, if any; what changed is found from the two.
  ///   - cause: Why the observer is told.
  ///   - revision: The number of environments told, this one included.
  public init(
    current: LayoutEnvironment, previous: LayoutEnvironment? = nil, cause: Cause = .initial, revision: Int = 1
  ) {
    self.previous = previous
    self.current = current
    self.changes = previous.map { current.changes(since: $0) } ?? []
    self.cause = cause
    self.revision = revision
  }

  /// Whether the facts of ``current`` agree with each other.
  public var isSettled: Bool { current.isSettled }
}
