/// Where a coordinator's environments come from: an adapter to a platform, or one's own engine.
///
/// Signals carry no data, they only ask for a capture: the source is woken by whatever its platform offers, reads
/// every fact at once, and sends its coordinator ``LayoutCoordinator/Event/capture``. A coordinator keeps its source
/// alive, so a source holds its coordinator weakly, and is an object apart from the coordinator's owner.
public protocol LayoutEnvironmentSource: AnyObject {
  /// Reads every fact about the container as it is at this moment.
  ///
  /// - Returns: The environment, or `nil` where there is nothing to read yet.
  func capture() -> LayoutEnvironment?

  /// Asks the source to have a capture made soon, for example in its next layout pass.
  func setNeedsCapture()
}
