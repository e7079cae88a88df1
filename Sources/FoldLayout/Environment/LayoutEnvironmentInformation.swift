/// What an observer is told: the environment as it is, as it was, and what changed.
///
/// All observers of one emission are handed the same value (rule D2).
public struct LayoutEnvironmentInformation: Hashable, Sendable {
  /// The environment that was told before this emission, or `nil` where an observer is told for the first time.
  ///
  /// In every phase of a transition it is the one from before that transition. Rule D7.
  public var previous: LayoutEnvironment?

  /// The environment as it is.
  public var current: LayoutEnvironment

  /// The aspects that changed and have not been told before; none where nothing was told before.
  ///
  /// A change counts once: what a transition's block has told, its end does not name again, although ``previous`` is
  /// still the environment from before. Rule D7.
  public var changes: LayoutAspects

  /// Why the observer is told.
  public var cause: Cause

  /// The number of the emission, counted from 1; a new observer is told that of the last one.
  public var revision: Int

  /// Creates an information value, as a test of a layout engine would.
  ///
  /// - Parameters:
  ///   - current: The environment as it is.
  ///   - previous: The environment that was told before, if any.
  ///   - changes: The aspects that changed; what the two environments differ in where it is left out.
  ///   - cause: Why the observer is told; initial without a previous environment, a change with one, where it is left
  ///     out.
  ///   - revision: The number of the emission.
  public init(
    current: LayoutEnvironment, previous: LayoutEnvironment? = nil, changes: LayoutAspects? = nil,
    cause: Cause? = nil, revision: Int = 1
  ) {
    self.previous = previous
    self.current = current
    self.changes = changes ?? previous.map { current.changes(since: $0) } ?? []
    self.cause = cause ?? (previous == nil ? .initial : .change)
    self.revision = revision
  }

  /// Whether the facts of the current environment agree with each other.
  ///
  /// - Complexity: O(*n*) in the number of divisions, times the number of hinges.
  public var isSettled: Bool { current.isSettled }
}
